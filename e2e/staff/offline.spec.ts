import {
  setPasswordByLink,
  expect,
  invitePacker,
  orderAsGuest,
  test,
} from '../support/staffShop.ts';
import { goOffline, goOnline } from '../support/network.ts';

test.use({ serviceWorkers: 'allow' });

test('Orders to pack open offline after a reload, and signing out deletes them', async ({
  page,
  staffShop,
  browser,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|status of 401/);
  const first = await orderAsGuest(staffShop, 'meera@example.com');
  const next = await orderAsGuest(staffShop, 'jean@example.com');
  await setPasswordByLink(page, await invitePacker(browser, staffShop));
  await expect(page.getByRole('link', { name: next.name })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = () =>
    page.evaluate(async (cache) => {
      const entries = (await caches.has(cache)) ? await (await caches.open(cache)).keys() : [];
      return entries.map(({ url }) => new URL(url).pathname);
    }, 'staff-answers-1');
  await expect
    .poll(kept)
    .toEqual(expect.arrayContaining([`/orders/${first.number}`, `/orders/${next.number}`]));

  await goOffline(context);
  await page.reload();
  await expect(page.getByText(/^You’re offline.+Orders as of/)).toBeVisible();
  await page.getByRole('link', { name: next.name }).click();
  await page.getByRole('button', { name: /Paneer: packed/ }).click();
  await page.reload();
  await expect(page.getByText('1 of 2 items checked')).toBeVisible();
  await expect(page.getByText('1 item is waiting to sync.')).toBeVisible();

  await goOnline(context);
  await expect(page.getByText(/waiting to sync|You’re offline|as of/)).toHaveCount(0);
  await expect(page.getByText('1 of 2 items checked')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/staff/orders');
  await expect(other.getByRole('link', { name: next.name })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(other.getByLabel('Email')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect.poll(kept).toEqual([]);
  await goOffline(context);
  await page.reload();
  await expect(page.getByText('Couldn’t load this. Try again.')).toBeVisible();
});
