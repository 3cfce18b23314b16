import { waitFor } from '@testing-library/react';
import { api } from '../../api/api.ts';
import { goodShop, meera, reviewOf } from '../../testing/checkoutData.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { setupStore } from '../../testing/setupStore.tsx';
import { locationChanged } from '../ui/locationSlice.ts';
import {
  addressCompleted,
  changesAccepted,
  deliveryCompleted,
  INITIAL_CHECKOUT,
  selectIsUnanswered,
  selectSeen,
  selectCompleted,
} from './checkoutSlice.ts';
import { SUCCESS_PATH } from './orderPlacedPath.ts';

const SLOT = { delivery_id: 'slot', slot_id: '31' };

function open(answers: Answers = {}) {
  const { store } = setupStore({ answers: { ...goodShop, ...answers } });
  store.dispatch(addressCompleted(meera));
  store.dispatch(deliveryCompleted(SLOT));
  const { placeOrder, reviewOrder, removeCartLine, logout } = api.endpoints;
  return {
    store,
    completed: () => selectCompleted(store.getState()),
    seen: () => selectSeen(store.getState()),
    isUnanswered: () => selectIsUnanswered(store.getState()),
    place: () => store.dispatch(placeOrder.initiate({ orderForm: {} })),
    review: () => {
      const { total } = selectSeen(store.getState());
      const checkoutForm = { delivery_id: 'slot', ...(total !== null && { seen_total: total }) };
      return store.dispatch(reviewOrder.initiate({ checkoutForm }, { forceRefetch: true }));
    },
    remove: (key: string) => store.dispatch(removeCartLine.initiate({ cartRemoveForm: { key } })),
    logout: () => store.dispatch(logout.initiate()),
  };
}

describe('checkoutSlice', () => {
  it('keeps the delivery when the name changes, not when the place changes [E-05]', () => {
    const { store, completed } = open();
    store.dispatch(addressCompleted({ ...meera, firstname: 'Noor' }));
    expect(completed().delivery).toEqual(SLOT);
    store.dispatch(addressCompleted({ ...meera, postcode: '110001' }));
    expect(completed().delivery).toBeNull();
  });

  it('stores the values shown, after agreement if something changed [E-13]', async () => {
    const changes = [{ code: 'price' as const, text: 'Dearer' }];
    let answer = reviewOf({ changes });
    const { store, seen, review, remove } = open({ reviewOrder: () => answer });
    await review();
    expect(seen()).toEqual({ total: null, prices: {} });
    store.dispatch(changesAccepted(answer));
    expect(seen()).toEqual({ total: 249, prices: { '7': 100 } });
    answer = reviewOf({ total: 198 });
    await review();
    expect(seen().total).toBe(198);
    await remove('7');
    expect(seen()).toEqual({ total: null, prices: {} });
  });

  it.each([
    ['saved for later', 'saveCartLine', { cartKeyForm: { key: '7' } }, {}],
    ['added', 'addToCart', { addToCartForm: { product_id: '4', quantity: '1' } }, { '7': 100 }],
    ['moved into the cart', 'moveSavedLine', { savedKeyForm: { key: '9' } }, { '7': 100 }],
    ['ordered again', 'reorder', { orderKeyForm: { number: 'RR-1' } }, { '7': 100 }],
  ] as const)(
    'does not report what the shopper has %s at the next review [E-13]',
    async (_title, operation, argument, prices) => {
      const { store, seen, review } = open({ reviewOrder: reviewOf(), [operation]: { status: 1 } });
      await review();
      expect(seen()).toEqual({ total: 249, prices: { '7': 100 } });
      const write = api.endpoints[operation] as typeof api.endpoints.saveCartLine;
      await store.dispatch(write.initiate(argument as never));
      expect(seen()).toEqual({ total: null, prices });
    },
  );

  it('ignores a review that arrives after a later one or after a cart change [E-13]', async () => {
    const held: ((answer: object) => void)[] = [];
    const { store, seen, remove } = open({
      reviewOrder: () => new Promise((resolve) => held.push(resolve)),
    });
    const ask = (form: { slot_id: string; seen_total?: number }) =>
      store.dispatch(api.endpoints.reviewOrder.initiate({ checkoutForm: form }));
    const early = ask({ slot_id: '1' });
    const late = ask({ slot_id: '2' });
    await waitFor(() => expect(held).toHaveLength(2));
    held[1]?.(reviewOf({ total: 300 }));
    await late;
    held[0]?.(reviewOf({ total: 200 }));
    await early;
    expect(seen().total).toBe(300);
    const overtaken = ask({ slot_id: '3', seen_total: 300 });
    await remove('7');
    await waitFor(() => expect(held).toHaveLength(3));
    held[2]?.(reviewOf({ total: 300 }));
    await overtaken;
    expect(seen().total).toBeNull();
  });

  it.each([
    ['no answer', () => new Response('', { status: 504 }), true],
    ['a failure', () => new Response('', { status: 500 }), true],
    ['a refusal of the call', () => new Response('', { status: 400 }), false],
    ['an error', { error: 'Too many attempts.' }, false],
  ])(
    'tracks after %s if an order may have been placed [E-12]',
    async (_title, placeOrder, isUnanswered) => {
      const page = open({ placeOrder });
      await page.place();
      expect(page.isUnanswered()).toBe(isUnanswered);
      expect(page.completed().address).toEqual(meera);
    },
  );

  it('clears the checkout once the success page is shown, for new and earlier orders [E-12]', async () => {
    for (const placeOrder of [
      { status: 1, number: 'RR-1' },
      { error: 'Ordered already.', number: 'RR-1' },
    ]) {
      const page = open({ placeOrder });
      await page.place();
      // The steps stay on screen until the next page renders, and need the completed values.
      expect(page.completed().address).toEqual(meera);
      expect(page.isUnanswered()).toBe(false);
      const place = { pathname: SUCCESS_PATH, search: '', hash: '' };
      page.store.dispatch(locationChanged({ ...place, key: '1', action: 'REPLACE' }));
      expect(page.store.getState().checkout.kept).toEqual(INITIAL_CHECKOUT);
    }
  });

  it("stores the order's secret only as a reference [E-06]", async () => {
    const page = open({ placeOrder: { status: 1, number: 'RR-1', secret: 'open-sesame' } });
    const { data } = await page.place();
    expect(data?.secret).toMatch(/^secret-/);
    expect(JSON.stringify(page.store.getState())).not.toContain('open-sesame');
  });

  it('clears the checkout when the customer signs out [OPEN-19]', async () => {
    const page = open({ logout: { status: 1 } });
    await page.logout();
    expect(page.completed().address).toBeNull();
  });
});
