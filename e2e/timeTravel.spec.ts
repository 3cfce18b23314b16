import { installDevTools, jumpTo, lastAction, settledAction } from './devtools.ts';
import { expect, test } from './shop.ts';
import { whenIdle } from './whenIdle.ts';

test.beforeEach(async ({ page }) => {
  await installDevTools(page);
});

test('E-11 a jump shows the earlier page and sends, writes and adds nothing; the return brings the shop back', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const atHome = await settledAction(page);

  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart: Oat cookies' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  const atCart = await settledAction(page);

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  const storedBefore = await stored();

  await jumpTo(page, atHome);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are viewing the past')).toBeVisible();
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
  await expect(page.getByText('You are viewing the past')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('E-11 an answer to a call of the present that arrives in the past is delivered on the return @full', async ({
  page,
}) => {
  await page.goto('/shop');
  const before = await settledAction(page);
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

test('E-11 the store has a name, keeps 1000 actions and cannot be locked', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => 'liftedStore' in window);
  const options = await page.evaluate(
    () => (window as unknown as { devToolsOptions: object }).devToolsOptions,
  );
  expect(options).toMatchObject({
    name: 'Ridge & Root',
    maxAge: 1000,
    features: { jump: true, lock: false },
  });
});
