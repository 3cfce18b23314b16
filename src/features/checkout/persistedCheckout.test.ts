import { meera } from '../../testing/checkoutData.ts';
import { INITIAL_CHECKOUT, type PersistedCheckout } from './checkoutSlice.ts';
import { persistedCheckoutOf, persistedCheckoutText } from './persistedCheckout.ts';

const kept: PersistedCheckout = {
  completed: { address: meera, delivery: { delivery_id: 'slot', slot_id: '31' }, payment: null },
  seen: { total: 249, prices: { '7': 100 } },
  isUnanswered: true,
};

describe('the persisted checkout', () => {
  it('OPEN-22 comes back as it was', () => {
    expect(persistedCheckoutOf(persistedCheckoutText(kept) ?? '')).toEqual(kept);
  });

  it('OPEN-22 stores nothing where nothing is completed', () => {
    expect(persistedCheckoutText(INITIAL_CHECKOUT)).toBeNull();
  });

  it.each([
    ['{}'],
    ['{"settled":{"address":{"email":7},"delivery":[],"payment":"cash"},"seen":{"total":"1"}}'],
    ['{"settled":null,"seen":null,"isUnanswered":"yes"}'],
  ])('OPEN-22 takes of %s what is whole', (text) => {
    expect(persistedCheckoutOf(text)).toEqual(INITIAL_CHECKOUT);
  });

  it.each([
    ['null', /no object/],
    ['7', /no object/],
    ['{', /JSON/],
  ])('OPEN-22 takes %s for none of ours', (text, message) => {
    expect(() => persistedCheckoutOf(text)).toThrow(message);
  });
});
