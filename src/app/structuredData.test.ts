import { api } from '../api/api.ts';
import type { Product } from '../api/endpoints.gen.ts';
import { optionOf, productOf, valueOf } from '../testing/catalogData.ts';
import { postPageOf } from '../testing/contentData.ts';
import { setupStore } from '../testing/setupStore.tsx';
import { matchRoute } from './matchRoute.ts';
import { intlOf, selectTexts } from './intl.ts';
import { structuredData } from './structuredData.ts';

const review = {
  review_id: '1',
  product_id: '41',
  name: 'Meera S.',
  text: 'Fluffy.',
  rating: 5,
  date: '2026-10-02T09:00:00Z',
};

async function dataOf(product: Partial<Product>, config: object = { review_status: '1' }) {
  const { store } = setupStore({
    address: '/shop/red-rice',
    answers: {
      getProduct: productOf(product),
      getConfig: config,
      listProductReviews: { reviews: [review], total: 1 },
    },
  });
  const { getProduct, getConfig, listProductReviews } = api.endpoints;
  await store.dispatch(getConfig.initiate());
  await store.dispatch(getProduct.initiate({ productSlug: 'red-rice' }));
  await store.dispatch(listProductReviews.initiate({ productId: '41', page: 1 }));
  const match = matchRoute('/shop/red-rice');
  if (!match) throw new Error('The product has no page.');
  const state = store.getState();
  const intl = intlOf('en', selectTexts(state));
  const html = structuredData(state, { match, origin: 'https://shop.test', intl });
  store.dispatch(api.util.resetApiState());
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [data, breadcrumb] = [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );
  return { html, page, data, breadcrumb };
}

async function pageData(address: string, config: object = {}): Promise<Record<string, unknown>[]> {
  const { store } = setupStore({
    address,
    answers: {
      getConfig: {
        store_name: 'Hill Pantry',
        social_youtube: 'https://www.youtube.com/@hill',
        ...config,
      },
      getBlogPost: postPageOf({ title: 'Rice </script> and salt' }),
    },
  });
  const { getConfig, getBlogPost } = api.endpoints;
  await store.dispatch(getConfig.initiate());
  await store.dispatch(getBlogPost.initiate({ handle: 'rice-that-falls-apart' }));
  const match = matchRoute(address);
  if (!match) throw new Error(`There is no page ${address}.`);
  const state = store.getState();
  const intl = intlOf('en', selectTexts(state));
  const html = structuredData(state, { match, origin: 'https://shop.test', intl });
  store.dispatch(api.util.resetApiState());
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );
}

