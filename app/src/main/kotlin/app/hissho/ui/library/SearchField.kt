package app.hissho.ui.library

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.foundation.text.input.TextFieldLineLimits
import androidx.compose.foundation.text.input.TextFieldState
import androidx.compose.foundation.text.input.clearText
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Clear
import androidx.compose.material.icons.filled.Search
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.OutlinedTextFieldDefaults
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalFocusManager
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.ImeAction
import app.hissho.R
import app.hissho.ui.common.raisedColor

@Composable
internal fun SearchField(search: TextFieldState, modifier: Modifier = Modifier) {
    val focus = LocalFocusManager.current
    val name = stringResource(R.string.library_search)
    OutlinedTextField(
        state = search,
        modifier = modifier.fillMaxWidth().semantics { contentDescription = name },
        placeholder = { Text(name, Modifier.clearAndSetSemantics { }) },
        leadingIcon = { Icon(Icons.Filled.Search, contentDescription = null) },
        trailingIcon = {
            if (search.text.isNotEmpty()) {
                IconButton(onClick = { search.clearText() }) {
                    Icon(Icons.Filled.Clear, stringResource(R.string.library_search_clear))
                }
            }
        },
        lineLimits = TextFieldLineLimits.SingleLine,
        keyboardOptions = KeyboardOptions(imeAction = ImeAction.Search),
        onKeyboardAction = { focus.clearFocus() },
        shape = MaterialTheme.shapes.extraLarge,
        colors = OutlinedTextFieldDefaults.colors(
            focusedContainerColor = raisedColor,
            unfocusedContainerColor = raisedColor,
        ),
    )
}
