import { signInAsOwner, expect, test } from '../support/staffShop.ts';
import { open } from '../support/goto.ts';

test('A coupon for one collection discounts only its lines, and ends at once [PRODUCT-09] @full', async ({
  page,
  staffShop,
  allowConsole,
}) => {
  allowConsole(/422/);
  await signInAsOwner(page, staffShop);
  await page.getByRole('link', { name: 'Coupons' }).click();
  await page.getByRole('link', { name: 'New coupon' }).click();
  await page.getByLabel('Code').fill('trek10');
  await page.getByLabel('Discount (%)').fill('20');
  await page.getByRole('checkbox', { name: 'Bakery' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Bakery' })).toBeChecked();
  const add = page.getByRole('main').getByRole('button', { name: 'Create coupon' });
  await add.click();
  await expect(page.getByText('The coupon TREK10 already exists.')).toBeVisible();
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
      const text = 'This coupon doesn’t apply to the items in your cart.';
      await expect(shopper.getByText(text)).toBeVisible();
    }
  }
  const main = shopper.getByRole('main');
  await expect(main.getByText('Coupon BREAD20')).toBeVisible();
  // The discount is a fifth of the cookies' price (249 rupees); the paneer has none.
  await expect(main.getByText('₹ -49.80/-')).toBeVisible();

  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Coupon deactivated')).toBeVisible();
  await open(shopper, '/checkout/cart');
  await expect(main.getByRole('link', { name: 'Oat cookies' }).first()).toBeVisible();
  await expect(main.getByText('Coupon BREAD20')).toBeHidden();
});

test('A sale price with an end date shows its end in the shop [PRODUCT-05] @full', async ({
  page,
  staffShop,
  allowConsole,
}) => {
  allowConsole(/422/);
  await signInAsOwner(page, staffShop);
  await open(page, '/staff/products?text=oat+cookies');
  await page.getByRole('link', { name: 'Oat cookies' }).click();
  await page.getByRole('textbox', { name: /^Sale price/ }).fill('199');
  await page.getByLabel(/^Sale ends/).fill('2030-12-05T18:30');
  await page.reload();
  await expect(page.getByLabel(/^Sale ends/)).toHaveValue('2030-12-05T18:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Product saved')).toBeVisible();
  await expect(page.getByText(/^Sale ends: – → 5 Dec 2030, 6:30\spm$/)).toBeVisible();

  const shopper = await page.context().newPage();
  await open(shopper, '/shop/oat-cookies');
  await expect(shopper.getByText(/^On sale until 5 Dec 2030, 6:30\spm$/)).toBeVisible();

  await page.getByLabel(/^Sale ends/).fill('2020-12-05T18:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The end date is in the past.')).toBeVisible();
  await page.getByLabel(/^Sale ends/).fill('');
  await page.getByRole('textbox', { name: /^Sale price/ }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Sale ends: 5 Dec 2030, 6:30\spm → –$/)).toBeVisible();
  await expect(async () => {
    await shopper.reload();
    await expect(shopper.getByText(/^On sale until/)).toBeHidden({ timeout: 1000 });
  }).toPass();
});
