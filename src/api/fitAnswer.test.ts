import {
  cardOf,
  lineOf,
  optionOf,
  productOf,
  searchAnswerOf,
  valueOf,
} from '../testing/catalogData.ts';
import examples from '../testing/examples.gen.json' with { type: 'json' };
import { fitAnswer } from './fitAnswer.ts';

const card = cardOf();

describe('fitAnswer', () => {
  it.each(Object.entries(examples))(
    'leaves the example answer of %s as it is',
    (id, { answer }) => {
      expect(fitAnswer(id, answer)).toEqual(answer);
    },
  );

  it.each([
    ['searchProducts', null],
    ['searchProducts', 'x'],
    ['searchProducts', {}],
    ['searchProducts', []],
    ['searchProducts', { ...searchAnswerOf([]), products: null }],
    ['searchProducts', { ...searchAnswerOf([]), products: {} }],
    ['getCart', { products: [lineOf()] }],
    ['getProduct', {}],
    ['getProduct', { ...productOf(), name: null }],
    ['getCurrencies', { currencies: 'x', currency: 'INR' }],
    ['getMenu', {}],
    ['getConfig', 'x'],
    ['addToCart', null],
    ['addToCart', 'x'],
  ])('ERRORS-05 refuses as an answer of %s: %j', (operation, answer) => {
    expect(() => fitAnswer(operation, answer)).toThrow(TypeError);
  });

  it.each([
    ['getConfig', [], {}],
    ['listPopularProducts', [], { products: [] }],
    ['getMenu', [{ title: 'Shop', type: 'link' }], { menu: [{ title: 'Shop', type: 'link' }] }],
  ])('OPEN-23 reads a bare list as an answer of %s', (operation, answer, read) => {
    expect(fitAnswer(operation, answer)).toEqual(read);
  });

  it('leaves out entries that are none, and what may be absent', () => {
    const broken = { ...card, price: 'abc' };
    const answer = {
      products: [card, null, 'x', {}, broken, { ...card, picture: 'x', stock: {} }],
    };
    const { picture: _picture, stock: _stock, ...bare } = card;
    expect(fitAnswer('listPopularProducts', answer)).toEqual({ products: [card, bare] });
  });

  it('takes a missing list within an entry as an empty one', () => {
    const bare = { ...card, options: null };
    expect(fitAnswer('listPopularProducts', { products: [bare] })).toEqual({ products: [card] });
  });

  it('leaves out options and choices that the page could not show', () => {
    const value = valueOf('1', '1 kg');
    const option = optionOf('9', 'select', { product_option_value: [value] });
    const options = [
      { ...option, product_option_value: [value, null, { name: 'x' }] },
      { ...option, type: 'hologram' },
    ];
    expect(fitAnswer('getProduct', { ...productOf(), options, marks: ['vegan', 'x'] })).toEqual(
      productOf({ options: [option], marks: ['vegan'] }),
    );
  });

  it('reads numbers sent as texts, texts sent as numbers, and flags sent as either', () => {
    const answer = { products: [{ ...card, product_id: 41, price: '100', special: '0' }] };
    expect(fitAnswer('listPopularProducts', answer)).toEqual({ products: [card] });
    expect(fitAnswer('getLoginStatus', { logged: '0' })).toEqual({ logged: false });
    expect(fitAnswer('getLoginStatus', { logged: 1 })).toEqual({ logged: true });
    expect(fitAnswer('getLoginStatus', { logged: 'maybe' })).toEqual({});
  });

  it('ENTITIES-23 keeps fields that the contract does not name, and an error without the rest', () => {
    expect(fitAnswer('getProduct', { error: 'Gone', since: 1 })).toEqual({
      error: 'Gone',
      since: 1,
    });
    expect(fitAnswer('getConfig', { own_key: '1' })).toEqual({ own_key: '1' });
  });
});
