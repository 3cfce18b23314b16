import { openDevTools, timeTravel } from '../../testing/devTools.ts';
import { api } from '../../api/api.ts';
import { lineOf } from '../../testing/catalogData.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { setupStore } from '../../testing/setupStore.tsx';
import { selectWanted } from './cartSlice.ts';
import { removeLine, setQuantity } from './setQuantity.ts';
import { refetch } from '../session/refetch.ts';

openDevTools();

function instrumented(answers: Answers) {
  const setup = setupStore({ answers });
  return { ...setup, ...timeTravel() };
}

/** Lets what is due run: the fake backend answers at once. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

describe('the cart in time travel', () => {
  it('E-11 in the past neither quantities nor removals nor coupons send anything', async () => {
    const { store, calls, lastAction, jumpTo } = instrumented({
      getCart: { products: [lineOf()], totals: [] },
    });
    await store.dispatch(api.endpoints.getCart.initiate());
    const before = lastAction();
    await store.dispatch(setQuantity(lineOf()));
    await pause();
    const sent = calls.length;
    const present = lastAction();
    jumpTo(before);
    await store.dispatch(setQuantity(lineOf()));
    await store.dispatch(removeLine(lineOf()));
    await store.dispatch(refetch('getCartTotals'));
    await store.dispatch(api.endpoints.applyCoupon.initiate({ couponForm: { coupon: 'X' } }));
    await pause();
    expect(calls).toHaveLength(sent);
    expect(selectWanted(store.getState(), '7')).toBeUndefined();
    expect(lastAction()).toBe(present);
  });

  it('E-11 E-12 shows the quantity wanted in the past, and sends the last one after the return', async () => {
    const first = Promise.withResolvers<object>();
    const { store, calls, lastAction, jumpTo } = instrumented({
      getCart: { products: [lineOf()], totals: [] },
      editCartLine: ({ form }: { form: URLSearchParams }) =>
        form.get('quantity') === '3' ? first.promise : { status: 1 },
    });
    const wanted = () => selectWanted(store.getState(), '7')?.quantity;
    const edits = () =>
      calls
        .filter(({ operation }) => operation === 'editCartLine')
        .map(({ form }) => form.get('quantity'));
    await store.dispatch(api.endpoints.getCart.initiate());
    const before = lastAction();
    void store.dispatch(setQuantity(lineOf()));
    const atThree = lastAction();
    void store.dispatch(setQuantity(lineOf()));
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
