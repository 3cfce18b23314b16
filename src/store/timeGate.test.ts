import { configureStore, createSlice, type Middleware, type StoreEnhancer } from '@reduxjs/toolkit';
import { instrument, type EnhancedStore } from '@redux-devtools/instrument';
import { createTimeGate } from './timeGate.ts';

interface Counter {
  value: number;
}

const counter = createSlice({
  name: 'counter',
  initialState: { value: 0 },
  reducers: {
    added: (state) => {
      state.value += 1;
    },
  },
});

function setup() {
  const gate = createTimeGate();
  const passed: unknown[] = [];
  const spy: Middleware = () => (next) => (action) => {
    passed.push((action as { type: string }).type);
    return next(action);
  };
  const store = configureStore({
    reducer: counter.reducer,
    devTools: false,
    middleware: (defaults) => defaults().prepend(gate.middleware).concat(spy),
    // The last enhancer is innermost: the gate wraps the instrumented store directly.
    enhancers: (defaults) => defaults().concat(gate.enhancer, instrument() as StoreEnhancer),
  });
  const { liftedStore } = store as unknown as EnhancedStore<Counter, never, object>;
  const jumpTo = (index: number) =>
    liftedStore.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index });
  return { gate, store, liftedStore, jumpTo, passed };
}

const { added } = counter.actions;

describe('time gate [E-11]', () => {
  it('is in the present after own dispatches', () => {
    const { gate, store } = setup();
    store.dispatch(added());
    expect(gate.isPast()).toBe(false);
    expect(store.getState()).toEqual({ value: 1 });
  });

  it('reports a jump as the past and drops actions until the return', () => {
    const { gate, store, jumpTo } = setup();
    let told = 0;
    gate.subscribe(() => (told += 1));
    store.dispatch(added());
    store.dispatch(added());
    jumpTo(1);
    expect(gate.isPast()).toBe(true);
    expect(told).toBe(1);
    store.dispatch(added());
    expect(store.getState()).toEqual({ value: 1 });
    jumpTo(2);
    expect(gate.isPast()).toBe(false);
    store.dispatch(added());
    expect(store.getState()).toEqual({ value: 3 });
  });

  it('treats an equal state as the present after an action is skipped and restored', () => {
    const { gate, store, liftedStore } = setup();
    store.dispatch(added());
    liftedStore.dispatch({ type: 'TOGGLE_ACTION', id: 1 });
    expect(gate.isPast()).toBe(true);
    liftedStore.dispatch({ type: 'TOGGLE_ACTION', id: 1 });
    expect(gate.isPast()).toBe(false);
  });

  it('holds the answer to a pending request until the return', () => {
    const { store, jumpTo, passed } = setup();
    store.dispatch(added());
    store.dispatch({ type: 'x/pending', meta: { requestId: 'r', requestStatus: 'pending' } });
    jumpTo(0);
    store.dispatch({ type: 'x/fulfilled', meta: { requestId: 'r', requestStatus: 'fulfilled' } });
    expect(passed).not.toContain('x/fulfilled');
    jumpTo(2);
    expect(passed).toContain('x/fulfilled');
  });

  it('resolves present() at once, or on the return', async () => {
    const { gate, store, jumpTo } = setup();
    const heard: string[] = [];
    await gate.present();
    store.dispatch(added());
    jumpTo(0);
    const waiting = gate.present().then(() => heard.push('back'));
    await Promise.resolve();
    expect(heard).toEqual([]);
    jumpTo(1);
    await waiting;
    expect(heard).toEqual(['back']);
  });

  it('drops requests that begin in the past, with their answers', () => {
    const { store, jumpTo, passed } = setup();
    store.dispatch(added());
    jumpTo(0);
    store.dispatch({ type: 'x/pending', meta: { requestId: 'r', requestStatus: 'pending' } });
    store.dispatch({ type: 'x/fulfilled', meta: { requestId: 'r', requestStatus: 'fulfilled' } });
    jumpTo(1);
    expect(passed).toEqual([added.type]);
  });
});
