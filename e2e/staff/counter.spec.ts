/** Journeys of the people who run the shop. */
import type { Page } from '@playwright/test';
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import {
  enterAsOwner,
  expect,
  orderAsGuest,
  ownedData,
  PASSWORD,
  readOwnerLink,
  signIn,
  test,
} from '../support/counterShop.ts';
import { mailedSecretPath, sentEmails } from '../support/outbox.ts';
import { plugPasskeyDevice } from '../support/passkeyDevice.ts';
import { copyFilledData, startShop } from '../support/shop.ts';
import { shownWithinTwoSeconds } from '../support/shownInShop.ts';
import { translatePage } from '../support/translatePage.ts';

test('an order is packed short, replaced, dispatched and refunded, and its shopper is told', async ({
  page,
  counter,
}) => {
  const email = 'meera@example.com';
  const number = await orderAsGuest(counter, email);
  // A guest's address is written to again once a link of its first email was opened.
  await page.goto(await mailedSecretPath(counter, number));
  await expect(page.getByText('Black raisins').first()).toBeVisible();

  await enterAsOwner(page, counter);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByText('0 of 2 checked')).toBeVisible();

  await page.getByRole('button', { name: /Paneer: it is in the box/ }).click();
  await page.getByRole('button', { name: /Black raisins: there are fewer/ }).click();
  await expect(page.getByText('2 of 2 checked')).toBeVisible();
  await page.getByRole('button', { name: 'Finish packing' }).click();
  await expect(page.getByText('The order was changed.')).toBeVisible();
  await expect(page.getByText('Not all could be packed')).toBeVisible();

  await page.getByRole('button', { name: 'Send on its way' }).click();
  await expect(page.getByRole('button', { name: 'Delivered' })).toBeVisible();
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('Amount in rupees').fill('999999');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByText('This is more than can be refunded.')).toBeVisible();
  await dialog.getByLabel('Amount in rupees').fill('10');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('−₹ 10.00/-')).toBeVisible();

  await expect
    .poll(async () => (await sentEmails(counter)).filter((text) => text.includes(email)).length)
    .toBeGreaterThanOrEqual(3);
  await page.getByRole('link', { name: 'Who changed it' }).click();
  await expect(page.getByText(/Asha Rao refunded/)).toBeVisible();
});

test('a new order appears without a reload, and the list leads to it and back @full', async ({
  page,
  counter,
}) => {
  await enterAsOwner(page, counter);
  await expect(page.getByText('No orders are like this.')).toBeVisible();
  const number = await orderAsGuest(counter, 'ravi@example.com');
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await page.goBack();
  await page.getByLabel('Number, name, e-mail or telephone').fill('nobody of that name');
  await expect(page.getByText('No orders are like this.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Number, name, e-mail or telephone')).toHaveValue(
    'nobody of that name',
  );
});

test('whoever has not signed in sees the form alone, then the page asked for, translated by the browser or not', async ({
  page,
  counter,
  allowConsole,
}) => {
  allowConsole(/401/);
  await enterAsOwner(page, counter);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The counter' })).toBeVisible();
  await translatePage(page);
  await page.goto('/staff/members');
  await expect(page.getByRole('heading', { name: 'The counter' })).toBeVisible();
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();
});

test('a session that ends over a typed form is begun again in a dialog, and what was typed is saved @full', async ({
  page,
  context,
  counter,
  allowConsole,
}) => {
  allowConsole(/401|422/);
  await enterAsOwner(page, counter);
  await page.goto('/staff/products/new');
  await page.getByRole('textbox', { name: /^Name \(English\)/ }).fill('Nilgiri black tea');
  const description = page.getByRole('textbox', { name: 'Description (English)' });
  await description.click();
  await page.keyboard.type('Picked by hand.');
  await page.getByRole('textbox', { name: /^Price/ }).fill('180');
  await page.getByLabel(/^Collection/).selectOption('Bakery');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Add product' }).click();

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  // Opaque: the page behind it cannot be read.
  await expect(page.locator('.MuiDialog-backdrop')).toHaveCSS('background-color', /^rgb\(/);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^Price/ })).toHaveValue('180');
  await expect(description).toHaveText('Picked by hand.');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByRole('heading', { name: 'Nilgiri black tea', level: 1 })).toBeVisible();
  await expect(description).toHaveText('Picked by hand.');
});

/** What the shop's own page of a product says to somebody who opens it now. */
const shopPage = async (page: Page, handle: string) =>
  (await page.request.get(`/shop/${handle}`)).text();

test('a price changed in its cell, by keyboard, shows in the shop within two seconds', async ({
  page,
  counter,
  allowConsole,
}) => {
  allowConsole(/422/);
  await enterAsOwner(page, counter);
  await page.goto('/staff/products?text=paneer');
  const row = page.getByRole('row', { name: /Paneer/ }).first();
  const cell = row.getByRole('gridcell').nth(5);
  await cell.click();
  await page.keyboard.press('Enter');
  const input = page.getByRole('textbox', { name: /^Price, / });
  await input.fill('123,45');
  await shownWithinTwoSeconds(
    page,
    () => page.keyboard.press('Enter'),
    async () => (await shopPage(page, 'paneer')).includes('123.45'),
  );
  await expect(row.getByText('₹ 123.45/-')).toBeVisible();

  await row.getByText('₹ 123.45/-').dblclick();
  await input.fill('0');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('more than nothing');
  await expect(input).toHaveValue('0');
});

