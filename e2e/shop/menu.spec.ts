import { open } from '../support/goto.ts';
import { expect, test } from '../support/shop.ts';

test('The desktop menu opens on hover, shows columns side by side and navigates without a document load [MENU-11, MENU-12]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Collections' }).hover();
  const columns = menu.locator('.column-3 > li');
  await expect(columns.first()).toBeVisible();
  await expect
    .poll(async () => {
      const boxes = await Promise.all((await columns.all()).map((column) => column.boundingBox()));
      const places = (side: 'x' | 'y') => new Set(boxes.map((box) => box?.[side])).size;
      return { rows: places('y'), areApart: places('x') === boxes.length && boxes.length > 2 };
    })
    .toEqual({ rows: 1, areApart: true });
  await menu.getByRole('link', { name: 'Spices', exact: true }).click();
  await expect(page).toHaveURL('/shop/collection/spices');
  await expect(menu.getByRole('link', { name: 'Spices', exact: true })).toBeHidden();
  await menu.getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page).toHaveURL('/shop');
  await expect(menu.getByRole('link', { name: 'Shop', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(documents).toEqual([]);
});

test('Menu links to other sites open in this or a new tab, and dangerous URLs are no links [MENU-07, OPEN-25] @full', async ({
  page,
  context,
  shop,
}) => {
  const elsewhere = `${shop.url}/shop`;
  await page.route(/common\/menu/, (route) =>
    route.fulfill({
      json: {
        menu: [
          { title: 'Diary', type: 'extLink', path: `${elsewhere}?page=2` },
          { title: 'Farm', type: 'extTabLink', path: `${elsewhere}?page=3` },
          { title: 'Trap', type: 'extLink', path: 'javascript:alert(1)' },
        ],
      },
    }),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByText('Trap')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Trap' })).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await menu.getByRole('link', { name: /^Farm/ }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(`${elsewhere}?page=3`);
  await tab.close();
  await expect(page).toHaveURL('/');
  await menu.getByRole('link', { name: 'Diary' }).click();
  await expect(page).toHaveURL(`${elsewhere}?page=2`);
});

test('The phone menu opens, goes back, and closes on navigation [MENU-14, CONFLICT-38] @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/shop');
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.locator('#mobile-menu');
  await toggle.click();
  await expect(menu).toBeVisible();
  await toggle.click();
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole('button', { name: 'Collections' }).click();
  await menu.getByRole('button', { name: 'Pantry' }).click();
  await expect(menu.getByRole('link', { name: 'Spices' })).toBeVisible();
  for (let level = 0; level < 3; level += 1) {
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Back' }).click();
  }
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole('link', { name: /^New in/ }).click();
  await expect(page).toHaveURL('/search?sort=newest');
  await expect(menu).toBeHidden();
  await toggle.click();
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect(menu).toBeHidden();
});
