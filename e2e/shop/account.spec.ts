import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { open } from '../support/goto.ts';
import { mailedLink } from '../support/outbox.ts';
import { copyFilledData, expect, startShop, test, type Shop } from '../support/shop.ts';
import { plugPasskeyDevice } from '../support/passkeyDevice.ts';
import { translatePage } from '../support/translatePage.ts';

const PASSWORD = 'correct horse battery';

let count = 0;
const newAddress = () => `meera.${process.pid}.${(count += 1)}@example.com`;

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Sen');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Telephone number').fill('+91 98450 12345');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

async function register(page: Page, shop: Shop): Promise<string> {
  const email = newAddress();
  await open(page, `${shop.url}/account/register`);
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/account\/success/);
  await open(page, shop.url + (await mailedLink(shop, email, '/account/verify')));
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  return email;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('PRODUCT-13 PRODUCT-14 PRODUCT-15 API-21 API-24 OPEN-03 OPEN-17 OPEN-19 ROUTES-18 from registration to an address to signing out', async ({
  page,
  shop,
}) => {
  const email = await register(page, shop);
  await open(page, '/account/address');
  await expect(page).toHaveURL('/account/login?to=%2Faccount%2Faddress');
  await signIn(page, email);
  await expect(page).toHaveURL('/account/address');
  const user = await page.evaluate(() => sessionStorage.getItem('user_info'));
  expect(JSON.parse(user ?? '')).toMatchObject({ firstname: 'Meera', email });

  await page.getByRole('link', { name: 'Add an address' }).click();
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Sen');
  await page.getByLabel('Street and number').fill('12 Cubbon Road');
  await page.getByLabel('Postcode').fill('560001');
  await page.getByLabel('Town').fill('Bengaluru');
  await page.reload();
  await expect(page.getByLabel('Town')).toHaveValue('Bengaluru');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('IN');
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Karnataka' });
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page).toHaveURL('/account/address');
  await expect(page.getByText('Default address')).toBeVisible();

  await page.goto('/account/logout');
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('user_info'))).toBeNull();
  await open(page, '/account/orders');
  await expect(page).toHaveURL(/\/account\/login/);
});

test('OPEN-19 E-12 signing in keeps the guest’s cart @full', async ({ page, shop }) => {
  const email = await register(page, shop);
  await open(page, '/shop/oat-cookies');
  await page.getByRole('button', { name: 'Add to cart: Oat cookies' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  await open(page, '/account/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/account/dashboard');
  await open(page, '/checkout/cart');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Oat cookies' }).first(),
  ).toBeVisible();
});

test('OPEN-22 VALIDATION-14 the sign-in works by keyboard alone, and the focus goes to the first invalid field', async ({
  page,
  shop,
}) => {
  const email = await register(page, shop);
  await open(page, '/account/login');
  await page.getByLabel('E-mail address').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account/dashboard');
});

test('OPEN-22 a refused sign-in on a page that the browser translates keeps what was typed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 40\d/);
  await translatePage(page);
  await open(page, '/account/login');
  const mail = page.getByLabel('E-mail address');
  await mail.fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(mail).toHaveValue('nobody@example.com');
});

test('LANGUAGE-03 OPEN-22 the forms speak French @full', async ({ page }) => {
  await open(page, '/account/register?lang=fr');
  await page.getByRole('main').getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page.getByText('Veuillez remplir ce champ.')).toHaveCount(5);
  await expect(page.getByLabel('Prénom')).toBeFocused();
});

test('E-07 signing in and out shows in the other tab @full', async ({ page, context, shop }) => {
  const email = await register(page, shop);
  const other = await context.newPage();
  await open(other, '/shop');
  const menuOf = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: 'Account' });
  await open(page, '/account/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/account/dashboard');
  await menuOf(other).click();
  await expect(other.getByRole('link', { name: 'My Account' }).first()).toBeVisible({
    timeout: 2_000,
  });
  await page.goto('/account/logout');
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('link', { name: 'Sign In' }).first()).toBeVisible({
    timeout: 2_000,
  });
});

test('OPEN-22 what was typed survives a session that ran out @full', async ({
  page,
  shop,
  allowConsole,
}) => {
  allowConsole(/401/);
  const email = await register(page, shop);
  await open(page, '/account/login?to=%2Faccount%2Faddress%3Fedit%3Dnew');
  await signIn(page, email);
  await page.getByLabel('Town').fill('Mysuru');
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.setItem('api_token', 'f'.repeat(32)));
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Sen');
  await page.getByLabel('Street and number').fill('1 Hill Road');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('SG');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await expect(page).toHaveURL(/\/account\/login/);
  await signIn(page, email);
  await expect(page.getByLabel('Town')).toHaveValue('Mysuru');
});

test('API-26 OPEN-04 a forgotten password is reset by the mailed link, whose code no state holds @full', async ({
  page,
  shop,
}) => {
  const email = await register(page, shop);
  await open(page, '/account/forgotten');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  await open(page, await mailedLink(shop, email, '/account/reset'));
  await page.getByLabel('New password').fill('staple battery horse');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText(/You can sign in with it now/)).toBeVisible();
});

test('OPEN-04 a passkey signs in, on a shop of its own name @full', async ({ browser }) => {
  const folder = await copyFilledData();
  // Passkeys need a name for the host; an IP address is none.
  const port = String(20_000 + (process.pid % 20_000));
  const started = await startShop(folder, { PORT: port, ORIGIN: `http://localhost:${port}` });
  const shop = { ...started, url: `http://localhost:${port}` };
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();
  await plugPasskeyDevice(page);
  const email = await register(page, shop);
  await open(page, '/account/login?to=%2Faccount%2Fpasskeys');
  await signIn(page, email);
  await page.getByLabel(/^Name/).fill('Laptop');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Laptop' })).toBeVisible();
  await page.goto('/account/logout');
  await expect(page).toHaveURL('/');
  await open(page, '/account/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/account/dashboard');
  await context.close();
  await started.stop();
  await rm(folder, { recursive: true });
});
