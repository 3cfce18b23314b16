import type {
  CartItem,
  OptionValue,
  Picture,
  Product,
  ProductCard,
  ProductOption,
  SearchAnswer,
} from '../api/endpoints.gen.ts';

export function pictureOf(handle: string, number = 1): Picture {
  return {
    url: `/pictures/brown-rice-${number}-{width}.{format}`,
    widths: [160, 360, 720],
    formats: ['webp'],
    width: 8,
    height: 9,
    alt: `A sack of ${handle}`,
    color: '#efe6d2',
  };
}

export function valueOf(id: string, name: string, rest: Partial<OptionValue> = {}): OptionValue {
  return { product_option_value_id: id, name, price: 0, isdefault: false, ...rest };
}

export function optionOf(
  id: string,
  type: ProductOption['type'],
  rest: Partial<ProductOption> = {},
): ProductOption {
  return {
    product_option_id: id,
    name: `Option ${id}`,
    type,
    required: false,
    value: '',
    product_option_value: [],
    ...rest,
  };
}

export function cardOf(rest: Partial<ProductCard> = {}): ProductCard {
  return {
    product_id: '41',
    handle: 'red-rice',
    name: 'Red rice',
    thumb: '/pictures/brown-rice-1-360.webp',
    price: 100,
    special: 0,
    minimum: 1,
    rating: 4.5,
    review_count: 2,
    stock: 20,
    options: [],
    picture: pictureOf('red-rice'),
    ...rest,
  };
}

export function cardsOf(count: number): ProductCard[] {
  return Array.from({ length: count }, (_, index) =>
    cardOf({
      product_id: String(index + 1),
      handle: `rice-${index + 1}`,
      name: `Rice ${index + 1}`,
    }),
  );
}

export function searchAnswerOf(
  products: ProductCard[],
  rest: Partial<SearchAnswer> = {},
): SearchAnswer {
  return {
    products,
    total: products.length,
    page: 1,
    limit: 24,
    term: '',
    facets: { categories: [] },
    ...rest,
  };
}

export function productOf(rest: Partial<Product> = {}): Product {
  const { thumb, picture, ...card } = cardOf();
  return {
    ...card,
    description: '<p>Nutty and <strong>firm</strong>.</p>',
    images: [thumb],
    pictures: picture ? [picture] : [],
    ingredients: 'Red rice.',
    allergens: [],
    may_contain: [],
    marks: ['vegetarian', 'vegan'],
    collection: { handle: 'grains', name: 'Rice & grains' },
    brand: 'Ridge & Root',
    meta_title: '',
    meta_description: '',
    meta_keyword: '',
    ...rest,
  };
}

export function lineOf(rest: Partial<CartItem> = {}): CartItem {
  return {
    cart_item_id: '7',
    product_id: '41',
    handle: 'red-rice',
    image: '/pictures/brown-rice-1-160.webp',
    name: 'Red rice',
    option: [],
    quantity: 2,
    price: 100,
    special: 0,
    total: 200,
    ...rest,
  };
}
