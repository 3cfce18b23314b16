import { openDevTools, timeTravel } from '../../testing/devTools.ts';
import { api } from '../../api/api.ts';
import { lineOf } from '../../testing/catalogData.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { setupStore } from '../../testing/setupStore.tsx';
import { selectRequestedQuantity } from './cartSlice.ts';
import { removeLine, stepQuantity } from './stepQuantity.ts';
import { refetch } from '../session/refetch.ts';

openDevTools();

function instrumented(answers: Answers) {
  const setup = setupStore({ answers });
  return { ...setup, ...timeTravel() };
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

describe('cart during time travel', () => {
  it('sends no quantities, removals or coupons while in the past [E-11]', async () => {
    const { store, calls, lastAction, jumpTo } = instrumented({
      getCart: { products: [lineOf()], totals: [] },
    });
    await store.dispatch(api.endpoints.getCart.initiate());
    const before = lastAction();
    await store.dispatch(stepQuantity(lineOf()));
    await pause();
    const sent = calls.length;
    const present = lastAction();
    jumpTo(before);
    await store.dispatch(stepQuantity(lineOf()));
    await store.dispatch(removeLine(lineOf()));
    await store.dispatch(refetch('getCartTotals'));
    await store.dispatch(api.endpoints.applyCoupon.initiate({ couponForm: { coupon: 'X' } }));
    await pause();
    expect(calls).toHaveLength(sent);
    expect(selectRequestedQuantity(store.getState(), '7')).toBeUndefined();
    expect(lastAction()).toBe(present);
  });

  it('shows the quantity requested at that time and sends the last one after the return [E-11, E-12]', async () => {
    const first = Promise.withResolvers<object>();
    const { store, calls, lastAction, jumpTo } = instrumented({
      getCart: { products: [lineOf()], totals: [] },
      editCartLine: ({ form }: { form: URLSearchParams }) =>
        form.get('quantity') === '3' ? first.promise : { status: 1 },
    });
    const wanted = () => selectRequestedQuantity(store.getState(), '7')?.quantity;
    const edits = () =>
      calls
        .filter(({ operation }) => operation === 'editCartLine')
        .map(({ form }) => form.get('quantity'));
    await store.dispatch(api.endpoints.getCart.initiate());
    const before = lastAction();
    void store.dispatch(stepQuantity(lineOf()));
    const atThree = lastAction();
    void store.dispatch(stepQuantity(lineOf()));
    await pause();
    const atFour = lastAction();
    jumpTo(atThree);
    expect(wanted()).toBe(3);
    jumpTo(before);
    expect(wanted()).toBeUndefined();
    first.resolve({ status: 1 });
    await pause();
    expect(edits()).toEqual(['3']);
    jumpTo(atFour);
    await pause();
    expect(edits()).toEqual(['3', '4']);
  });
});
