/** A problem at the counter from its report to its replay. */
import { enterAsOwner, expect, orderAsGuest, test } from './counterShop.ts';

test('a member reports a problem at the counter, and replays it there without whom it was about @full', async ({
  page,
  counter,
}) => {
  const number = await orderAsGuest(counter, 'meera@example.com');
  await enterAsOwner(page, counter);
  await page.getByRole('searchbox', { name: 'Number, name, e-mail or telephone' }).fill(number);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(page.getByText('12 Cubbon Road').first()).toBeVisible();

  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByText('Show everything that would be sent').click();
  const content = dialog.getByRole('region', { name: 'Content of the recording' });
  await expect(content).toContainText('"getStaffOrder"');
  for (const personal of [number, 'meera', 'Meera', 'Cubbon', 'Asha']) {
    await expect(content).not.toContainText(personal);
  }
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  const code = (await dialog.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('link', { name: 'Recordings of the counter' }).click();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.getByLabel('Or by the code of a report').fill(code);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const frame = page.getByTitle('The counter as the member saw it');
  await page.getByRole('slider', { name: 'Position' }).press('End');
  await expect(frame).toHaveAttribute('aria-busy', 'false');
  const replayed = frame.contentFrame();
  await expect(replayed.getByRole('heading', { level: 1 })).toContainText('•');
  await expect(replayed.getByRole('main')).toContainText('₹');
  await expect(replayed.getByRole('main')).not.toContainText('Cubbon');
  const calls = requests.filter((path) => path.startsWith('/api/'));
  expect(calls).toEqual(['/api/support/recording']);

  await page.goto('/staff/changes?subject=recording');
  await expect(page.getByText('sent the recording')).toBeVisible();
  await expect(page.getByRole('link', { name: code })).toBeVisible();
});
