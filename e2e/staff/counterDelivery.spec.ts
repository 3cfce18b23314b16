/** A journey of who sees to delivery. */
import type { Page } from '@playwright/test';
import { enterAsOwner, expect, test } from '../support/counterShop.ts';
import { open } from '../support/goto.ts';

/** Puts something into the cart and goes on to the choice of a slot. */
async function reachSlots(page: Page): Promise<void> {
  await open(page, '/shop/oat-cookies');
  const added = page.waitForResponse(/cart\/add/);
  await page.getByRole('button', { name: 'Add to cart: Oat cookies' }).click();
  await added;
  await open(page, '/checkout');
  await page.getByLabel('E-mail address').fill('meera@example.com');
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Nair');
  await page.getByLabel('State').selectOption({ label: 'Karnataka' });
  await page.getByLabel('Street and number').fill('12 Cubbon Road');
  await page.getByLabel('Postcode').fill('560001');
  await page.getByLabel('Town').fill('Bengaluru');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await page.getByRole('radio', { name: 'Home delivery' }).check();
}

const slots = (page: Page) => page.getByRole('radio', { name: /left/ });

test('E-05 a slot that is closed at the counter is offered to no shopper, until it is opened again @full', async ({
  page,
  counter,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: counter.url });
  const shopper = await context.newPage();
  await reachSlots(shopper);
  await expect(slots(shopper).first()).toBeVisible();
  const before = await slots(shopper).count();

  await enterAsOwner(page, counter);
  await page.getByRole('link', { name: 'Delivery', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Delivery', level: 1 })).toBeVisible();
  // The last day ahead is tomorrow at the earliest.
  const row = page.getByRole('region', { name: 'The days ahead' }).getByRole('listitem').last();
  await row.getByRole('button', { name: /^Close the slot/ }).click();
  await expect(page.getByText('The slot is closed. Orders that have it keep it.')).toBeVisible();
  await expect(row).toContainText('Closed');
  await shopper.reload();
  await expect(slots(shopper)).toHaveCount(before - 1);

  await row.getByRole('button', { name: /^Open the slot/ }).click();
  await expect(page.getByText('The slot is open again.')).toBeVisible();
  await shopper.reload();
  await expect(slots(shopper)).toHaveCount(before);
  await context.close();
});
