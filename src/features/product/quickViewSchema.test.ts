import { optionOf } from '../../testing/catalogData.ts';
import type { OptionChoices } from '../cart/optionChoices.ts';
import { quickViewSchema } from './quickViewSchema.ts';

const options = [
  optionOf('12', 'select', { required: true }),
  optionOf('13', 'checkbox', { required: true }),
  optionOf('14', 'text'),
];
const choices: OptionChoices = { 12: '34', 13: ['35'], 14: '' };
const valid = { product_id: '41', quantity: 1, option: choices };

function isValid(values: object): boolean {
  return quickViewSchema(options).isValidSync(values);
}

describe('quickViewSchema', () => {
  it('takes a form with all that is required', () => {
    expect(isValid(valid)).toBe(true);
  });

  it.each([[undefined], ['']])('VALIDATION-01 rejects a product_id of %j', (productId) => {
    expect(isValid({ ...valid, product_id: productId })).toBe(false);
  });

  it.each([
    ['abc', false],
    ['a1', true],
  ])('VALIDATION-02 CONFLICT-50 product_id %j is valid: %j', (productId, expected) => {
    expect(isValid({ ...valid, product_id: productId })).toBe(expected);
  });

  it('VALIDATION-03 rejects a form without a quantity', () => {
    expect(isValid({ ...valid, quantity: undefined })).toBe(false);
  });

  it.each([
    [0, false],
    [1, true],
    [2000, true],
  ])('VALIDATION-04 LIMITS-07 a quantity of %d is valid: %j', (quantity, expected) => {
    expect(isValid({ ...valid, quantity })).toBe(expected);
  });

  it.each<[string | string[] | undefined, boolean]>([
    [undefined, false],
    ['', false],
    ['   ', false],
    [[], false],
    ['34', true],
    [['34', '35'], true],
  ])('VALIDATION-05 a required option with %j is valid: %j', (choice, expected) => {
    expect(isValid({ ...valid, option: { ...choices, 12: choice } })).toBe(expected);
  });

  it('VALIDATION-05 asks for nothing else', () => {
    expect(isValid({ ...valid, option: { 12: '34', 13: ['35'] } })).toBe(true);
  });
});
