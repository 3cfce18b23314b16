import type { Page } from '@playwright/test';
import { signInAsOwner, expect, test } from '../support/staffShop.ts';

const KIB = 1024;

/** Brotli-compressed bytes of scripts loaded before the browser is idle, slightly above the current values. */
const LIMITS = { signIn: 208 * KIB, orders: 370 * KIB };

async function scriptBytes(page: Page, work: () => Promise<unknown>): Promise<number> {
  const sizes: Promise<number>[] = [];
  await page.addInitScript(() => {
    // Disable prefetching, because it loads the code of later pages.
    window.requestIdleCallback = () => 0;
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await work();
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('The sign-in page loads little code', async ({ page, allowConsole }) => {
  allowConsole(/401 \(Unauthorized\)/);
  const bytes = await scriptBytes(page, async () => {
    await page.goto('/staff');
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  });
  expect(bytes).toBeLessThan(LIMITS.signIn);
});

test('The order list on a phone loads its own code without the data grid @full', async ({
  page,
  staffShop,
  browser,
}) => {
  await signInAsOwner(page, staffShop);
  const storageState = await page.context().storageState();
  const desk = await browser.newPage({ storageState, viewport: { width: 1280, height: 800 } });
  const onDesk = await scriptBytes(desk, async () => {
    await desk.goto(`${staffShop.url}/staff/orders`);
    await desk.getByRole('grid').waitFor();
  });
  const phone = await browser.newPage({ storageState, viewport: { width: 360, height: 800 } });
  const onPhone = await scriptBytes(phone, async () => {
    await phone.goto(`${staffShop.url}/staff/orders`);
    await phone.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  });
  await Promise.all([desk.close(), phone.close()]);
  expect(onDesk).toBeLessThan(LIMITS.orders);
  expect(onDesk - onPhone).toBeGreaterThan(80 * KIB);
});
