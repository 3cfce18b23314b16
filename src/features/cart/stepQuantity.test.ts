import { waitFor } from '@testing-library/react';
import { api } from '../../api/api.ts';
import { lineOf } from '../../testing/catalogData.ts';
import { setupStore } from '../../testing/setupStore.tsx';
import { selectItems, selectRemoved, selectRequestedQuantity } from './cartSlice.ts';
import { selectToasts } from '../ui/uiSlice.ts';
import { removeLine, setQuantity, stepQuantity, type Direction } from './stepQuantity.ts';

async function step(quantity: number, direction?: Direction, answer: object = { status: 1 }) {
  const getCart = { products: [lineOf({ quantity })], totals: [] };
  const { store, calls } = setupStore({ answers: { editCartLine: answer, getCart } });
  await store.dispatch(api.endpoints.getCart.initiate());
  await store.dispatch(stepQuantity(lineOf({ quantity }), direction));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const edit = calls.find(({ operation }) => operation === 'editCartLine');
  return {
    form: edit && Object.fromEntries(edit.form),
    reads: calls.filter(({ operation }) => operation === 'getCart').length,
  };
}

describe('setQuantity', () => {
  it("'inc' sends the quantity plus 1 [MINICART-38, API-11]", async () => {
    expect((await step(2, 'inc')).form).toEqual({ key: '7', quantity: '3' });
  });

  it("'dec' sends the quantity minus 1 [MINICART-36, MINICART-39]", async () => {
    expect((await step(2, 'dec')).form).toEqual({ key: '7', quantity: '1' });
  });

  it("defaults to 'inc' [MINICART-37]", async () => {
    expect((await step(2)).form).toEqual({ key: '7', quantity: '3' });
  });

  it('sends nothing below 1 [MINICART-41, OPEN-27]', async () => {
    expect(await step(1, 'dec')).toEqual({ form: undefined, reads: 1 });
  });

  it('steps from the latest cart when the pressed line is stale [MINICART-36]', async () => {
    const getCart = { products: [lineOf({ quantity: 3 })], totals: [] };
    const { store, calls } = setupStore({ answers: { editCartLine: { status: 1 }, getCart } });
    await store.dispatch(api.endpoints.getCart.initiate());
    await store.dispatch(stepQuantity(lineOf({ quantity: 2 }), 'dec'));
    const edit = calls.find(({ operation }) => operation === 'editCartLine');
    expect(edit?.form.get('quantity')).toBe('2');
  });

  it('shows the remaining stock and sends nothing beyond it [MINICART-36]', async () => {
    const line = lineOf({ quantity: 2, available: 3 });
    const getCart = { products: [line], totals: [] };
    const { store, calls } = setupStore({ answers: { editCartLine: { status: 1 }, getCart } });
    await store.dispatch(api.endpoints.getCart.initiate());
    await Promise.all([
      store.dispatch(stepQuantity(line)),
      store.dispatch(stepQuantity(line)),
      store.dispatch(stepQuantity(line)),
    ]);
    const edits = calls.filter(({ operation }) => operation === 'editCartLine');
    expect(edits.map(({ form }) => form.get('quantity'))).toEqual(['3']);
    const { content } = selectToasts(store.getState())[0] ?? {};
    expect(content).toEqual({
      messageId: 'cart.toast.most',
      values: { name: line.name, count: '3' },
    });
  });

  it('refetches the cart after success [MINICART-40]', async () => {
    expect((await step(2)).reads).toBe(2);
  });

  it('refetches nothing after another status [ERRORS-09]', async () => {
    expect((await step(2, 'inc', { status: 0 })).reads).toBe(1);
  });
});

async function withHeldWrites() {
  let quantity = 2;
  const held: ((answer: object | string | Response) => void)[] = [];
  const hold = () => new Promise((resolve) => held.push(resolve));
  const { store, calls } = setupStore({
    answers: {
      getCart: () => ({ products: quantity > 0 ? [lineOf({ quantity })] : [], totals: [] }),
      editCartLine: async ({ form }: { form: URLSearchParams }) => {
        const answer = await hold();
        if ((answer as { status?: number }).status === 1) quantity = Number(form.get('quantity'));
        return answer;
      },
      removeCartLine: async () => {
        const answer = await hold();
        if ((answer as { status?: number }).status === 1) quantity = 0;
        return answer;
      },
    },
  });
  await store.dispatch(api.endpoints.getCart.initiate());
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  return {
    store,
    line: lineOf(),
    wanted: () => selectRequestedQuantity(store.getState(), '7')?.quantity,
    sent: () =>
      calls
        .filter(({ operation }) => operation.endsWith('CartLine'))
        .map(({ operation, form }) => form.get('quantity') ?? operation),
    reads: () => calls.filter(({ operation }) => operation === 'getCart').length,
    answer: async (value: object | string | Response) => {
      held.shift()?.(value);
      await pause();
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
      await pause();
    },
    pause,
  };
}

