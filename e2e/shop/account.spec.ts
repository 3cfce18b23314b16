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
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('+91 98450 12345');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

async function register(page: Page, shop: Shop): Promise<string> {
  const email = newAddress();
  await open(page, `${shop.url}/account/register`);
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/account\/success/);
  await open(page, shop.url + (await mailedLink(shop, email, '/account/verify')));
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  return email;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('A customer registers, adds an address and signs out [PRODUCT-14, PRODUCT-15]', async ({
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

  await page.getByRole('link', { name: 'Add address' }).click();
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Sen');
  await page.getByLabel('Street address').fill('12 Cubbon Road');
  await page.getByLabel('Postcode').fill('560001');
  await page.getByLabel('City').fill('Bengaluru');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
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

test('Signing in keeps the guest’s cart [OPEN-19, E-12] @full', async ({ page, shop }) => {
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

test('Sign-in works by keyboard alone, and focus moves to the first invalid field [OPEN-22, VALIDATION-14]', async ({
  page,
  shop,
}) => {
  const email = await register(page, shop);
  await open(page, '/account/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByText('Required').first()).toBeVisible();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account/dashboard');
});

test('A failed sign-in on a browser-translated page preserves the input [OPEN-22]', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 40\d/);
  await translatePage(page);
  await open(page, '/account/login');
  const mail = page.getByLabel('Email');
  await mail.fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(mail).toHaveValue('nobody@example.com');
});

test('The account forms are in French [LANGUAGE-03, OPEN-22] @full', async ({ page }) => {
  await open(page, '/account/register?lang=fr');
  await page.getByRole('main').getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page.getByText('Champ obligatoire')).toHaveCount(5);
  await expect(page.getByLabel('Prénom')).toBeFocused();
});

test('Signing in and out updates the other tab [E-07] @full', async ({ page, context, shop }) => {
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

test('Form input survives an expired session [OPEN-22] @full', async ({
  page,
  shop,
  allowConsole,
}) => {
  allowConsole(/401/);
  const email = await register(page, shop);
  await open(page, '/account/login?to=%2Faccount%2Faddress%3Fedit%3Dnew');
  await signIn(page, email);
  await page.getByLabel('City').fill('Mysuru');
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.setItem('api_token', 'f'.repeat(32)));
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Sen');
  await page.getByLabel('Street address').fill('1 Hill Road');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('SG');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText(/Your session expired/)).toBeVisible();
  await expect(page).toHaveURL(/\/account\/login/);
  await signIn(page, email);
  await expect(page.getByLabel('City')).toHaveValue('Mysuru');
});

test('A mailed link resets a forgotten password [API-26, OPEN-04] @full', async ({
  page,
  shop,
}) => {
  const email = await register(page, shop);
  await open(page, '/account/forgotten');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  await open(page, await mailedLink(shop, email, '/account/reset'));
  await page.getByLabel('New password').fill('staple battery horse');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText(/You can sign in with it now/)).toBeVisible();
});

test('A passkey signs in on a shop with a host name [OPEN-04] @full', async ({ browser }) => {
  const folder = await copyFilledData();
  // Passkeys require a host name; an IP address does not work.
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
  await page.getByRole('button', { name: 'Create passkey' }).click();
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