test('what is pasted or typed into a text stays as it reads: rows of a table, stars, words around a dot @full', async ({
  page,
  counter,
}) => {
  await enterAsOwner(page, counter);
  await page.goto('/staff/products/new');
  const description = page.getByRole('textbox', { name: 'Description (English)' });
  await description.click();
  await description.evaluate((editor) => {
    const clipboardData = new DataTransfer();
    const table =
      '<table style="width:9px"><tr><td>Salt</td><td>1</td></tr><tr><td colspan="2">5 g</td></tr></table>';
    clipboardData.setData('text/html', table);
    clipboardData.setData('text/plain', 'Salt\t1\n5 g');
    editor.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(description.locator('p')).toHaveText(['Salt – 1', '5 g']);
  await page.keyboard.press('Enter');
  await page.keyboard.type('sugar *, ghee *, contains milk.No nuts. See https://shop.example/x ');
  await expect(description.locator('p').nth(2)).toHaveText(
    'sugar *, ghee *, contains milk.No nuts. See https://shop.example/x ',
  );
  await expect(description.locator('em')).toHaveCount(0);
  await expect(description.getByRole('link')).toHaveText(['https://shop.example/x']);
});

test('two people on one product: the later one sees both, chooses, and loses nothing @full', async ({
  page,
  counter,
  context,
  allowConsole,
}) => {
  allowConsole(/409/);
  await enterAsOwner(page, counter);
  await page.goto('/staff/products?text=paneer');
  await page
    .getByRole('link', { name: /Paneer/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Paneer/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Brand').fill('The other’s');
  await other.getByLabel('Price', { exact: true }).fill('150');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved. The shop shows it now.')).toBeVisible();

  const description = page.getByRole('textbox', { name: 'Description (English)' });
  await description.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Fresh from Coorg');
  await page.keyboard.press('ControlOrMeta+A');
  await page.getByRole('button', { name: 'Bold' }).first().click();
  await expect(description.locator('strong')).toHaveText('Fresh from Coorg');
  await page.getByLabel('Price', { exact: true }).fill('140');
  await page.reload();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('140');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this product' });
  await expect(dialog.getByText('Taken over from them: Brand.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Yours 140' }).check();
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByLabel('Brand')).toHaveValue('The other’s');
  await shownWithinTwoSeconds(
    page,
    () => page.getByRole('button', { name: 'Save' }).click(),
    async () => (await shopPage(page, 'paneer')).includes('<strong>Fresh from Coorg</strong>'),
  );
  await expect(page.getByText('Saved. The shop shows it now.')).toBeVisible();
  await expect(page.getByText(/Asha Rao changed product/).first()).toBeVisible();
  expect(await shopPage(page, 'paneer')).toContain('140.00');
});

test('pictures are chosen and dropped, made in the background, and shown by the shop @full', async ({
  page,
  counter,
  allowConsole,
}) => {
  const answer = await page.request.get('/api/product/product?product_slug=paneer');
  const { product_id: productId } = (await answer.json()) as { product_id: string };
  await enterAsOwner(page, counter);
  await page.goto(`/staff/products/${productId}/pictures`);
  await expect(page.getByText('Picture 3 of 3')).toBeVisible();

  const plain = (background: string) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  const files = page.getByLabel('Choose pictures');
  await files.setInputFiles({
    name: 'IMG_0412.png',
    mimeType: 'image/png',
    buffer: await plain('#2a7f62'),
  });
  await expect(page.getByText('Picture 4 of 4')).toBeVisible({ timeout: 20_000 });

  // As a mouse drops it.
  const base64 = (await plain('#7f2a62')).toString('base64');
  const dropped = await page.evaluateHandle((data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
    return transfer;
  }, base64);
  await page.getByText('Or drop them here.').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('Picture 5 of 5')).toBeVisible({ timeout: 20_000 });

  allowConsole(/422/);
  await files.setInputFiles({
    name: 'recipe.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('A recipe, whatever its name says.'),
  });
  await expect(page.getByText(/This file is no picture that the shop can show/)).toBeVisible();

  for (const place of [4, 3, 2]) {
    await page.getByRole('button', { name: `Picture ${place}: one place up` }).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', {
        name: place === 2 ? 'Picture 1: one place down' : `Picture ${place - 1}: one place up`,
      }),
    ).toBeFocused();
  }
  await page.goto('/shop/paneer');
  const first = page.getByRole('img', { name: /paneer/i }).first();
  // A page is made anew within half a second of a change.
  await expect(async () => {
    await page.reload();
    await expect(first).toHaveAttribute('src', /^\/pictures\/uploaded\//, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('a member chooses a passkey by the link, signs in with it, and removes it @full', async ({
  browser,
}) => {
  const folder = await copyFilledData(ownedData);
  const ownerLink = await readOwnerLink();
  // Passkeys need a name for the host; an IP address is none.
  const port = String(20_000 + (process.pid % 20_000));
  const shop = await startShop(folder, { PORT: port, ORIGIN: `http://localhost:${port}` });
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  const page = await context.newPage();
  await plugPasskeyDevice(page);
  // As far as the shop is set up it begins with one of these.
  const isIn = () =>
    page.getByRole('heading', { name: /^(?:First steps|Orders)$/, level: 1 }).waitFor();

  await page.goto(ownerLink);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await isIn();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await isIn();
  await page.getByRole('link', { name: 'My sign-in' }).click();
  await page.getByLabel(/^Name/).fill('Laptop');
  await page.getByRole('button', { name: 'Make passkey' }).click();
  // The device has one for this place already.
  await expect(page.getByText(/No passkey was made/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();

  await context.close();
  await shop.stop();
  await rm(folder, { recursive: true });
});
