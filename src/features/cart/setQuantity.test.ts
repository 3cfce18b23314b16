import { waitFor } from '@testing-library/react';
import { api } from '../../api/api.ts';
import { lineOf } from '../../testing/catalogData.ts';
import { setupStore } from '../../testing/setupStore.tsx';
import { selectItems, selectRemoved, selectWanted } from './cartSlice.ts';
import { selectToasts } from '../ui/uiSlice.ts';
import { removeLine, changeQuantity, setQuantity, type Direction } from './setQuantity.ts';

async function step(quantity: number, direction?: Direction, answer: object = { status: 1 }) {
  const getCart = { products: [lineOf({ quantity })], totals: [] };
  const { store, calls } = setupStore({ answers: { editCartLine: answer, getCart } });
  await store.dispatch(api.endpoints.getCart.initiate());
  await store.dispatch(setQuantity(lineOf({ quantity }), direction));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const edit = calls.find(({ operation }) => operation === 'editCartLine');
  return {
    form: edit && Object.fromEntries(edit.form),
    reads: calls.filter(({ operation }) => operation === 'getCart').length,
  };
}

describe('quantityStepped', () => {
  it("MINICART-36 MINICART-38 API-11 'inc' sends the quantity plus 1", async () => {
    expect((await step(2, 'inc')).form).toEqual({ key: '7', quantity: '3' });
  });

  it("MINICART-36 MINICART-39 'dec' sends the quantity minus 1", async () => {
    expect((await step(2, 'dec')).form).toEqual({ key: '7', quantity: '1' });
  });

  it("MINICART-37 takes 'inc' when no direction is given", async () => {
    expect((await step(2)).form).toEqual({ key: '7', quantity: '3' });
  });

  it('MINICART-41 OPEN-27 sends nothing below 1', async () => {
    expect(await step(1, 'dec')).toEqual({ form: undefined, reads: 1 });
  });

  it('MINICART-36 takes the quantity that was read last, where the line pressed shows an older one', async () => {
    const getCart = { products: [lineOf({ quantity: 3 })], totals: [] };
    const { store, calls } = setupStore({ answers: { editCartLine: { status: 1 }, getCart } });
    await store.dispatch(api.endpoints.getCart.initiate());
    await store.dispatch(setQuantity(lineOf({ quantity: 2 }), 'dec'));
    const edit = calls.find(({ operation }) => operation === 'editCartLine');
    expect(edit?.form.get('quantity')).toBe('2');
  });

  it('MINICART-36 tells what is left in place of asking for more', async () => {
    const line = lineOf({ quantity: 2, available: 3 });
    const getCart = { products: [line], totals: [] };
    const { store, calls } = setupStore({ answers: { editCartLine: { status: 1 }, getCart } });
    await store.dispatch(api.endpoints.getCart.initiate());
    await Promise.all([
      store.dispatch(setQuantity(line)),
      store.dispatch(setQuantity(line)),
      store.dispatch(setQuantity(line)),
    ]);
    const edits = calls.filter(({ operation }) => operation === 'editCartLine');
    expect(edits.map(({ form }) => form.get('quantity'))).toEqual(['3']);
    const { content } = selectToasts(store.getState())[0] ?? {};
    expect(content).toEqual({
      messageId: 'cart.toast.most',
      values: { name: line.name, count: '3' },
    });
  });

  it('MINICART-40 reads the cart again after success', async () => {
    expect((await step(2)).reads).toBe(2);
  });

  it('ERRORS-09 reads nothing again after another status', async () => {
    expect((await step(2, 'inc', { status: 0 })).reads).toBe(1);
  });
});

/** A store over a cart with two of one line; its writes are held back until they are answered in turn. */
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
    wanted: () => selectWanted(store.getState(), '7')?.quantity,
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

