import { isPublicPage, cachedPage, pageKey } from './publicPages.ts';

const shop = 'https://shop.example';
const isCached = (path: string) => isPublicPage(new URL(path, shop));

describe('isPublicPage', () => {
  it.each(['/', '/shop', '/shop/rice', '/search?search=rice', '/info/contact', '/blog'])(
    'caches %s [E-09]',
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
  ])('does not cache %s [E-09]', (path) => expect(isCached(path)).toBe(false));
});

describe('pageKey', () => {
  const english = { language: 'en', currency: '' };
  const key = (path: string, choices = english) => pageKey(shop + path, choices);

  it('separates languages and currencies [E-09]', () => {
    const keys = [english, { ...english, language: 'fr' }, { ...english, currency: 'EUR' }];
    expect(new Set(keys.map((choices) => key('/shop', choices))).size).toBe(3);
  });

  it('prefers the language of the URL [E-09]', () => {
    expect(key('/shop?lang=fr')).toBe(key('/shop', { ...english, language: 'fr' }));
  });

  it('returns the location and the language [E-09]', () => {
    expect(cachedPage(key('/shop?page=2#end'))).toEqual({ path: '/shop?page=2', language: 'en' });
  });
});
