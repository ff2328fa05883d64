package app.hissho.ui.common

import android.media.AudioAttributes
import android.media.AudioFormat
import android.media.AudioTrack
import androidx.compose.runtime.staticCompositionLocalOf
import kotlin.math.PI
import kotlin.math.exp
import kotlin.math.sin

/** Whether the user has asked to hear moves. Off unless the settings say so. */
val LocalSoundEnabled = staticCompositionLocalOf { false }

/** The click of a stone on wood: two tones that die away within a twentieth of a second. Needs no file. */
class StoneClick : AutoCloseable {
    private val track = AudioTrack.Builder()
        .setAudioAttributes(
            AudioAttributes.Builder()
                .setUsage(AudioAttributes.USAGE_GAME)
                .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                .build(),
        )
        .setAudioFormat(
            AudioFormat.Builder()
                .setSampleRate(RATE)
                .setEncoding(AudioFormat.ENCODING_PCM_16BIT)
                .setChannelMask(AudioFormat.CHANNEL_OUT_MONO)
                .build(),
        )
        .setBufferSizeInBytes(2 * LENGTH)
        .setTransferMode(AudioTrack.MODE_STATIC)
        .build()
        .apply { write(samples(), 0, LENGTH) }

    /** Starts the click anew. A phone that has no free track stays silent. */
    fun play() {
        if (track.state != AudioTrack.STATE_INITIALIZED) return
        track.stop()
        track.reloadStaticData()
        track.play()
    }

    override fun close() = track.release()

    internal companion object {
        private const val RATE = 22_050
        const val LENGTH = RATE / 20

        fun samples() = ShortArray(LENGTH) { i ->
            val t = i.toDouble() / RATE
            val tone = sin(2 * PI * 1_700 * t) * exp(-t * 160) + 0.6 * sin(2 * PI * 620 * t) * exp(-t * 90)
            (tone * 0.4 * Short.MAX_VALUE).toInt().toShort()
        }
    }
}
