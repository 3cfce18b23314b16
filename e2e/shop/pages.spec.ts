import { access } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../scripts/setup.mjs';
import { expect, test } from '../support/shop.ts';

test('Pages have a CSP with hashes, Trusted Types and security headers', async ({ request }) => {
  const page = await request.get('/shop');
  const headers = page.headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy.replace(/style-src-attr [^;]*/, '')).not.toMatch(/unsafe-(inline|eval)/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('Responses are compressed; hashed files are immutable, and pages are revalidated', async ({
  request,
}) => {
  const page = await request.get('/shop', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()['content-encoding']).toBe('br');
  expect(page.headers()['cache-control']).toBe('private, no-cache');
  const again = await request.get('/shop', {
    headers: { 'if-none-match': page.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  const address = /\/assets\/main\.\w+\.js/.exec(await page.text())?.[0] ?? '';
  const script = await request.get(address, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()['content-encoding']).toBe('br');
  expect(script.headers()['cache-control']).toContain('immutable');
});

test('Source maps are not served, and no served script refers to one', async ({ request }) => {
  const page = await request.get('/shop');
  const address = /\/assets\/main\.\w+\.js/.exec(await page.text())?.[0] ?? '';
  const script = await request.get(address);
  expect(await script.text()).not.toContain('sourceMappingURL');
  const map = path.basename(`${address}.map`);
  await access(path.join(root, 'dist-maps', map));
  for (const folder of ['/assets/', '/dist-maps/', '/assets/..%2f..%2fdist-maps/']) {
    expect((await request.get(folder + map)).status()).toBe(404);
  }
});

test('A content change appears on the anonymous page within seconds [API-35, OPEN-15]', async ({
  request,
}) => {
  const text = 'Crumbles exactly as it should.';
  const read = async () => (await request.get('/shop/country-bread')).text();
  expect(await read()).not.toContain(text);
  const { api_token: token } = (await (await request.get('/api/common/apitoken')).json()) as {
    api_token: string;
  };
  const { product_id } = (await (
    await request.get('/api?route=product/product&product_slug=country-bread')
  ).json()) as { product_id: string };
  const answer = await request.post(`/api?route=product/product/write_review&api_token=${token}`, {
    form: { product_id, name: 'Asha P.', text, rating: 5 },
  });
  expect(await answer.json()).toMatchObject({ status: 1 });
  await expect.poll(read, { timeout: 5_000 }).toContain(text);
});

test('Odd paths cause no server error, and their responses have security headers', async ({
  request,
  shop,
}) => {
  for (const address of [
    '//',
    '//[',
    '//a:99999/',
    '/[',
    '/%',
    '/%00',
    '/;',
    '//%5B',
    '/a//b',
    '/\\\\evil',
  ]) {
    const answer = await request.get(shop.url + address);
    expect([200, 400, 404], address).toContain(answer.status());
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    expect(new URL(answer.url()).origin).toBe(shop.url);
  }
});

test('Malformed requests get 400 with a text, unknown calls 404, and no internals leak', async ({
  request,
}) => {
  const bad = await request.get('/api?route=product/product/related&product_id=1&limit=many');
  expect(bad.status()).toBe(400);
  expect(await bad.json()).toEqual({ error: expect.stringContaining('limit') as unknown });
  const unknown = await request.get('/api?route=no/such');
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).not.toMatch(/at \w+|node_modules/);
  for (const address of ['/%', '/shop/%E0%A4%A', '/shop?page=%00', `/shop/${'x'.repeat(5000)}`]) {
    const { status } = await fetch(new URL(address, new URL(bad.url()).origin), {
      redirect: 'manual',
    });
    expect(status, address).toBeLessThan(500);
  }
});
