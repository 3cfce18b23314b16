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

/** The answer of a read as it reaches the store. */
function readAnswer(id: string, answer: unknown): unknown {
  const { responseSchema }: { responseSchema: GenericSchema } =
    answerSchemas[id as keyof typeof answerSchemas];
  return parse(responseSchema, answer);
}

describe('the answer of a read', () => {
  it.each(reads)('leaves the example answer of %s as it is', (id, { answer }) => {
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
  ])('ERRORS-05 refuses as an answer of %s: %j', (operation, answer) => {
    expect(() => readAnswer(operation, answer)).toThrow(ValiError);
  });

  it.each([
    ['getConfig', [], {}],
    ['listPopularProducts', [], { products: [] }],
    ['getMenu', [{ title: 'Shop', type: 'link' }], { menu: [{ title: 'Shop', type: 'link' }] }],
  ])('OPEN-23 reads a bare list as an answer of %s', (operation, answer, read) => {
    expect(readAnswer(operation, answer)).toEqual(read);
  });

  it('CART-06 reads a cart without totals, and a currency that is named as a whole', () => {
    const products = [lineOf()];
    expect(readAnswer('getCart', { products })).toEqual({ products, totals: [] });
    const currency = { code: 'INR', symbol: '₹', value: 1, decimal: 2 };
    const currencies = { currencies: [currency], currency };
    expect(readAnswer('getCurrencies', currencies)).toEqual(currencies);
  });

  it('leaves out entries that are none, and what may be absent', () => {
    const answer = {
      products: [card, null, 'x', {}, { own_key: 1 }, { ...card, picture: 'x', stock: {} }],
    };
    const { picture: _picture, stock: _stock, ...bare } = card;
    expect(readAnswer('listPopularProducts', answer)).toEqual({ products: [card, bare] });
  });

  it.each([undefined, null, false, ''])(
    'HEADERCART-09 OPEN-13 PRICE-08 keeps lines and cards whose sale price is %j',
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

  it('OPEN-13 keeps prices that the server has formatted', () => {
    const cart = {
      products: [lineOf({ price: '₹ 1,250.00', special: '₹ 999.00', total: '₹ 1,998.00' })],
      totals: [],
    };
    expect(readAnswer('getCart', cart)).toEqual(cart);
  });

  it('HEADERCART-08 OPEN-15 reads what an entry lacks as empty, as long as anything of it is there', () => {
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

  it('OPEN-07 reads a search answered with products, total and facets alone', () => {
    const answer = { products: [card], total: 1, facets: { categories: [] } };
    expect(readAnswer('searchProducts', answer)).toEqual(answer);
  });

  it('ENTITIES-15 keeps a choice without a price', () => {
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

  it('takes a missing list within an entry as an empty one', () => {
    const bare = { ...card, options: null };
    expect(readAnswer('listPopularProducts', { products: [bare] })).toEqual({ products: [card] });
  });

  it('leaves out options and choices that the page could not show', () => {
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

  it('ENTITIES-23 keeps fields that the contract does not name, and an error without the rest', () => {
    expect(readAnswer('getProduct', { error: 'Gone', since: 1 })).toEqual({
      error: 'Gone',
      since: 1,
    });
    expect(readAnswer('getConfig', { own_key: '1' })).toEqual({ own_key: '1' });
  });
});
