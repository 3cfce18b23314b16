import { isPublicPage, cachedPage, pageKey } from './publicPages.ts';

const shop = 'https://shop.example';
const isCached = (path: string) => isPublicPage(new URL(path, shop));

describe('isPublicPage', () => {
  it.each(['/', '/shop', '/shop/rice', '/search?search=rice', '/info/contact', '/blog'])(
    'E-09 caches %s',
    (path) => expect(isCached(path)).toBe(true),
  );

  it.each([
    '/account',
    '/account/order',
    '/checkout',
    '/checkout/cart',
    '/order/RR-1',
    '/support/replay',
    '/shop/alerts/stop',
    '/api',
    '/api/common/menu',
    '/blog/feed.xml',
    '/info/offline',
  ])('E-09 keeps nothing of %s', (path) => expect(isCached(path)).toBe(false));
});

describe('pageKey', () => {
  const english = { language: 'en', currency: '' };
  const key = (path: string, choices = english) => pageKey(shop + path, choices);

  it('E-09 tells languages and currencies apart', () => {
    const keys = [english, { ...english, language: 'fr' }, { ...english, currency: 'EUR' }];
    expect(new Set(keys.map((choices) => key('/shop', choices))).size).toBe(3);
  });

  it('E-09 lets the URL have the say on the language', () => {
    expect(key('/shop?lang=fr')).toBe(key('/shop', { ...english, language: 'fr' }));
  });

  it('E-09 gives back the location and the language', () => {
    expect(cachedPage(key('/shop?page=2#end'))).toEqual({ path: '/shop?page=2', language: 'en' });
  });
});
