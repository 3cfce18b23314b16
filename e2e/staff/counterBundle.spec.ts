/** What the counter's pages cost: each brings no more than it shows. */
import type { Page } from '@playwright/test';
import { enterAsOwner, expect, test } from '../support/counterShop.ts';

const KIB = 1024;

/** Brotli, of scripts alone, before the browser is idle; a little more than each has. */
const LIMITS = { signIn: 207 * KIB, orders: 370 * KIB };

/** Bytes of the scripts that a page fetches, as they come, while it has had no time to fetch ahead. */
async function scriptBytes(page: Page, work: () => Promise<unknown>): Promise<number> {
  const sizes: Promise<number>[] = [];
  await page.addInitScript(() => {
    // What is fetched ahead is for the pages after this one.
    window.requestIdleCallback = () => 0;
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await work();
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('the page for signing in is light', async ({ page, allowConsole }) => {
  // Who is asked who they are and is nobody.
  allowConsole(/401 \(Unauthorized\)/);
  const bytes = await scriptBytes(page, async () => {
    await page.goto('/staff');
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  });
  expect(bytes).toBeLessThan(LIMITS.signIn);
});

test('the list of orders brings its own code alone, on a phone without the grid', async ({
  page,
  counter,
  browser,
}) => {
  await enterAsOwner(page, counter);
  const storageState = await page.context().storageState();
  const desk = await browser.newPage({ storageState, viewport: { width: 1280, height: 800 } });
  const onDesk = await scriptBytes(desk, async () => {
    await desk.goto(`${counter.url}/staff/orders`);
    await desk.getByRole('grid').waitFor();
  });
  const phone = await browser.newPage({ storageState, viewport: { width: 360, height: 800 } });
  const onPhone = await scriptBytes(phone, async () => {
    await phone.goto(`${counter.url}/staff/orders`);
    await phone.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  });
  await Promise.all([desk.close(), phone.close()]);
  expect(onDesk).toBeLessThan(LIMITS.orders);
  expect(onDesk - onPhone).toBeGreaterThan(80 * KIB);
});