describe('rapid presses', () => {
  it('shows each quantity at once and sends only the last after the first response [E-12]', async () => {
    const { store, line, wanted, sent, answer, pause } = await withHeldWrites();
    for (const expected of [3, 4, 5, 6]) {
      void store.dispatch(stepQuantity(line));
      expect(wanted()).toBe(expected);
    }
    void store.dispatch(stepQuantity(line, 'dec'));
    await pause();
    expect(wanted()).toBe(5);
    expect(sent()).toEqual(['3']);
    await answer({ status: 1 });
    expect(sent()).toEqual(['3', '5']);
    await answer({ status: 1 });
    expect(sent()).toEqual(['3', '5']);
    expect(wanted()).toBeUndefined();
    const cart = api.endpoints.getCart.select()(store.getState()).data;
    expect(cart?.products[0]?.quantity).toBe(5);
  });

  it('sends nothing more when the presses return to the quantity sent [E-12]', async () => {
    const { store, line, sent, answer, pause } = await withHeldWrites();
    void store.dispatch(stepQuantity(line));
    void store.dispatch(stepQuantity(line));
    void store.dispatch(stepQuantity(line, 'dec'));
    await pause();
    await answer({ status: 1 });
    expect(sent()).toEqual(['3']);
  });

  it('steps from the requested quantity while the cart is refetched [E-12]', async () => {
    const read = Promise.withResolvers<void>();
    let reads = 0;
    const { store, calls } = setupStore({
      answers: {
        getCart: async () => {
          reads += 1;
          if (reads === 2) await read.promise;
          return { products: [lineOf({ quantity: reads === 1 ? 2 : 4 })], totals: [] };
        },
        editCartLine: { status: 1 },
      },
    });
    const readCart = store.dispatch(api.endpoints.getCart.initiate());
    await readCart;
    const wanted = () => selectRequestedQuantity(store.getState(), '7')?.quantity;
    await store.dispatch(stepQuantity(lineOf()));
    expect(wanted()).toBe(3);
    await store.dispatch(stepQuantity(lineOf()));
    const edits = calls.filter(({ operation }) => operation === 'editCartLine');
    expect(edits.map(({ form }) => form.get('quantity'))).toEqual(['3', '4']);
    expect(wanted()).toBe(4);
    read.resolve();
    await waitFor(() => expect(wanted()).toBeUndefined());
  });

  it.each([
    ['a rejection [ERRORS-09]', { status: 0, error: 'Only 5 left.' }, 1],
    ['a swallowed answer [CONFLICT-07]', '', 2],
    ['a failure', new Response('', { status: 500 }), 2],
  ])(
    "%s falls back to the server's quantity, without a toast [E-12]",
    async (_t, rejection, read) => {
      const { store, line, wanted, sent, reads, answer, pause } = await withHeldWrites();
      void store.dispatch(stepQuantity(line));
      void store.dispatch(stepQuantity(line));
      await pause();
      await answer(rejection instanceof Response ? rejection.clone() : rejection);
      if (rejection instanceof Response) await answer(rejection.clone());
      expect(wanted()).toBeUndefined();
      expect(sent().every((quantity) => quantity === '3')).toBe(true);
      expect(reads()).toBe(read);
      expect(store.getState().ui.toasts).toEqual([]);
    },
  );

  it('hides a removed line even if the response is lost [CONFLICT-07]', async () => {
    let products = [lineOf()];
    const { store } = setupStore({
      answers: {
        getCart: () => ({ products, totals: [] }),
        removeCartLine: () => {
          products = [];
          return new Response('', { status: 503 });
        },
      },
    });
    await store.dispatch(api.endpoints.getCart.initiate());
    await store.dispatch(removeLine(lineOf()));
    await waitFor(() => expect(selectItems(store.getState())).toEqual([]));
  });

  it('queues a removal behind an edit in flight and ignores later presses [E-12]', async () => {
    const { store, line, sent, answer, pause } = await withHeldWrites();
    void store.dispatch(stepQuantity(line));
    void store.dispatch(removeLine(line));
    void store.dispatch(stepQuantity(line));
    void store.dispatch(removeLine(line));
    await pause();
    expect(sent()).toEqual(['3']);
    await answer({ status: 1 });
    expect(sent()).toEqual(['3', 'removeCartLine']);
    await answer({ status: 1 });
    expect(sent()).toEqual(['3', 'removeCartLine']);
    expect(selectRemoved(store.getState())).toEqual({ key: '7', name: 'Red rice' });
  });

  it('sends a queued removal after a rejected edit, too [E-12]', async () => {
    const { store, line, sent, answer, pause } = await withHeldWrites();
    void store.dispatch(stepQuantity(line));
    void store.dispatch(removeLine(line));
    await pause();
    await answer({ error: 'Only 5 left.' });
    expect(sent()).toEqual(['3', 'removeCartLine']);
  });

  it('waits for the next refetch if the line was removed in another tab [E-12, ERRORS-08]', async () => {
    const { store, line, wanted, answer, pause } = await withHeldWrites();
    void store.dispatch(removeLine(line));
    await pause();
    await answer({ error: 'This item is no longer in your cart.' });
    expect(wanted()).toBeUndefined();
    expect(selectRemoved(store.getState())).toBeNull();
    expect(store.getState().ui.toasts).toEqual([]);
  });

  it('sends the quantity even if the line already has it [E-13]', async () => {
    const { store, line, sent, pause } = await withHeldWrites();
    void store.dispatch(setQuantity(line, 2));
    await pause();
    expect(sent()).toEqual(['2']);
  });
});
