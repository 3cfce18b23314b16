import { plainUrl } from './routeUrl.ts';

describe('plainUrl', () => {
  it.each([
    ['/api?route=common/menu', '/api/common/menu'],
    ['/api/?route=common/menu&api_token=', '/api/common/menu?api_token='],
    [
      '/api?route=product/product&product_slug=a%20b&x=?',
      '/api/product/product?product_slug=a%20b&x=?',
    ],
    ['/api?api_token=1&route=checkout%2Fcart', '/api/checkout/cart?api_token=1'],
  ])('converts %s to %s [BASEQUERY-01, CONFLICT-02]', (url, plain) => {
    expect(plainUrl(url)).toBe(plain);
  });

  it.each([
    '/api/common/menu?route=common/config',
    '/api?route=../assets/secret',
    '/api?route=/common/menu',
    '/api?route=%2e%2e/x',
    '/api?route=',
    '/api?x=y',
    '/api',
    '/apiary?route=common/menu',
    '/shop?route=common/menu',
  ])('leaves %s unchanged', (url) => {
    expect(plainUrl(url)).toBe(url);
  });
});
