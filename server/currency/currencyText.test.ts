import { currencyText } from './currencyText.ts';

const rupee = { code: 'INR', symbol: '₹', value: '1', decimal: 2 };
const euro = { code: 'EUR', symbol: '€', value: '0.0104', decimal: 2 };
const yen = { code: 'JPY', symbol: '¥', value: '1.75', decimal: 0 };

describe('currencyText', () => {
  it.each([
    [1250_00, rupee, '₹ 1,250.00/-'],
    [1234567_89, rupee, '₹ 12,34,567.89/-'],
    [0, rupee, '₹ 0.00/-'],
    [-120_50, rupee, '₹ -120.50/-'],
    [1250_00, euro, '€ 13.00/-'],
    [1250_00, yen, '¥ 2,188/-'],
  ])('formats %i minor as %s [OPEN-13]', (minor, currency, text) => {
    expect(currencyText(minor, currency, 'en')).toBe(text);
  });

  it('groups digits by language [OPEN-13]', () => {
    expect(currencyText(1234567_89, rupee, 'fr')).toBe('₹ 1\u202f234\u202f567,89/-');
  });

  it('rounds halves away from zero, even where a double is below the half', () => {
    expect(currencyText(1_00, { ...euro, value: '1.005' }, 'en')).toBe('€ 1.01/-');
  });
});
