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
  it('accepts a form with all required values', () => {
    expect(isValid(valid)).toBe(true);
  });

  it.each([[undefined], ['']])('rejects a product_id of %j [VALIDATION-01]', (productId) => {
    expect(isValid({ ...valid, product_id: productId })).toBe(false);
  });

  it.each([
    ['abc', false],
    ['a1', true],
  ])('validates product_id %j as %j [VALIDATION-02, CONFLICT-50]', (productId, expected) => {
    expect(isValid({ ...valid, product_id: productId })).toBe(expected);
  });

  it('rejects a form without a quantity [VALIDATION-03]', () => {
    expect(isValid({ ...valid, quantity: undefined })).toBe(false);
  });

  it.each([
    [0, false],
    [1, true],
    [2000, true],
  ])('validates a quantity of %d as %j [VALIDATION-04, LIMITS-07]', (quantity, expected) => {
    expect(isValid({ ...valid, quantity })).toBe(expected);
  });

  it.each<[string | string[] | undefined, boolean]>([
    [undefined, false],
    ['', false],
    ['   ', false],
    [[], false],
    ['34', true],
    [['34', '35'], true],
  ])('validates a required option with %j as %j [VALIDATION-05]', (choice, expected) => {
    expect(isValid({ ...valid, option: { ...choices, 12: choice } })).toBe(expected);
  });

  it('requires nothing else [VALIDATION-05]', () => {
    expect(isValid({ ...valid, option: { 12: '34', 13: ['35'] } })).toBe(true);
  });
});
