import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { request, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import type { components } from '../../contract/types.gen.ts';
import { findNode, root } from '../../scripts/setup.mjs';
import { goto } from './goto.ts';
import { mailedLink } from './outbox.ts';
import { copyFilledData, startLimit, startShop, test as journey, type Shop } from './shop.ts';

export { expect } from './shop.ts';

type Dto = components['schemas'];

const run = promisify(execFile);
export const PASSWORD = 'four words that nobody guesses';

export const ownedData = path.join(root, 'test-results/owned-data');

export const ownerLinkFile = path.join(root, 'test-results/owner-link.txt');

export const readOwnerLink = () => readFile(ownerLinkFile, 'utf8');

export interface StaffShop extends Shop {
  readonly ownerLink: string;
}

/**
 * Adds an owner by the command line before the shop starts.
 * @returns path and hash of the printed link
 */
export async function addOwner(dataFolder: string): Promise<string> {
  const { stdout } = await run(
    findNode(),
    ['server/staff/main.ts', 'add', 'Asha Rao', 'asha@example.com', 'owner'],
    { cwd: root, env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataFolder } },
  );
  const link = /\/staff\/password#code=[\w-]+/.exec(stdout)?.[0];
  if (link === undefined) throw new Error(`No link was printed: ${stdout}`);
  return link;
}

export const test = journey.extend<{ staffShop: StaffShop }>({
  staffShop: [
    async ({}, use) => {
      const folder = await copyFilledData(ownedData);
      const shop = await startShop(folder, { FAKE_PAYMENTS_PORT: '0', REVIEW_APPROVAL: '1' });
      await use({ ...shop, ownerLink: await readOwnerLink() });
      await shop.stop();
      await rm(folder, { recursive: true });
    },
    // A separate timeout, so that the start does not count towards the test's timeout.
    { timeout: startLimit },
  ],
  baseURL: async ({ staffShop }, use) => {
    await use(staffShop.url);
  },
});

/** Opens a page of the menu, below the label of its group. */
export async function openFromMenu(page: Page, group: string, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: group, exact: true }).click();
  await menu.getByRole('link', { name, exact: true }).click();
}

/**
 * Signs in as the owner, in a separate browser context, and invites a packer.
 * @returns path and hash of the mailed link
 */
export async function invitePacker(browser: Browser, staffShop: StaffShop): Promise<string> {
  const context = await browser.newContext({ baseURL: staffShop.url });
  const page = await context.newPage();
  await signInAsOwner(page, staffShop);
  await openFromMenu(page, 'Settings', 'Team');
  await page.getByRole('button', { name: 'Invite team member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite team member' });
  await dialog.getByLabel('Name').fill('Ravi Iyer');
  await dialog.getByLabel('Email').fill('ravi@example.com');
  await dialog.getByLabel('Role').selectOption('Packer');
  await dialog.getByRole('button', { name: 'Invite team member' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await context.close();
  return mailedLink(staffShop, 'ravi@example.com', '/staff/password');
}

export async function setPasswordByLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.waitForURL(/\/staff\/(?:home|orders|first-steps)$/);
}

export async function signInAsOwner(page: Page, { ownerLink }: StaffShop): Promise<void> {
  await setPasswordByLink(page, ownerLink);
  await goto(page, '/staff/orders');
}

export async function signIn(page: Page, email = 'asha@example.com'): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function giveBarcode(page: Page, product: string, barcode: string): Promise<void> {
  await page.goto(`/staff/products?text=${encodeURIComponent(product)}`);
  await page.getByRole('link', { name: product }).first().click();
  await page.getByLabel('Barcode').fill(barcode);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Product saved').waitFor();
}

const RECIPIENT = {
  firstname: 'Meera',
  lastname: 'Nair',
  telephone: '+919845012345',
  address_1: '12 Cubbon Road',
  postcode: '560001',
  city: 'Bengaluru',
  country_id: 'IN',
  zone_id: 'IN-KA',
};

interface OrderedGoods {
  readonly handle: string;
  readonly quantity: number;
  /** Name of the value of the product's first option. */
  readonly choice?: string;
}

async function addForm(
  guest: APIRequestContext,
  { handle, quantity, choice }: OrderedGoods,
): Promise<Record<string, string>> {
  const answer = await guest.get(`/api/product/product?product_slug=${handle}`);
  const { product_id: id, options = [] } = (await answer.json()) as Dto['Product'];
  const [option] = options;
  const value = option?.product_option_value.find(({ name }) => name === choice);
  return {
    product_id: String(id),
    quantity: String(quantity),
    ...(option &&
      value && { [`option[${option.product_option_id}]`]: value.product_option_value_id }),
  };
}

const RAISINS_AND_PANEER: readonly OrderedGoods[] = [
  { handle: 'raisins', quantity: 2 },
  { handle: 'paneer', quantity: 1 },
];

/**
 * Places a guest order, paid at the fake provider, with substitutes allowed.
 * @returns the order's number and its name on the screens, such as `#1042`
 */
export async function orderAsGuest(
  { url }: Shop,
  email: string,
  goods = RAISINS_AND_PANEER,
): Promise<{ number: string; name: string }> {
  const guest = await request.newContext({ baseURL: url });
  const read = async <Answer>(call: string) =>
    (await (await guest.get(`/api/${call}`)).json()) as Answer;
  const { api_token: token } = await read<Dto['ApiTokenAnswer']>('common/apitoken');
  const send = async <Answer>(call: string, form: Record<string, string>) => {
    const answer = await guest.post(`/api/${call}?api_token=${token}`, { form });
    return (await answer.json()) as Answer;
  };
  for (const each of goods) await send('checkout/cart/add', await addForm(guest, each));
  const { products } = await read<{ products: Dto['CartItem'][] }>(
    `checkout/cart?api_token=${token}`,
  );
  const preferences = Object.fromEntries(
    products.map(({ cart_item_id: id }) => [`substitution[${id}]`, 'similar']),
  );
  const form = { ...RECIPIENT, ...preferences, email, delivery_id: 'standard' };
  const review = await send<Dto['CheckoutReview']>('checkout/review', form);
  const placed = await send<Dto['PlaceOrderAnswer']>('checkout/order', {
    ...form,
    payment_id: 'stripe',
    review_token: review.review_token ?? '',
  });
  if (!placed.number) throw new Error(`No order was placed: ${JSON.stringify(placed)}`);
  const key = { number: placed.number, secret: placed.secret ?? '' };
  const { url: page = '' } = await send<Dto['OpenPaymentAnswer']>('checkout/payment/open', key);
  await guest.post(page, { form: { action: 'close' } });
  const { payment } = await send<Dto['RetryPaymentAnswer']>('checkout/payment/check', key);
  await guest.dispose();
  if (payment?.state !== 'paid') throw new Error(`It was not paid: ${JSON.stringify(payment)}`);
  return { number: placed.number, name: `#${placed.short_number}` };
}
