package app.hissho.engine.store;

import static com.google.common.truth.Truth.assertThat;

import app.hissho.engine.store.PositionStore.Rules;
import org.junit.jupiter.api.Test;

class MemoryStoreTest {
    @Test
    void keepsGamesAndVersionsApart() {
        MemoryStore store = new MemoryStore(1 << 12);
        store.remember(new Rules("nim", 1), 7, 1);
        store.remember(new Rules("nim", 2), 7, 2);
        store.remember(new Rules("moore:2", 1), 7, 3);
        assertThat(store.recall(new Rules("nim", 1), 7)).isEqualTo(1);
        assertThat(store.recall(new Rules("nim", 2), 7)).isEqualTo(2);
        assertThat(store.recall(new Rules("moore:2", 1), 7)).isEqualTo(3);
        assertThat(store.recall(new Rules("moore:3", 1), 7)).isEqualTo(PositionStore.MISSING);
        assertThat(store.recall(new Rules("nim", 1), 8)).isEqualTo(PositionStore.MISSING);
        assertThat(store.table().size()).isEqualTo(3);
    }

    @Test
    void mayBeClearedAtAnyTime() {
        MemoryStore store = new MemoryStore(1 << 12);
        Rules rules = new Rules("nim", 1);
        store.remember(rules, 7, 1);
        store.table().clear();
        assertThat(store.recall(rules, 7)).isEqualTo(PositionStore.MISSING);
        store.remember(rules, 7, 2);
        assertThat(store.recall(rules, 7)).isEqualTo(2);
    }
}
