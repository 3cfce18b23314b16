import type { Page } from '@playwright/test';
import { signInAsOwner, expect, test, openFromMenu } from '../support/staffShop.ts';
import { open } from '../support/goto.ts';

async function reachSlots(page: Page): Promise<void> {
  await open(page, '/shop/oat-cookies');
  const added = page.waitForResponse(/cart\/add/);
  await page.getByRole('button', { name: 'Add to cart: Oat cookies' }).click();
  await added;
  await open(page, '/checkout');
  await page.getByLabel('Email').fill('meera@example.com');
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Nair');
  await page.getByLabel('State').selectOption({ label: 'Karnataka' });
  await page.getByLabel('Street address').fill('12 Cubbon Road');
  await page.getByLabel('Postcode').fill('560001');
  await page.getByLabel('City').fill('Bengaluru');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('radio', { name: 'Home delivery' }).check();
}

const slots = (page: Page) => page.getByRole('radio', { name: /left/ });

test('A slot closed by staff is hidden from shoppers until it is reopened [E-05] @full', async ({
  page,
  staffShop,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: staffShop.url });
  const shopper = await context.newPage();
  await reachSlots(shopper);
  await expect(slots(shopper).first()).toBeVisible();
  const before = await slots(shopper).count();

  await signInAsOwner(page, staffShop);
  await openFromMenu(page, 'Settings', 'Delivery');
  await expect(page.getByRole('heading', { name: 'Delivery', level: 1 })).toBeVisible();
  const row = page
    .getByRole('region', { name: 'Upcoming time slots' })
    .getByRole('listitem')
    .last();
  await row.getByRole('button', { name: /^Close Home delivery/ }).click();
  await expect(page.getByText('Time slot closed. Existing orders keep it.')).toBeVisible();
  await expect(row).toContainText('Closed');
  await shopper.reload();
  await expect(slots(shopper)).toHaveCount(before - 1);

  await row.getByRole('button', { name: /^Reopen Home delivery/ }).click();
  await expect(page.getByText('Time slot reopened')).toBeVisible();
  await shopper.reload();
  await expect(slots(shopper)).toHaveCount(before);
  await context.close();
});
