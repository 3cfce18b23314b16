import type { Page } from '@playwright/test';
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import {
  signInAsOwner,
  expect,
  orderAsGuest,
  ownedData,
  PASSWORD,
  readOwnerLink,
  signIn,
  test,
} from '../support/staffShop.ts';
import { mailedSecretPath, sentEmails } from '../support/outbox.ts';
import { plugPasskeyDevice } from '../support/passkeyDevice.ts';
import { copyFilledData, startShop } from '../support/shop.ts';
import { shownWithinTwoSeconds } from '../support/shownInShop.ts';
import { translatePage } from '../support/translatePage.ts';

test('Staff pack an order with a missing item, dispatch it and refund; the shopper is notified', async ({
  page,
  staffShop,
}) => {
  const email = 'meera@example.com';
  const { number, name } = await orderAsGuest(staffShop, email);
  // The shop emails a guest again only after the guest has opened a link of the first email.
  await page.goto(await mailedSecretPath(staffShop, number));
  await expect(page.getByText('Black raisins').first()).toBeVisible();

  await signInAsOwner(page, staffShop);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('0 of 2 items checked')).toBeVisible();

  await page.getByRole('button', { name: /Paneer: packed/ }).click();
  await page.getByRole('button', { name: /Black raisins: short/ }).click();
  await expect(page.getByText('2 of 2 items checked')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(page.getByText('Order updated')).toBeVisible();
  await expect(page.getByText('Items unavailable')).toBeVisible();

  await page.getByRole('button', { name: 'Dispatch order' }).click();
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('Refund amount').fill('999999');
  await dialog.getByRole('button', { name: 'Issue refund' }).click();
  await expect(dialog.getByText('This is more than can be refunded')).toBeVisible();
  await dialog.getByLabel('Refund amount').fill('10');
  await dialog.getByRole('button', { name: 'Issue refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('−₹ 10.00/-')).toBeVisible();

  await expect
    .poll(async () => (await sentEmails(staffShop)).filter((text) => text.includes(email)).length)
    .toBeGreaterThanOrEqual(3);
  await page.getByRole('link', { name: 'View history' }).click();
  await expect(page.getByText(/Asha Rao issued a refund for order/)).toBeVisible();
});

test('A new order appears without a reload, and back restores the list @full', async ({
  page,
  staffShop,
}) => {
  await signInAsOwner(page, staffShop);
  await expect(page.getByText('No orders match your filters')).toBeVisible();
  const { name } = await orderAsGuest(staffShop, 'ravi@example.com');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await page.getByLabel('Search orders').fill('nobody of that name');
  await expect(page.getByText('No orders match your filters')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search orders')).toHaveValue('nobody of that name');
});

test('Signed-out staff see only the sign-in form, then the requested page, even browser-translated', async ({
  page,
  staffShop,
  allowConsole,
}) => {
  allowConsole(/401/);
  await signInAsOwner(page, staffShop);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await translatePage(page);
  await page.goto('/staff/members');
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();
});

test('A session that ends over a filled form resumes in a dialog, and the input is saved @full', async ({
  page,
  context,
  staffShop,
  allowConsole,
}) => {
  allowConsole(/401|422/);
  await signInAsOwner(page, staffShop);
  await page.goto('/staff/products/new');
  await page.getByRole('textbox', { name: /^Name \(English\)/ }).fill('Nilgiri black tea');
  const description = page.getByRole('textbox', { name: 'Description (English)' });
  await description.click();
  await page.keyboard.type('Picked by hand.');
  await page.getByRole('textbox', { name: /^Price/ }).fill('180');
  await page.getByLabel(/^Collection/).selectOption('Bakery');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Add product' }).click();

  const dialog = page.getByRole('dialog', { name: 'Your session expired' });
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

const shopPage = async (page: Page, handle: string) =>
  (await page.request.get(`/shop/${handle}`)).text();

test('A price edited in its cell by keyboard shows in the shop within two seconds', async ({
  page,
  staffShop,
  allowConsole,
}) => {
  allowConsole(/422/);
  await signInAsOwner(page, staffShop);
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
  await expect(page.getByRole('alert')).toContainText('greater than 0');
  await expect(input).toHaveValue('0');
});

test('The text editor pastes table rows as text, and leaves stars and words around a dot as typed @full', async ({
  page,
  staffShop,
}) => {
  await signInAsOwner(page, staffShop);
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

test('The later of two editors of a product sees both versions, chooses and loses nothing @full', async ({
  page,
  staffShop,
  context,
  allowConsole,
}) => {
  allowConsole(/409/);
  await signInAsOwner(page, staffShop);
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
  await expect(other.getByText('Product saved')).toBeVisible();

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
  const dialog = page.getByRole('dialog', { name: 'Someone else has edited this product' });
  await expect(dialog.getByText('Updated by them: Brand')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Yours 140' }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Brand')).toHaveValue('The other’s');
  await shownWithinTwoSeconds(
    page,
    () => page.getByRole('button', { name: 'Save' }).click(),
    async () => (await shopPage(page, 'paneer')).includes('<strong>Fresh from Coorg</strong>'),
  );
  await expect(page.getByText('Product saved')).toBeVisible();
  await expect(page.getByText(/Asha Rao edited product/).first()).toBeVisible();
  expect(await shopPage(page, 'paneer')).toContain('140.00');
});

test('Pictures are selected or dropped, processed in the background and shown in the shop @full', async ({
  page,
  staffShop,
  allowConsole,
}) => {
  const answer = await page.request.get('/api/product/product?product_slug=paneer');
  const { product_id: productId } = (await answer.json()) as { product_id: string };
  await signInAsOwner(page, staffShop);
  await page.goto(`/staff/products/${productId}/pictures`);
  await expect(page.getByText('Image 3 of 3')).toBeVisible();

  const plain = (background: string) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  const files = page.getByLabel('Upload images');
  await files.setInputFiles({
    name: 'IMG_0412.png',
    mimeType: 'image/png',
    buffer: await plain('#2a7f62'),
  });
  await expect(page.getByText('Image 4 of 4')).toBeVisible({ timeout: 20_000 });

  const base64 = (await plain('#7f2a62')).toString('base64');
  const dropped = await page.evaluateHandle((data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
    return transfer;
  }, base64);
  await page.getByText('Or drop images here.').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('Image 5 of 5')).toBeVisible({ timeout: 20_000 });

  allowConsole(/422/);
  await files.setInputFiles({
    name: 'recipe.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('A recipe, whatever its name says.'),
  });
  await expect(
    page.getByText(/Unsupported file type\. Upload a JPEG, PNG, WebP or AVIF\./),
  ).toBeVisible();

  for (const place of [4, 3, 2]) {
    await page.getByRole('button', { name: `Image ${place}: move up` }).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', {
        name: place === 2 ? 'Image 1: move down' : `Image ${place - 1}: move up`,
      }),
    ).toBeFocused();
  }
  await page.goto('/shop/paneer');
  const first = page.getByRole('img', { name: /paneer/i }).first();
  // The shop re-renders a cached page within half a second of a change.
  await expect(async () => {
    await page.reload();
    await expect(first).toHaveAttribute('src', /^\/pictures\/uploaded\//, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('A member creates a passkey by the link, signs in with it and removes it @full', async ({
  browser,
}) => {
  const folder = await copyFilledData(ownedData);
  const ownerLink = await readOwnerLink();
  const port = String(20_000 + (process.pid % 20_000));
  const shop = await startShop(folder, { PORT: port, ORIGIN: `http://localhost:${port}` });
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  const page = await context.newPage();
  await plugPasskeyDevice(page);
  const isIn = () =>
    page.getByRole('heading', { name: /^(?:Setup guide|Orders)$/, level: 1 }).waitFor();

  await page.goto(ownerLink);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await isIn();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await isIn();
  await page.getByRole('link', { name: 'Account and security' }).click();
  await page.getByLabel(/^Name/).fill('Laptop');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByText(/No passkey was created\. Try again\./)).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No passkeys yet')).toBeVisible();

  await context.close();
  await shop.stop();
  await rm(folder, { recursive: true });
});
