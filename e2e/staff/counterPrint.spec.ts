/** A journey of who prints what a slot is packed by. */
import type { Page } from '@playwright/test';
import { enterAsOwner, expect, orderAsGuest, test } from '../support/counterShop.ts';

/** How many sheets of paper the page is printed on. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** What is around the sheets on the screen must not be on paper. */
async function expectNothingAround(page: Page): Promise<void> {
  for (const role of ['navigation', 'button', 'link', 'banner'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
}

test('lists and labels of a slot are printed without the counter around them, a sheet of paper for each order @full', async ({
  page,
  counter,
}) => {
  const numbers = [];
  for (const name of ['meera', 'ravi', 'zoe']) {
    numbers.push(await orderAsGuest(counter, `${name}@example.com`));
  }
  await enterAsOwner(page, counter);
  await page.getByRole('link', { name: 'Packing', exact: true }).click();
  const slot = page.getByRole('listitem').filter({ hasText: 'Without a slot' });
  await slot.getByRole('link', { name: /^Lists to pack/ }).click();
  const sheets = page.getByRole('article');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expectNothingAround(page);
  for (const number of numbers) {
    const sheet = page.getByRole('article', { name: number });
    await expect(sheet.getByRole('heading', { name: number })).toBeVisible();
    await expect(sheet.getByRole('row', { name: /2 Black raisins/ })).toBeVisible();
  }
  // What to fetch for all of them has a sheet of its own before them.
  const toFetch = page.getByRole('region', { name: 'To fetch for 3 orders' });
  await expect(toFetch.getByRole('row', { name: /^6 Black raisins/ })).toBeVisible();
  expect(await sheetsOf(page)).toBe((await sheets.count()) + 1);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Labels' }).click();
  await expect(sheets.first()).toContainText('12 Cubbon Road');
  await page.emulateMedia({ media: 'print' });
  await expectNothingAround(page);
  for (const number of numbers) {
    const label = page.getByRole('article', { name: number });
    await expect(label).toContainText('Meera Nair');
    await expect(label).toHaveCSS('break-inside', 'avoid');
  }
  // All on one.
  expect(await sheetsOf(page)).toBe(1);

  // On label paper each has a page of its own, of that size.
  for (const [name, width, height] of [
    ['62 × 29 mm', 62, 29],
    ['100 × 150 mm', 100, 150],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name }).click();
    await page.emulateMedia({ media: 'print' });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes).toHaveLength(numbers.length);
    for (const [, x, y] of boxes) {
      expect(Math.abs(Number(x) - (width / 25.4) * 72)).toBeLessThan(1.5);
      expect(Math.abs(Number(y) - (height / 25.4) * 72)).toBeLessThan(1.5);
    }
  }

  // A roll is one page, as long as the labels are.
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: '80 mm', exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  const roll = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = [...roll.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(pages).toHaveLength(1);
  expect(Math.abs(Number(pages[0]?.[1]) - (80 / 25.4) * 72)).toBeLessThan(1.5);
  expect(Number(pages[0]?.[2])).toBeGreaterThan(300);
});
