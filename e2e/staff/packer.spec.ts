import type { Page, Response } from '@playwright/test';
import { tabToAndPress, tabTo } from '../support/byKeyboard.ts';
import {
  signInAsOwner,
  setPasswordByLink,
  expect,
  giveBarcode,
  invitePacker,
  orderAsGuest,
  PASSWORD,
  test,
} from '../support/staffShop.ts';
import { goOffline, goOnline } from '../support/network.ts';
import { scan } from '../support/scanner.ts';

test('A packer packs an order with a missing item on a phone, in French, by keyboard alone', async ({
  page,
  staffShop,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { name } = await orderAsGuest(staffShop, 'meera@example.com');
  await page.goto(await invitePacker(browser, staffShop));
  await tabTo(page, page.getByLabel('New password'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();

  await tabToAndPress(page, page.getByRole('button', { name: 'Menu' }));
  await tabToAndPress(page, page.getByRole('button', { name: 'Français' }), 'Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Commandes', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Équipe' })).toHaveCount(0);

  await tabToAndPress(page, page.getByRole('link', { name: new RegExp(name) }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await tabToAndPress(page, page.getByRole('button', { name: /Black raisins\s: les 2/ }), 'Space');
  await expect(page.getByText('1 article vérifié sur 2')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Black raisins' })).toBeFocused();
  await tabToAndPress(page, page.getByRole('button', { name: /^Black raisins\s: un de moins$/ }));
  await expect(page.getByText('1 sur 2', { exact: true })).toBeVisible();
  await tabToAndPress(page, page.getByRole('button', { name: /Paneer\s: manquant/ }));
  await expect(page.getByText('2 articles vérifiés sur 2')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Paneer' }).last()).toBeFocused();

  await tabToAndPress(page, page.getByRole('button', { name: 'Marquer comme préparée' }));
  await expect(page.getByText('Préparée', { exact: true }).first()).toBeVisible();
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide).toBe(0);
});

const BARCODE = '8901234567890';

test('A barcode scanner checks off the lines of an order @full', async ({ page, staffShop }) => {
  const { number } = await orderAsGuest(staffShop, 'meera@example.com');
  await signInAsOwner(page, staffShop);
  await giveBarcode(page, 'Black raisins', BARCODE);

  await page.goto(`/staff/orders/${number}`);
  const line = page.getByRole('listitem').filter({ hasText: BARCODE });
  await expect(page.getByText('0 of 2 items checked')).toBeVisible();
  await scan(page, BARCODE);
  await expect(line.getByText('1 of 2')).toBeVisible();
  // The scanner's Enter must not activate the focused control.
  await tabTo(page, line.getByRole('button', { name: 'Black raisins: one less' }));
  await scan(page, BARCODE);
  await expect(line.getByText('Packed', { exact: true })).toBeVisible();
  await scan(page, BARCODE);
  await expect(page.getByText(`No unpacked item has the barcode ${BARCODE}`)).toBeVisible();
  await page.reload();
  await expect(line.getByText('Packed', { exact: true })).toBeVisible();
  await expect(page.getByText('1 of 2 items checked')).toBeVisible();
});

function watchPacks(page: Page): string[] {
  const answered: string[] = [];
  page.on('response', (response: Response) => {
    const [, line] = /\/api\/staff\/orders\/[^/]+\/lines\/(\d+)$/.exec(response.url()) ?? [];
    if (line !== undefined && response.ok()) answered.push(line);
  });
  return answered;
}

test('Lines checked off offline are queued, shown as waiting and sent once @full', async ({
  page,
  staffShop,
  browser,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const { name } = await orderAsGuest(staffShop, 'meera@example.com');
  await setPasswordByLink(page, await invitePacker(browser, staffShop));
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('0 of 2 items checked')).toBeVisible();
  const answered = watchPacks(page);

  await goOffline(context);
  await expect(
    page.getByText(
      /^You’re offline\. Checked items are saved on this device and sync when you reconnect\./,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: /Paneer: packed/ }).click();
  await expect(page.getByText('1 item is waiting to sync.')).toBeVisible();
  await page.getByRole('button', { name: /Black raisins: all 2 packed/ }).click();
  await page.getByRole('button', { name: 'Black raisins: one less' }).click();
  await expect(page.getByText('2 items are waiting to sync.')).toBeVisible();
  await expect(page.getByText('2 of 2 items checked')).toBeVisible();
  expect(answered).toEqual([]);

  await goOnline(context);
  await expect(page.getByText(/waiting to sync/)).toBeHidden();
  await expect(
    page.getByText(
      /^You’re offline\. Checked items are saved on this device and sync when you reconnect\./,
    ),
  ).toBeHidden();
  expect(new Set(answered).size).toBe(2);
  expect(answered).toHaveLength(2);
  await page.reload();
  await expect(page.getByText('2 of 2 items checked')).toBeVisible();
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  expect(answered).toHaveLength(2);
});

test('Unsent check-offs survive a reload @full', async ({ page, staffShop, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  const { name } = await orderAsGuest(staffShop, 'meera@example.com');
  await signInAsOwner(page, staffShop);
  await page.getByRole('link', { name }).click();
  await page.route('**/lines/*', (route) => route.abort());
  await page.getByRole('button', { name: /Paneer: packed/ }).click();
  await expect(page.getByText('1 item is waiting to sync.')).toBeVisible();
  const answered = watchPacks(page);
  await page.unroute('**/lines/*');
  await page.reload();
  await expect(page.getByText('1 of 2 items checked')).toBeVisible();
  await expect.poll(() => answered).toHaveLength(1);
  await expect(page.getByText('1 item is waiting to sync.')).toBeHidden();
});
