/** Journeys of those who make offers. */
import { enterAsOwner, expect, test } from '../support/counterShop.ts';
import { open } from '../support/goto.ts';

test('PRODUCT-09 a coupon for one collection is made at the counter, lowers its lines alone, and ends at once @full', async ({
  page,
  counter,
  allowConsole,
}) => {
  allowConsole(/422/);
  await enterAsOwner(page, counter);
  await page.getByRole('link', { name: 'Coupons' }).click();
  await page.getByRole('link', { name: 'New coupon' }).click();
  await page.getByLabel('Code').fill('trek10');
  await page.getByLabel('Percent').fill('20');
  await page.getByRole('checkbox', { name: 'Bakery' }).check();
  // What was typed outlives a reload.
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Bakery' })).toBeChecked();
  const add = page.getByRole('main').getByRole('button', { name: 'Add', exact: true });
  await add.click();
  await expect(page.getByText('There is a coupon TREK10 already.')).toBeVisible();
  await page.getByLabel('Code').fill('bread20');
  await add.click();
  await expect(page.getByRole('heading', { name: 'BREAD20', level: 1 })).toBeVisible();
  await expect(page.getByText(/Asha Rao added coupon/)).toBeVisible();

  const shopper = await page.context().newPage();
  await shopper.setViewportSize({ width: 1280, height: 800 });
  for (const name of ['Paneer', 'Oat cookies']) {
    await open(shopper, `/search?search=${encodeURIComponent(name)}`);
    await shopper.getByRole('button', { name: `Add to cart: ${name}` }).click();
    await expect(shopper.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
    const main = shopper.getByRole('main');
    await open(shopper, '/checkout/cart');
    await main.getByPlaceholder('Enter Coupon Code').fill('Bread20');
    await main.getByRole('button', { name: 'Apply' }).click();
    if (name === 'Paneer') {
      const text = 'This coupon is not for the products in your cart.';
      await expect(shopper.getByText(text)).toBeVisible();
    }
  }
  const main = shopper.getByRole('main');
  await expect(main.getByText('Coupon BREAD20')).toBeVisible();
  // A fifth of the cookies (249 rupees), nothing of the paneer.
  await expect(main.getByText('₹ -49.80/-')).toBeVisible();

  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
  await expect(page.getByText('The coupon has ended.')).toBeVisible();
  await open(shopper, '/checkout/cart');
  await expect(main.getByRole('link', { name: 'Oat cookies' }).first()).toBeVisible();
  await expect(main.getByText('Coupon BREAD20')).toBeHidden();
});

test('PRODUCT-05 a special price with an end is set at the counter, and the shop says until when @full', async ({
  page,
  counter,
  allowConsole,
}) => {
  allowConsole(/422/);
  await enterAsOwner(page, counter);
  await open(page, '/staff/products?text=oat+cookies');
  await page.getByRole('link', { name: 'Oat cookies' }).click();
  await page.getByRole('textbox', { name: /^Special price(?! from| until)/ }).fill('199');
  await page.getByLabel(/^Special price until/).fill('2030-12-05T18:30');
  // What was typed outlives a reload.
  await page.reload();
  await expect(page.getByLabel(/^Special price until/)).toHaveValue('2030-12-05T18:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The shop shows it now.')).toBeVisible();
  await expect(page.getByText(/^Special price until: – → 5 Dec 2030, 6:30\spm$/)).toBeVisible();

  const shopper = await page.context().newPage();
  await open(shopper, '/shop/oat-cookies');
  await expect(shopper.getByText(/^Special price until 5 Dec 2030, 6:30\spm$/)).toBeVisible();

  await page.getByLabel(/^Special price until/).fill('2020-12-05T18:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This end is past.')).toBeVisible();
  await page.getByLabel(/^Special price until/).fill('');
  await page.getByRole('textbox', { name: /^Special price(?! from| until)/ }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Special price until: 5 Dec 2030, 6:30\spm → –$/)).toBeVisible();
  await expect(async () => {
    await shopper.reload();
    await expect(shopper.getByText(/^Special price until/)).toBeHidden({ timeout: 1000 });
  }).toPass();
});
