import type { Page } from '@playwright/test';
import { signInAsOwner, expect, orderAsGuest, test, openFromMenu } from '../support/staffShop.ts';

async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

async function expectNothingAround(page: Page): Promise<void> {
  for (const role of ['navigation', 'button', 'link', 'banner'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
}

test('Packing lists and labels of a slot print without page furniture, one sheet per order @full', async ({
  page,
  staffShop,
}) => {
  const names: string[] = [];
  for (const guest of ['meera', 'ravi', 'zoe']) {
    names.push((await orderAsGuest(staffShop, `${guest}@example.com`)).name);
  }
  await signInAsOwner(page, staffShop);
  await openFromMenu(page, 'Orders', 'Packing');
  const slot = page.getByRole('listitem').filter({ hasText: 'No time slot' });
  await slot.getByRole('link', { name: /^Print packing slips/ }).click();
  const sheets = page.getByRole('article');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expectNothingAround(page);
  for (const name of names) {
    const sheet = page.getByRole('article', { name });
    await expect(sheet.getByRole('heading', { name })).toBeVisible();
    await expect(sheet.getByRole('row', { name: /2 Black raisins/ })).toBeVisible();
  }
  const toFetch = page.getByRole('region', { name: 'Pick list for 3 orders' });
  await expect(toFetch.getByRole('row', { name: /^6 Black raisins/ })).toBeVisible();
  expect(await sheetsOf(page)).toBe((await sheets.count()) + 1);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Labels' }).click();
  await expect(sheets.first()).toContainText('12 Cubbon Road');
  await page.emulateMedia({ media: 'print' });
  await expectNothingAround(page);
  for (const name of names) {
    const label = page.getByRole('article', { name });
    await expect(label).toContainText('Meera Nair');
    await expect(label).toHaveCSS('break-inside', 'avoid');
  }
  expect(await sheetsOf(page)).toBe(1);

  for (const [name, width, height] of [
    ['62 × 29 mm', 62, 29],
    ['100 × 150 mm', 100, 150],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name }).click();
    await page.emulateMedia({ media: 'print' });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes).toHaveLength(names.length);
    for (const [, x, y] of boxes) {
      expect(Math.abs(Number(x) - (width / 25.4) * 72)).toBeLessThan(1.5);
      expect(Math.abs(Number(y) - (height / 25.4) * 72)).toBeLessThan(1.5);
    }
  }

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: '80 mm', exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  const roll = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = [...roll.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(pages).toHaveLength(1);
  expect(Math.abs(Number(pages[0]?.[1]) - (80 / 25.4) * 72)).toBeLessThan(1.5);
  expect(Number(pages[0]?.[2])).toBeGreaterThan(300);
});
