import { newOrderNumber, typedOrderNumber } from './orderNumber.ts';

describe('the number of an order', () => {
  it.each([
    ['Ridge & Root', /^RR-[0-9A-Z]{5}-[0-9A-Z]{5}$/],
    ['L’Épicerie d’Élodie', /^LD-/],
    ['The Very Long Name of a Shop', /^TVL-/],
    ['山の店', /^[0-9A-Z]{5}-[0-9A-Z]{5}$/],
    ['', /^[0-9A-Z]{5}-[0-9A-Z]{5}$/],
  ])('of %j begins with its initials', (shop, form) => {
    const number = newOrderNumber(shop);
    expect(number).toMatch(form);
    expect(newOrderNumber(shop)).not.toBe(number);
    expect(typedOrderNumber(` ${number.toLowerCase()}`)).toBe(number);
  });
});