describe('structuredData', () => {
  it('describes the organization on the home page [E-08]', async () => {
    expect(await pageData('/')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': 'https://shop.test/#organization',
        name: 'Hill Pantry',
        url: 'https://shop.test/',
        logo: 'https://shop.test/icons/icon.svg',
        sameAs: ['https://www.youtube.com/@hill'],
      },
    ]);
  });

  it('includes the shop’s own logo [E-08]', async () => {
    const [data] = await pageData('/', {
      store_logo: {
        url: '/pictures/uploaded/5d41-{width}.{format}',
        widths: [160, 360],
        formats: ['avif', 'webp'],
        width: 2,
        height: 1,
        alt: '',
        color: '#ffffff',
      },
    });
    expect(data).toMatchObject({ logo: 'https://shop.test/pictures/uploaded/5d41-360.webp' });
  });

  it('describes a post, its author and its breadcrumb [E-08, PRODUCT-17]', async () => {
    const [post, breadcrumb] = await pageData('/blog/rice-that-falls-apart');
    expect(post).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Rice </script> and salt',
      description: 'Rinse, rest, and do not stir.',
      url: 'https://shop.test/blog/rice-that-falls-apart',
      mainEntityOfPage: 'https://shop.test/blog/rice-that-falls-apart',
      inLanguage: 'en',
      datePublished: '2026-10-16',
      author: { '@type': 'Person', name: 'Ananya Rao' },
      publisher: {
        '@type': 'Organization',
        '@id': 'https://shop.test/#organization',
        name: 'Hill Pantry',
      },
      image: 'https://shop.test/pictures/brown-rice-2-360.webp',
      keywords: 'rice, cooking',
    });
    expect(breadcrumb).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://shop.test/' },
        { position: 2, name: 'Blog', item: 'https://shop.test/blog' },
        { position: 3, item: 'https://shop.test/blog/rice-that-falls-apart' },
      ],
    });
  });

  it('returns nothing on pages without structured data [E-08]', async () => {
    expect(await pageData('/info/privacy-policy')).toEqual([]);
  });

  it('describes product, offer and price in rupees, whatever the shown currency [E-08]', async () => {
    const { data } = await dataOf({
      special: 80,
      special_until: '2026-12-05T23:59:00+05:30',
      unit_price: { price: 42.5, per: 1, measure: 'kg', content: 2 },
      options: [
        optionOf('1', 'select', {
          product_option_value: [valueOf('11', '1 kg', { isdefault: true, price: 5 })],
        }),
      ],
    });
    expect(data).toMatchObject({
      '@type': 'Product',
      name: 'Red rice',
      url: 'https://shop.test/shop/red-rice',
      image: ['https://shop.test/pictures/brown-rice-1-360.webp'],
      brand: { '@type': 'Brand', name: 'Ridge & Root' },
      offers: {
        '@type': 'Offer',
        price: 85,
        priceCurrency: 'INR',
        priceValidUntil: '2026-12-05T23:59:00+05:30',
        availability: 'https://schema.org/InStock',
        priceSpecification: [
          { priceType: 'https://schema.org/StrikethroughPrice', price: 105, priceCurrency: 'INR' },
          {
            '@type': 'UnitPriceSpecification',
            price: 85,
            referenceQuantity: {
              '@type': 'QuantitativeValue',
              value: 2,
              unitCode: 'KGM',
              valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
            },
          },
        ],
      },
    });
  });

  it('omits the offer if the server has formatted the price [E-08, PRICE-08]', async () => {
    const { data } = await dataOf({ price: '₹ 1,250.00' });
    expect(data).toMatchObject({ '@type': 'Product', name: 'Red rice' });
    expect(data).not.toHaveProperty('offers');
  });

  it('includes ratings and reviews only if the shop shows them [E-08]', async () => {
    const { data } = await dataOf({});
    expect(data).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 },
      review: [
        { reviewBody: 'Fluffy.', datePublished: '2026-10-02', author: { name: 'Meera S.' } },
      ],
    });
    const off = await dataOf({}, { review_status: '0' });
    expect(off.data).toHaveProperty('name', 'Red rice');
    expect(off.data).not.toHaveProperty('aggregateRating');
    expect(off.data).not.toHaveProperty('review');
  });

  it('includes the nutrition, and marks the product as out of stock [E-08, E-02]', async () => {
    const { data } = await dataOf({
      stock: 0,
      nutrition: {
        energy_kj: 1465,
        energy_kcal: 350,
        fat: 0.9,
        saturates: 0.2,
        carbohydrate: 77,
        sugars: 0.3,
        fibre: 1.4,
        protein: 8.1,
        salt: 0.01,
      },
    });
    expect(data).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    expect(data?.additionalProperty).toContainEqual(
      expect.objectContaining({
        valueReference: {
          '@type': 'NutritionInformation',
          name: 'Average values per 100 g or 100 ml',
          calories: '350 kcal',
          fatContent: '0.9 g',
          saturatedFatContent: '0.2 g',
          carbohydrateContent: '77 g',
          sugarContent: '0.3 g',
          fiberContent: '1.4 g',
          proteinContent: '8.1 g',
        },
      }),
    );
    expect(data?.additionalProperty).toContainEqual(
      expect.objectContaining({ name: 'Salt', value: 0.01, unitCode: 'GRM' }),
    );
  });

  it('describes the breadcrumb of the product page [E-08]', async () => {
    const { breadcrumb } = await dataOf({});
    expect(breadcrumb).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://shop.test/' },
        { position: 2, name: 'Shop', item: 'https://shop.test/shop' },
        { position: 3, name: 'Rice & grains', item: 'https://shop.test/shop/collection/grains' },
        { position: 4, name: 'Red rice', item: 'https://shop.test/shop/red-rice' },
      ],
    });
  });

  it('escapes texts of a product, so that none ends the element [E-08]', async () => {
    const name = '</script><img src=x onerror=alert(1)><!--<script>';
    const { html, page, data, breadcrumb } = await dataOf({ name });
    expect(data?.name).toBe(name);
    expect(breadcrumb).toMatchObject({ itemListElement: { 3: { name } } });
    expect(page.querySelector('img')).toBeNull();
    expect(page.querySelectorAll('script')).toHaveLength(2);
    expect(html).not.toContain('<img');
  });
});
