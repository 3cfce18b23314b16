import { parse, type GenericSchema, ValiError } from 'valibot';
import {
  cardOf,
  lineOf,
  optionOf,
  productOf,
  searchAnswerOf,
  valueOf,
} from '../testing/catalogData.ts';
import examples from '../testing/examples.gen.json' with { type: 'json' };
import { answerSchemas } from './answerSchemas.gen.ts';

const card = cardOf();
const reads = Object.entries(examples).filter(([id]) => id in answerSchemas);

function readAnswer(id: string, answer: unknown): unknown {
  const { responseSchema }: { responseSchema: GenericSchema } =
    answerSchemas[id as keyof typeof answerSchemas];
  return parse(responseSchema, answer);
}

describe('answer schemas', () => {
  it.each(reads)('leaves the example answer of %s unchanged', (id, { answer }) => {
    expect(readAnswer(id, answer)).toEqual(answer);
  });

  it.each([
    ['searchProducts', null],
    ['searchProducts', 'x'],
    ['searchProducts', {}],
    ['searchProducts', []],
    ['searchProducts', { ...searchAnswerOf([]), products: null }],
    ['searchProducts', { ...searchAnswerOf([]), products: {} }],
    ['getCart', { totals: [] }],
    ['getProduct', {}],
    ['getProduct', { ...productOf(), name: null }],
    ['getCurrencies', { currencies: 'x', currency: 'INR' }],
    ['getMenu', {}],
    ['getConfig', 'x'],
  ])('rejects as an answer of %s: %j [ERRORS-05]', (operation, answer) => {
    expect(() => readAnswer(operation, answer)).toThrow(ValiError);
  });

  it.each([
    ['getConfig', [], {}],
    ['listPopularProducts', [], { products: [] }],
    ['getMenu', [{ title: 'Shop', type: 'link' }], { menu: [{ title: 'Shop', type: 'link' }] }],
  ])('reads a bare list as an answer of %s [OPEN-23]', (operation, answer, read) => {
    expect(readAnswer(operation, answer)).toEqual(read);
  });

  it('reads a cart without totals, and a currency given as an object [CART-06]', () => {
    const products = [lineOf()];
    expect(readAnswer('getCart', { products })).toEqual({ products, totals: [] });
    const currency = { code: 'INR', symbol: '₹', value: 1, decimal: 2 };
    const currencies = { currencies: [currency], currency };
    expect(readAnswer('getCurrencies', currencies)).toEqual(currencies);
  });

  it('drops invalid entries and invalid optional fields', () => {
    const answer = {
      products: [card, null, 'x', {}, { own_key: 1 }, { ...card, picture: 'x', stock: {} }],
    };
    const { picture: _picture, stock: _stock, ...bare } = card;
    expect(readAnswer('listPopularProducts', answer)).toEqual({ products: [card, bare] });
  });

  it.each([undefined, null, false, ''])(
    'keeps lines and cards whose sale price is %j [HEADERCART-09, PRICE-08]',
    (special) => {
      const products = [{ ...lineOf(), special }];
      expect(readAnswer('getCart', { products, totals: [] })).toEqual({
        products: [lineOf()],
        totals: [],
      });
      expect(readAnswer('listPopularProducts', { products: [{ ...card, special }] })).toEqual({
        products: [card],
      });
    },
  );

  it('keeps prices that the server has formatted [OPEN-13]', () => {
    const cart = {
      products: [lineOf({ price: '₹ 1,250.00', special: '₹ 999.00', total: '₹ 1,998.00' })],
      totals: [],
    };
    expect(readAnswer('getCart', cart)).toEqual(cart);
  });

  it('fills missing fields of a partial entry with empty values [HEADERCART-08, OPEN-15]', () => {
    const lines = { products: [{ name: 'Red rice' }], totals: [{ text: '₹ 200.00/-' }] };
    expect(readAnswer('getCart', lines)).toEqual({
      products: [
        {
          cart_item_id: '',
          handle: '',
          image: '',
          name: 'Red rice',
          option: [],
          quantity: 1,
          price: '',
          special: 0,
          total: '',
        },
      ],
      totals: [{ code: '', text: '₹ 200.00/-' }],
    });
    const reviews = { reviews: [{ name: 'Asha', text: 'Good.' }], total: 1 };
    expect(readAnswer('listAllReviews', reviews)).toEqual({
      reviews: [
        { review_id: '', product_id: '', name: 'Asha', text: 'Good.', rating: 0, date: '' },
      ],
      total: 1,
    });
  });

  it('reads a search answer with only products, total and facets [OPEN-07]', () => {
    const answer = { products: [card], total: 1, facets: { categories: [] } };
    expect(readAnswer('searchProducts', answer)).toEqual(answer);
  });

  it('keeps an option value without a price [ENTITIES-15]', () => {
    const value = valueOf('1', '1 kg');
    const product = productOf({
      options: [optionOf('9', 'select', { product_option_value: [value] })],
    });
    const sent = productOf({
      options: [
        optionOf('9', 'select', {
          product_option_value: [{ ...value, price: false } as unknown as typeof value],
        }),
      ],
    });
    expect(readAnswer('getProduct', sent)).toEqual(product);
  });

  it('reads a missing list within an entry as an empty one', () => {
    const bare = { ...card, options: null };
    expect(readAnswer('listPopularProducts', { products: [bare] })).toEqual({ products: [card] });
  });

  it('drops options and values that the page could not show', () => {
    const value = valueOf('1', '1 kg');
    const option = optionOf('9', 'select', { product_option_value: [value] });
    const options = [
      { ...option, product_option_value: [value, null, { name: 'x' }] },
      { ...option, type: 'hologram' },
    ];
    expect(readAnswer('getProduct', { ...productOf(), options, marks: ['vegan', 'x'] })).toEqual(
      productOf({ options: [option], marks: ['vegan'] }),
    );
  });

  it('reads numbers sent as texts, texts sent as numbers, and flags sent as either', () => {
    const answer = { products: [{ ...card, product_id: 41, price: '100', special: '0' }] };
    expect(readAnswer('listPopularProducts', answer)).toEqual({ products: [card] });
    expect(readAnswer('getLoginStatus', { logged: '0' })).toEqual({ logged: false });
    expect(readAnswer('getLoginStatus', { logged: 1 })).toEqual({ logged: true });
    expect(readAnswer('getLoginStatus', { logged: 'maybe' })).toEqual({});
  });

  it('keeps fields beyond the contract, and an error without other fields [ENTITIES-23]', () => {
    expect(readAnswer('getProduct', { error: 'Gone', since: 1 })).toEqual({
      error: 'Gone',
      since: 1,
    });
    expect(readAnswer('getConfig', { own_key: '1' })).toEqual({ own_key: '1' });
  });
});
