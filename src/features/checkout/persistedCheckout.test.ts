import { meera } from '../../testing/checkoutData.ts';
import { INITIAL_CHECKOUT, type PersistedCheckout } from './checkoutSlice.ts';
import { persistedCheckoutOf, persistedCheckoutText } from './persistedCheckout.ts';

const kept: PersistedCheckout = {
  completed: { address: meera, delivery: { delivery_id: 'slot', slot_id: '31' }, payment: null },
  seen: { total: 249, prices: { '7': 100 } },
  isUnanswered: true,
};

describe('persisted checkout', () => {
  it('restores what was stored [OPEN-22]', () => {
    expect(persistedCheckoutOf(persistedCheckoutText(kept) ?? '')).toEqual(kept);
  });

  it('stores nothing before a step is completed [OPEN-22]', () => {
    expect(persistedCheckoutText(INITIAL_CHECKOUT)).toBeNull();
  });

  it.each([
    ['{}'],
    ['{"settled":{"address":{"email":7},"delivery":[],"payment":"cash"},"seen":{"total":"1"}}'],
    ['{"settled":null,"seen":null,"isUnanswered":"yes"}'],
  ])('ignores invalid parts of %s [OPEN-22]', (text) => {
    expect(persistedCheckoutOf(text)).toEqual(INITIAL_CHECKOUT);
  });

  it.each([
    ['null', /no object/],
    ['7', /no object/],
    ['{', /JSON/],
  ])('rejects %s [OPEN-22]', (text, message) => {
    expect(() => persistedCheckoutOf(text)).toThrow(message);
  });
});
