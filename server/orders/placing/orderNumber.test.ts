import { newOrderNumber, typedOrderNumber } from './orderNumber.ts';

describe('newOrderNumber', () => {
  it.each([
    ['Ridge & Root', /^RR-[0-9A-Z]{5}-[0-9A-Z]{5}$/],
    ['L’Épicerie d’Élodie', /^LD-/],
    ['The Very Long Name of a Shop', /^TVL-/],
    ['山の店', /^[0-9A-Z]{5}-[0-9A-Z]{5}$/],
    ['', /^[0-9A-Z]{5}-[0-9A-Z]{5}$/],
  ])('starts with the initials of %j', (shop, form) => {
    const number = newOrderNumber(shop);
    expect(number).toMatch(form);
    expect(newOrderNumber(shop)).not.toBe(number);
    expect(typedOrderNumber(` ${number.toLowerCase()}`)).toBe(number);
  });
});
