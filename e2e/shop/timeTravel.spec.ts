import type { Page } from '@playwright/test';
import { installDevTools, jumpTo, lastAction, waitForSettledAction } from '../support/devtools.ts';
import { expect, test } from '../support/shop.ts';
import { whenIdle } from '../support/whenIdle.ts';

test.beforeEach(async ({ page }) => {
  await installDevTools(page);
});

test('Jumping to an earlier action shows its page and sends or writes nothing; returning restores the shop [E-11]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const atHome = await waitForSettledAction(page);

  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart: Oat cookies' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  const atCart = await waitForSettledAction(page);

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  const storedBefore = await stored();

  await jumpTo(page, atHome);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You’re viewing an earlier state')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await whenIdle(page);
  await expect(page).toHaveURL('/');
  expect(requests.filter((url) => url.includes('/api'))).toEqual([]);
  expect(await stored()).toBe(storedBefore);
  expect(await lastAction(page)).toBe(atCart);

  await jumpTo(page, atCart);
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByText('You’re viewing an earlier state')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('A response that arrives while viewing the past is delivered on return [E-11] @full', async ({
  page,
}) => {
  await page.goto('/shop');
  const before = await waitForSettledAction(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/cart\/add/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add to cart: Oat cookies' }).click();
  await expect.poll(() => lastAction(page)).toBeGreaterThan(before);
  await jumpTo(page, before);
  const adding = await lastAction(page);
  const answered = page.waitForResponse(/cart\/add/);
  release();
  await answered;
  await jumpTo(page, adding);
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
});

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

async function addCookies(page: Page): Promise<void> {
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Add to cart: Oat cookies' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  await waitForSettledAction(page);
}

for (const form of ['actions', 'log'] as const) {
  test(`A DevTools export (${form}) shows the final state in a new tab, which sends and writes nothing [E-11] @full`, async ({
    page,
    context,
  }) => {
    await addCookies(page);
    const file = await page.evaluate((kind) => window.extension.exportFile(kind), form);
    if (form === 'actions') expect(file.length).toBeLessThan(500_000);

    const fresh = await context.newPage();
    await installDevTools(fresh);
    await fresh.goto('/');
    await waitForSettledAction(fresh);
    const requests: string[] = [];
    fresh.on('request', (request) => requests.push(request.url()));
    const before = await stored(fresh);
    const told = await fresh.evaluate(
      (state) => window.extension.receive({ type: 'IMPORT', state }),
      file,
    );
    expect(told).toBeUndefined();
    await expect(fresh.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
    await expect(fresh.getByText('You’re viewing an earlier state')).toBeVisible();
    await expect(fresh).toHaveURL('/shop');
    await whenIdle(fresh);
    expect(requests.filter((url) => url.includes('/api'))).toEqual([]);
    expect(await stored(fresh)).toBe(before);
    await fresh.getByRole('button', { name: 'Reload' }).click();
    await expect(fresh.getByText('You’re viewing an earlier state')).toBeHidden();
    await expect(fresh.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  });
}

test('Persist restores the log after a reload and resends nothing [E-11] @full', async ({
  page,
}) => {
  await addCookies(page);
  const log = await page.evaluate(() => {
    sessionStorage.setItem('persist', 'true');
    return window.extension.exportFile('log');
  });
  await page.addInitScript((state) => Object.assign(window, { persistedLog: state }), log);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  await expect(page.getByText('You’re viewing an earlier state')).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('persist'));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('You’re viewing an earlier state')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
});

test('While viewing the past, fields are read-only without errors, and the notice covers nothing [E-11]', async ({
  page,
}) => {
  await page.goto('/info/contact');
  const name = page.getByLabel('Your name');
  // Type after hydration, so the input is stored as a draft.
  await waitForSettledAction(page);
  await name.fill('Meera');
  const present = await waitForSettledAction(page);
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  const latest = await waitForSettledAction(page);
  await jumpTo(page, present);

  const notice = page.getByText('You’re viewing an earlier state');
  await expect(notice).toBeVisible();
  await name.click();
  await page.keyboard.type('Asha');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.keyboard.press('Tab');
  await expect(name).toHaveValue('');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await page.mouse.wheel(0, 400);
  const lowest = await notice.evaluate(
    (element) => element.parentElement?.getBoundingClientRect().bottom,
  );
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.y).toBeGreaterThanOrEqual(lowest ?? Infinity);

  await jumpTo(page, latest);
  await expect(notice).toBeHidden();
  await page.goBack();
  await expect(name).toHaveValue('Meera');
});

test('The store has a name, limits the log to 1000 actions and cannot be locked [E-11]', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForFunction(() => 'liftedStore' in window);
  const options = await page.evaluate(
    () => (window as unknown as { devToolsOptions: object }).devToolsOptions,
  );
  expect(options).toMatchObject({
    name: 'Ridge & Root',
    maxAge: 1000,
    features: { jump: true, lock: false, export: 'custom', import: 'custom' },
  });
});