describe('quick presses', () => {
  it('E-12 shows the wanted number at once and sends the last one once, after the first was answered', async () => {
    const { store, line, wanted, sent, answer, pause } = await withHeldWrites();
    for (const expected of [3, 4, 5, 6]) {
      void store.dispatch(setQuantity(line));
      expect(wanted()).toBe(expected);
    }
    void store.dispatch(setQuantity(line, 'dec'));
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

  it('E-12 sends nothing more when the presses lead back to what was sent', async () => {
    const { store, line, sent, answer, pause } = await withHeldWrites();
    void store.dispatch(setQuantity(line));
    void store.dispatch(setQuantity(line));
    void store.dispatch(setQuantity(line, 'dec'));
    await pause();
    await answer({ status: 1 });
    expect(sent()).toEqual(['3']);
  });

  it('E-12 a press between the answer and the new cart counts from the number wanted', async () => {
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
    const wanted = () => selectWanted(store.getState(), '7')?.quantity;
    await store.dispatch(setQuantity(lineOf()));
    expect(wanted()).toBe(3);
    await store.dispatch(setQuantity(lineOf()));
    const edits = calls.filter(({ operation }) => operation === 'editCartLine');
    expect(edits.map(({ form }) => form.get('quantity'))).toEqual(['3', '4']);
    expect(wanted()).toBe(4);
    read.resolve();
    await waitFor(() => expect(wanted()).toBeUndefined());
  });

  it.each([
    ['ERRORS-09 a rejection', { status: 0, error: 'Only 5 left.' }, 1],
    // Nobody knows whether it was made: the cart is read again.
    ['CONFLICT-07 a swallowed answer', '', 2],
    ['a failure', new Response('', { status: 500 }), 2],
  ])('E-12 %s falls back to the quantity of the server, silently', async (_t, rejection, read) => {
    const { store, line, wanted, sent, reads, answer, pause } = await withHeldWrites();
    void store.dispatch(setQuantity(line));
    void store.dispatch(setQuantity(line));
    await pause();
    await answer(rejection instanceof Response ? rejection.clone() : rejection);
    // A failed call is retried once.
    if (rejection instanceof Response) await answer(rejection.clone());
    expect(wanted()).toBeUndefined();
    expect(sent().every((quantity) => quantity === '3')).toBe(true);
    expect(reads()).toBe(read);
    expect(store.getState().ui.toasts).toEqual([]);
  });

  it('CONFLICT-07 a removal whose answer is lost shows as it was made', async () => {
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

  it('E-12 a removal during an edit waits its turn, and later presses count no more', async () => {
    const { store, line, sent, answer, pause } = await withHeldWrites();
    void store.dispatch(setQuantity(line));
    void store.dispatch(removeLine(line));
    void store.dispatch(setQuantity(line));
    void store.dispatch(removeLine(line));
    await pause();
    expect(sent()).toEqual(['3']);
    await answer({ status: 1 });
    expect(sent()).toEqual(['3', 'removeCartLine']);
    await answer({ status: 1 });
    expect(sent()).toEqual(['3', 'removeCartLine']);
    expect(selectRemoved(store.getState())).toEqual({ key: '7', name: 'Red rice' });
  });

  it('E-12 a removal that waits is sent after a rejected edit, too', async () => {
    const { store, line, sent, answer, pause } = await withHeldWrites();
    void store.dispatch(setQuantity(line));
    void store.dispatch(removeLine(line));
    await pause();
    await answer({ error: 'Only 5 left.' });
    expect(sent()).toEqual(['3', 'removeCartLine']);
  });

  it('E-12 ERRORS-08 a line removed in another tab is left to the next reading', async () => {
    const { store, line, wanted, answer, pause } = await withHeldWrites();
    void store.dispatch(removeLine(line));
    await pause();
    await answer({ error: 'This item is no longer in your cart.' });
    expect(wanted()).toBeUndefined();
    expect(selectRemoved(store.getState())).toBeNull();
    expect(store.getState().ui.toasts).toEqual([]);
  });

  it('E-13 the quantity that a line has already is sent as well', async () => {
    const { store, line, sent, pause } = await withHeldWrites();
    void store.dispatch(changeQuantity(line, 2));
    await pause();
    expect(sent()).toEqual(['2']);
  });
});
