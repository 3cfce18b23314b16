/** A shop with somebody at its counter, for journeys of the people who run it. */
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
/** What every member chooses. */
export const PASSWORD = 'four words that nobody guesses';

/** Data folder with the demo catalogue and an owner, which `firstStart.setup.ts` makes, too. */
export const ownedData = path.join(root, 'test-results/owned-data');

/** Has path and hash of the link that this owner chooses a password by. */
export const ownerLinkFile = path.join(root, 'test-results/owner-link.txt');

/** Path and hash of the link that the owner of the data folder chooses a password by. */
export const readOwnerLink = () => readFile(ownerLinkFile, 'utf8');

/** A running shop and how its owner comes in. */
export interface CounterShop extends Shop {
  /** Path and hash of the link that its owner chooses a password by */
  readonly ownerLink: string;
}

/** Adds a member as the operator does, before the shop opens. @returns path and hash of the printed link */
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

/** The test of journeys at the counter; each has a shop of its own. */
export const test = journey.extend<{ counter: CounterShop }>({
  counter: [
    async ({}, use) => {
      const folder = await copyFilledData(ownedData);
      const shop = await startShop(folder, { PAYMENT_TEST: '1', REVIEW_APPROVAL: '1' });
      await use({ ...shop, ownerLink: await readOwnerLink() });
      await shop.stop();
      await rm(folder, { recursive: true });
    },
    // Starting it takes nothing from the time of the journey.
    { timeout: startLimit },
  ],
  baseURL: async ({ counter }, use) => {
    await use(counter.url);
  },
});

/**
 * Has the owner, at a browser of their own, invite a packer.
 * @returns path and hash of the mailed link
 */
export async function invitePacker(browser: Browser, counter: CounterShop): Promise<string> {
  const context = await browser.newContext({ baseURL: counter.url });
  const page = await context.newPage();
  await enterAsOwner(page, counter);
  await page.getByRole('link', { name: 'Team' }).click();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('Name').fill('Ravi Iyer');
  await dialog.getByLabel('E-mail address').fill('ravi@example.com');
  await dialog.getByLabel('Role').selectOption('Packer');
  await dialog.getByRole('button', { name: 'Invite somebody' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await context.close();
  return mailedLink(counter, 'ravi@example.com', '/staff/password');
}

/** Chooses a password by the link of an invitation, which leads to where the counter begins for that member. */
export async function enterByLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.waitForURL(/\/staff\/(?:orders|first-steps)$/);
}

/** Chooses the owner's password and goes to the list of orders. */
export async function enterAsOwner(page: Page, { ownerLink }: CounterShop): Promise<void> {
  await enterByLink(page, ownerLink);
  await goto(page, '/staff/orders');
}

/** Signs in as a member who has a password. */
export async function signIn(page: Page, email = 'asha@example.com'): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Writes into a product what a scanner reads on its packs. */
export async function giveBarcode(page: Page, product: string, barcode: string): Promise<void> {
  await page.goto(`/staff/products?text=${encodeURIComponent(product)}`);
  await page.getByRole('link', { name: product }).first().click();
  await page.getByLabel('Barcode').fill(barcode);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. The shop shows it now.').waitFor();
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

async function productId(guest: APIRequestContext, handle: string): Promise<string> {
  const answer = await guest.get(`/api/product/product?product_slug=${handle}`);
  const { product_id: id } = (await answer.json()) as Dto['Product'];
  return String(id);
}

/**
 * A guest orders two boxes of raisins and a block of paneer, paid at once, and opens the link of the email. Similar goods may
 * stand in.
 * @returns the order's number
 */
export async function orderAsGuest({ url }: Shop, email: string): Promise<string> {
  const guest = await request.newContext({ baseURL: url });
  const read = async <Answer>(call: string) =>
    (await (await guest.get(`/api/${call}`)).json()) as Answer;
  const { api_token: token } = await read<Dto['ApiTokenAnswer']>('common/apitoken');
  const send = async <Answer>(call: string, form: Record<string, string>) => {
    const answer = await guest.post(`/api/${call}?api_token=${token}`, { form });
    return (await answer.json()) as Answer;
  };
  for (const [handle, quantity] of [
    ['raisins', '2'],
    ['paneer', '1'],
  ] as const) {
    await send('checkout/cart/add', { product_id: await productId(guest, handle), quantity });
  }
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
    payment_id: 'test',
    payment_token: 'ok',
    review_token: review.review_token ?? '',
  });
  await guest.dispose();
  if (!placed.number) throw new Error(`No order was placed: ${JSON.stringify(placed)}`);
  return placed.number;
}
