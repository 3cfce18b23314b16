import type { Page } from '@playwright/test';
import { waitUntilReady, open } from '../support/goto.ts';
import { expect, test } from '../support/shop.ts';

declare global {
  interface Window {
    seenByTest: { readonly violations: readonly string[] };
  }
}

const HOSTILE = `<p onclick="hacked=1" style="color:red">Words <strong onmouseover=hacked=1>that stay</strong>
  <img src=x onerror="hacked=1"><a href="javascript:hacked=1" onfocus="hacked=1" autofocus>link</a></p>
  <script>hacked=1</script><svg onload="hacked=1"><script>hacked=1</script></svg><style>p{color:red}</style>
  <iframe srcdoc="<script>parent.hacked=1</script>"></iframe><base href="https://evil.example/">
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'">
  <details open ontoggle="hacked=1"></details><object data=x></object><math><mi onclick="hacked=1"></mi></math>`;

async function poison(page: Page, call: RegExp, field: string): Promise<void> {
  await page.route(call, async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...json, [field]: HOSTILE } });
  });
}

async function expectPlain(page: Page): Promise<void> {
  const text = page.locator('p', { hasText: 'Words that stay' }).first();
  await expect(text.locator('strong')).toHaveText('that stay');
  expect(await text.evaluate(({ innerHTML }) => innerHTML)).not.toMatch(/on\w+=|style|javascript/);
  await text.locator('strong').hover();
  expect(await page.evaluate(() => ({ ...window.seenByTest, hacked: 'hacked' in window }))).toEqual(
    {
      violations: [],
      hacked: false,
    },
  );
}

test('Hostile HTML in products, posts and pages runs no code and violates no policy [CONFLICT-33]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    window.seenByTest = { violations };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  await poison(page, /route=product\/product&/, 'description');
  await poison(page, /route=blog\/post&/, 'html');
  await poison(page, /route=content\/page&/, 'html');

  await page.goto('/shop');
  await waitUntilReady(page);
  await page.getByRole('main').getByRole('link', { name: 'Oat cookies' }).click();
  await expect(page).toHaveURL('/shop/oat-cookies');
  await expectPlain(page);

  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL('/blog');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
  await expectPlain(page);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Our story' }).click();
  await expect(page).toHaveURL(/\/info\//);
  await expectPlain(page);
});

test('A policy violation is reported to the shop without its query string @full', async ({
  page,
  shop,
  allowConsole,
}) => {
  allowConsole(/elsewhere\.example.* violates the following Content Security Policy directive/);
  await open(page, '/shop');
  await page.evaluate(async () => {
    const picture = new Image();
    const refused = new Promise((resolve) => picture.addEventListener('error', resolve));
    picture.src = 'http://elsewhere.example/pixel.gif?user=meera';
    await refused;
  });
  await expect.poll(shop.output).toContain('"blocked":"http://elsewhere.example"');
  expect(shop.output()).toMatch(/"kind":"csp-violation","page":"\/shop"/);
  expect(shop.output()).not.toContain('meera');
});
