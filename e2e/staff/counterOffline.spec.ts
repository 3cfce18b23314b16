import { enterByLink, expect, invitePacker, orderAsGuest, test } from '../support/counterShop.ts';
import { goOffline, goOnline } from '../support/network.ts';

test.use({ serviceWorkers: 'allow' });

test('the orders to pack open without a network, after a reload, and leave with whoever signs out', async ({
  page,
  counter,
  browser,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|status of 401/);
  const number = await orderAsGuest(counter, 'meera@example.com');
  const next = await orderAsGuest(counter, 'jean@example.com');
  await enterByLink(page, await invitePacker(browser, counter));
  await expect(page.getByRole('link', { name: next })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = () =>
    page.evaluate(async (cache) => {
      const entries = (await caches.has(cache)) ? await (await caches.open(cache)).keys() : [];
      return entries.map(({ url }) => new URL(url).pathname);
    }, 'staff-answers-1');
  await expect.poll(kept).toEqual(expect.arrayContaining([`/orders/${number}`, `/orders/${next}`]));

  await goOffline(context);
  await page.reload();
  await expect(page.getByText(/^There is no network.+The orders are shown as of/)).toBeVisible();
  await page.getByRole('link', { name: next }).click();
  await page.getByRole('button', { name: /Paneer: it is in the box/ }).click();
  await page.reload();
  await expect(page.getByText('1 of 2 checked')).toBeVisible();
  await expect(page.getByText('1 line waits to be sent.')).toBeVisible();

  await goOnline(context);
  await expect(page.getByText(/waits to be sent|There is no network|as of/)).toHaveCount(0);
  await expect(page.getByText('1 of 2 checked')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/staff/orders');
  await expect(other.getByRole('link', { name: next })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(other.getByLabel('E-mail address')).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  await expect.poll(kept).toEqual([]);
  await goOffline(context);
  await page.reload();
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
});
