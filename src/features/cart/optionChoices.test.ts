import { optionOf, valueOf } from '../../testing/catalogData.ts';
import {
  cardChoices,
  cartAddForm,
  chosenValueIds,
  initialChoices,
  minimumQuantity,
  missingOptions,
} from './optionChoices.ts';

const weight = optionOf('1', 'select', {
  required: true,
  product_option_value: [valueOf('11', '1 kg', { isdefault: true }), valueOf('12', '5 kg')],
});
const extras = optionOf('2', 'checkbox', {
  product_option_value: [
    valueOf('21', 'Bag', { isdefault: true }),
    valueOf('22', 'Bow', { isdefault: true }),
    valueOf('23', 'Card'),
  ],
});
const greeting = optionOf('3', 'text', { value: 'With love', required: true });
const grind = optionOf('4', 'radio', {
  required: true,
  product_option_value: [valueOf('41', 'Fine'), valueOf('42', 'Coarse')],
});

describe('option choices', () => {
  it('uses the default values and leaves out texts on a card [OPEN-39]', () => {
    expect(cardChoices([weight, extras, greeting, grind])).toEqual({
      1: '11',
      2: ['21', '22'],
      4: '',
    });
  });

  it('starts a product page with the preselected value, else with the default values', () => {
    const preselected = { ...weight, value: '12' };
    expect(initialChoices([preselected, extras, greeting, grind])).toEqual({
      1: '12',
      2: ['21', '22'],
      3: 'With love',
      4: '',
    });
    expect(initialChoices([{ ...weight, value: 'gone' }])).toEqual({ 1: '11' });
    expect(initialChoices([{ ...extras, value: '23' }])).toEqual({ 2: ['23'] });
  });

  it('returns the ids of chosen values, never a text [PRICE-06]', () => {
    const choices = { 1: '12', 2: ['21', '23'], 3: '11' };
    expect(chosenValueIds([weight, extras, greeting], choices)).toEqual(['12', '21', '23']);
  });

  it('finds required options without a value, in the order shown', () => {
    const missing = missingOptions([grind, extras, greeting, weight], { 1: '11', 3: '  ' });
    expect(missing.map(({ product_option_id: id }) => id)).toEqual(['4', '3']);
  });

  it('puts chosen values into the form by option id and leaves out empty ones [API-37, ENTITIES-16]', () => {
    expect(cartAddForm('41', 3, { 1: '12', 2: [], 3: ' ', 4: '42' })).toEqual({
      product_id: '41',
      quantity: 3,
      option: { 1: '12', 4: '42' },
    });
    expect(cartAddForm('41', 1, {})).toEqual({ product_id: '41', quantity: 1 });
  });

  it.each([
    [undefined, 1],
    [0, 1],
    [3, 3],
  ])('treats a minimum of %j as %j [OPEN-40]', (minimum, counted) => {
    expect(minimumQuantity(minimum === undefined ? {} : { minimum })).toBe(counted);
  });
});
