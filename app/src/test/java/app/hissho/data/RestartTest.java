package app.hissho.data;

import static com.google.common.truth.Truth.assertThat;

import android.app.Application;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.store.MemoryStore;
import app.hissho.engine.store.PositionStore;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** What was searched once is read from the database after the app was started again. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35, application = Application.class)
public final class RestartTest {
    private static RoomPositionStore open() {
        return new RoomPositionStore(ApplicationProvider.getApplicationContext());
    }

    private static Analysis<?> analyse(PositionStore store, Budget budget) {
        return analyse(Catalog.game("misere-subtraction:1,2,5"), "7,9,12", store, budget);
    }

    private static <P, M> Analysis<M> analyse(Game<P, M> game, String position, PositionStore store, Budget budget) {
        return game.solver(store).analyse(game.parse(position), budget);
    }

    @Test
    public void aSecondAnalysisAfterARestartReadsTheDatabaseInsteadOfSearching() {
        Budget first = Budget.phone();
        Analysis<?> searched;
        try (RoomPositionStore store = open()) {
            searched = analyse(store, first);
            assertThat(store.statistics().misses()).isGreaterThan(0);
        }
        assertThat(first.spent()).isGreaterThan(0);
        Budget second = Budget.phone();
        try (RoomPositionStore store = open()) {
            assertThat(analyse(store, second)).isEqualTo(searched);
            assertThat(store.statistics().misses()).isEqualTo(0);
            assertThat(store.statistics().hits()).isGreaterThan(0);
        }
        assertThat(second.spent()).isEqualTo(0);
        assertThat(analyse(new MemoryStore(MemoryStore.DEFAULT_BYTES), Budget.phone())).isEqualTo(searched);
    }

    @Test
    public void afterClearingItIsSearchedAgain() {
        try (RoomPositionStore store = open()) {
            analyse(store, Budget.phone());
            store.flush();
            store.clear();
            Budget again = Budget.phone();
            analyse(store, again);
            assertThat(again.spent()).isGreaterThan(0);
        }
    }
}
