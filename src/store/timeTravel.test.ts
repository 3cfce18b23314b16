import { api } from '../api/api.ts';
import { currencyChosen } from '../features/ui/uiSlice.ts';
import { openDevTools, timeTravel } from '../testing/devTools.ts';
import { setupStore } from '../testing/setupStore.tsx';

const LONGEST_LOG = 12;

openDevTools(LONGEST_LOG);

describe('store during time travel [E-11]', () => {
  it('resolves a query after the return', async () => {
    const answer = Promise.withResolvers<object>();
    const { store } = setupStore({ answers: { getCart: () => answer.promise } });
    const { lastAction, jumpTo } = timeTravel();
    const heard: unknown[] = [];
    const asked = store
      .dispatch(api.endpoints.getCart.initiate())
      .unwrap()
      .then((data) => heard.push(data));
    await new Promise((resolve) => setTimeout(resolve));
    const present = lastAction();
    jumpTo(0);
    answer.resolve({ products: [], totals: [] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard).toEqual([]);
    jumpTo(present);
    await asked;
    expect(heard).toEqual([{ products: [], totals: [] }]);
  });

  it('keeps the past state if the log is full and actions arrive', () => {
    const { store } = setupStore({});
    const { lastAction, jumpTo } = timeTravel();
    for (let index = 0; index < LONGEST_LOG + 3; index += 1) {
      store.dispatch(currencyChosen(`C${index}`));
    }
    const present = lastAction();
    jumpTo(present - LONGEST_LOG + 4);
    const shown = store.getState();
    for (let index = 0; index < 5; index += 1) store.dispatch(currencyChosen('EUR'));
    expect(store.getState()).toBe(shown);
    expect(lastAction()).toBe(present);
  });

  it('ignores a redux-persist action that lost its functions in a file', () => {
    const { store } = setupStore({});
    const before = store.getState();
    for (const type of ['persist/PERSIST', 'persist/FLUSH', 'persist/PURGE']) {
      store.dispatch({ type } as never);
    }
    expect(store.getState()).toBe(before);
  });
});
