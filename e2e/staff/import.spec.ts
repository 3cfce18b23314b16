/**
 * Imports, exports and reimports a large catalogue in the staff app. `CATALOGUE=FILE.csv.gz` names a file with the
 * columns of the BigBasket data set; by default a generated file has the same columns.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { signInAsOwner, expect, test, openFromMenu } from '../support/staffShop.ts';

const HEADER =
  'index,product,category,sub_category,brand,sale_price,market_price,type,rating,description';

const MADE_ROWS = 4000;

/** Rows for second and further variants of the demo products. The count of unchanged products excludes them. */
const OTHER_VARIANTS = 6;

const KINDS = ['Beverages', 'Baby Care', '"Bakery, Cakes & Dairy"', 'Snacks & Branded Foods'];

function madeRows(): string {
  const rows = [HEADER];
  for (let index = 1; index <= MADE_ROWS; index += 1) {
    const name = index === MADE_ROWS - 7 ? '' : `Tea No. ${index % 900}, ""loose""`;
    const rating = index % 3 === 0 ? '' : '4.1';
    const brand = index % 5 === 0 ? '' : ' Nilgiri ';
    const price = (50 + (index % 400)) / 2;
    const description = index % 4 === 0 ? '"Fresh.\nKeep it dry, and -cool-."' : '';
    rows.push(
      [
        index,
        `"${name}"`,
        KINDS[index % KINDS.length],
        'Tea',
        brand,
        price,
        price + (index % 2),
        'Green Tea',
        rating,
        description,
      ].join(','),
    );
  }
  return `${rows.join('\r\n')}\r\n`;
}

interface Counts {
  rows: number;
  added: number;
  changed: number;
  same: number;
  refused: number;
}

function readCounts(text: string): Counts {
  const pattern =
    /([\d,]+) rows?: ([\d,]+) (?:added|new products?), ([\d,]+) (?:updated|changed or with new images), ([\d,]+) unchanged, ([\d,]+) skipped/;
  const [rows = NaN, added = NaN, changed = NaN, same = NaN, refused = NaN] = (
    pattern.exec(text) ?? []
  )
    .slice(1)
    .map((count) => Number(count.replaceAll(',', '')));
  return { rows, added, changed, same, refused };
}

const timeOf = async <Value>(what: string, work: () => Promise<Value>): Promise<Value> => {
  const before = performance.now();
  const value = await work();
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  test.info().annotations.push({ type: what, description: `${seconds} s` });
  return value;
};

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByLabel('Choose file')
    .setInputFiles({ name, mimeType: 'application/gzip', buffer });
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('row')).toHaveCount(11);
}

async function begin(page: Page, name: string): Promise<Counts> {
  await page.getByRole('button', { name: 'Check file' }).click();
  const result = page.getByText(/^Nothing is imported yet\./);
  await expect(result).toBeVisible({ timeout: 240_000 });
  const checked = readCounts((await result.textContent()) ?? '');
  if (checked.added + checked.changed === 0) {
    await page.getByRole('button', { name: 'Choose another file' }).click();
    return checked;
  }
  const item = page.getByRole('listitem').filter({ hasText: name });
  await page.getByRole('button', { name: /^Import [\d,]+ product/ }).click();
  await expect(item).toContainText('Done', { timeout: 240_000 });
  const imported = readCounts((await item.textContent()) ?? '');
  expect(imported).toEqual(checked);
  return imported;
}

async function download(page: Page, link: string): Promise<string> {
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  return readFile(await (await file).path(), 'utf8');
}

test("Another shop's catalogue is imported and exported, and reimporting it changes nothing @full", async ({
  page,
  staffShop,
}) => {
  test.setTimeout(900_000);
  const given = process.env.CATALOGUE;
  const text = given === undefined ? madeRows() : gunzipSync(await readFile(given)).toString();
  const broken = '999999,"Tea of no price",Beverages,Tea,Nilgiri,free,10,Green Tea,4.1,\r\n';
  const catalogue = gzipSync(text + broken);

  await signInAsOwner(page, staffShop);
  await openFromMenu(page, 'Products', 'Import and export');
  await choose(page, 'catalogue.csv.gz', catalogue);
  for (const [field, column] of [
    [/^Product ID or SKU/, 'index'],
    [/^Name/, 'product'],
    [/^Price/, 'sale_price'],
    [/^Collection/, 'category'],
    [/^Compare-at price/, 'market_price'],
    [/^Brand/, 'brand'],
    [/^Description /, 'description'],
    [/^Rating/, 'rating'],
  ] as const) {
    await expect(page.getByLabel(field).first()).toHaveValue(column);
  }
  await expect(page.getByLabel(/^Source/)).toHaveValue('bigbasket');
  const first = await timeOf('imported', () => begin(page, 'catalogue.csv.gz'));
  expect(first).toEqual({ ...first, added: first.rows - 2, changed: 0, same: 0, refused: 2 });
  expect(first.rows).toBeGreaterThan(MADE_ROWS);
  const refused = await download(page, '2 skipped rows');
  expect(refused).toContain('Tea of no price');
  expect(refused.trim().split('\r\n')).toHaveLength(3);

  const exported = await timeOf('exported', () => download(page, 'English'));
  await choose(page, 'export.csv.gz', gzipSync(exported));
  await expect(
    page.getByText(
      /^Exported from this store: products are matched by URL handle\. Columns that are missing don’t change\./,
    ),
  ).toBeVisible();
  const second = await timeOf('export read again', () => begin(page, 'export.csv.gz'));
  const same = second.rows - OTHER_VARIANTS;
  expect(second).toEqual({ ...second, added: 0, changed: 0, same, refused: 0 });
  expect(second.rows).toBeGreaterThanOrEqual(first.added);
  expect(await download(page, 'English')).toBe(exported);

  await choose(page, 'again.csv.gz', catalogue);
  const third = await timeOf('catalogue read again', () => begin(page, 'again.csv.gz'));
  expect(third).toEqual({ ...first, added: 0, same: first.added });
});
