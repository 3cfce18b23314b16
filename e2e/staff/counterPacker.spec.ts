/** Journeys of a packer between shelves: by keyboard, by scanner, and where there is no network. */
import type { Page, Response } from '@playwright/test';
import { pressAt, tabTo } from '../support/byKeyboard.ts';
import {
  enterAsOwner,
  enterByLink,
  expect,
  giveBarcode,
  invitePacker,
  orderAsGuest,
  PASSWORD,
  test,
} from '../support/counterShop.ts';
import { goOffline, goOnline } from '../support/network.ts';
import { scan } from '../support/scanner.ts';

test('a packer by keyboard alone, on a phone, in French: from the list to an order packed short', async ({
  page,
  counter,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const number = await orderAsGuest(counter, 'meera@example.com');
  await page.goto(await invitePacker(browser, counter));
  await tabTo(page, page.getByLabel('New password'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();

  await pressAt(page, page.getByRole('button', { name: 'Menu' }));
  await pressAt(page, page.getByRole('button', { name: 'Français' }), 'Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Commandes', level: 1 })).toBeVisible();
  // What is not a packer's is not there.
  await expect(page.getByRole('link', { name: 'Équipe' })).toHaveCount(0);

  await pressAt(page, page.getByRole('link', { name: new RegExp(number) }));
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await pressAt(page, page.getByRole('button', { name: /Black raisins\s: les 2/ }), 'Space');
  await expect(page.getByText('1 vérifié sur 2')).toBeVisible();
  // Whoever listens hears what became of the line, and goes on from there.
  await expect(page.getByRole('listitem').filter({ hasText: 'Black raisins' })).toBeFocused();
  await pressAt(page, page.getByRole('button', { name: /^Black raisins\s: un de moins$/ }));
  await expect(page.getByText('1 sur 2', { exact: true })).toBeVisible();
  await pressAt(page, page.getByRole('button', { name: /Paneer\s: il y en a moins/ }));
  await expect(page.getByText('2 vérifiés sur 2')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Paneer' }).last()).toBeFocused();

  await pressAt(page, page.getByRole('button', { name: 'Terminer la préparation' }));
  await expect(page.getByText('Préparée').first()).toBeVisible();
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide).toBe(0);
});

const BARCODE = '8901234567890';

test('a barcode scanner checks the lines of an order off, code by code @full', async ({
  page,
  counter,
}) => {
  const number = await orderAsGuest(counter, 'meera@example.com');
  await enterAsOwner(page, counter);
  await giveBarcode(page, 'Black raisins', BARCODE);

  await page.goto(`/staff/orders/${number}`);
  const line = page.getByRole('listitem').filter({ hasText: BARCODE });
  await expect(page.getByText('0 of 2 checked')).toBeVisible();
  await scan(page, BARCODE);
  await expect(line.getByText('1 of 2')).toBeVisible();
  // The Enter of the scanner presses nothing, whatever has the focus.
  await tabTo(page, line.getByRole('button', { name: 'Black raisins: one fewer' }));
  await scan(page, BARCODE);
  await expect(line.getByText('In the box')).toBeVisible();
  await scan(page, BARCODE);
  await expect(
    page.getByText(`Nothing that is still missing has the code ${BARCODE}.`),
  ).toBeVisible();
  await page.reload();
  await expect(line.getByText('In the box')).toBeVisible();
  await expect(page.getByText('1 of 2 checked')).toBeVisible();
});

/** Check-offs that the backend has answered, by the line they are of. */
function watchPacks(page: Page): string[] {
  const answered: string[] = [];
  page.on('response', (response: Response) => {
    const [, line] = /\/api\/staff\/orders\/[^/]+\/lines\/(\d+)$/.exec(response.url()) ?? [];
    if (line !== undefined && response.ok()) answered.push(line);
  });
  return answered;
}

test('what is checked off without a network is kept, said, and sent once when it is back @full', async ({
  page,
  counter,
  browser,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const number = await orderAsGuest(counter, 'meera@example.com');
  await enterByLink(page, await invitePacker(browser, counter));
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByText('0 of 2 checked')).toBeVisible();
  const answered = watchPacks(page);

  await goOffline(context);
  await expect(page.getByText(/^There is no network/)).toBeVisible();
  await page.getByRole('button', { name: /Paneer: it is in the box/ }).click();
  await expect(page.getByText('1 line waits to be sent.')).toBeVisible();
  await page.getByRole('button', { name: /Black raisins: all 2 are in the box/ }).click();
  await page.getByRole('button', { name: 'Black raisins: one fewer' }).click();
  await expect(page.getByText('2 lines wait to be sent.')).toBeVisible();
  await expect(page.getByText('2 of 2 checked')).toBeVisible();
  expect(answered).toEqual([]);

  await goOnline(context);
  await expect(page.getByText(/waits? to be sent/)).toBeHidden();
  await expect(page.getByText(/^There is no network/)).toBeHidden();
  expect(new Set(answered).size).toBe(2);
  expect(answered).toHaveLength(2);
  await page.reload();
  await expect(page.getByText('2 of 2 checked')).toBeVisible();
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  expect(answered).toHaveLength(2);
});

test('what was checked off and not yet sent outlives a reload @full', async ({
  page,
  counter,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  const number = await orderAsGuest(counter, 'meera@example.com');
  await enterAsOwner(page, counter);
  await page.getByRole('link', { name: number }).click();
  await page.route('**/lines/*', (route) => route.abort());
  await page.getByRole('button', { name: /Paneer: it is in the box/ }).click();
  await expect(page.getByText('1 line waits to be sent.')).toBeVisible();
  const answered = watchPacks(page);
  await page.unroute('**/lines/*');
  await page.reload();
  await expect(page.getByText('1 of 2 checked')).toBeVisible();
  await expect.poll(() => answered).toHaveLength(1);
  await expect(page.getByText('1 line waits to be sent.')).toBeHidden();
});
