/**
 * A large catalogue from outside goes in, out and in again, by the screen alone. `CATALOGUE=FILE.csv.gz` names the real one, with the
 * columns of the BigBasket data set; without it a made-up file has the same columns.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { enterAsOwner, expect, test } from '../support/counterShop.ts';

const HEADER =
  'index,product,category,sub_category,brand,sale_price,market_price,type,rating,description';

/** Enough for several batches, so that the progress can be seen. */
const MADE_ROWS = 4000;

const KINDS = ['Beverages', 'Baby Care', '"Bakery, Cakes & Dairy"', 'Snacks & Branded Foods'];

/** Rows as the data set has them: quotes, blank ratings and brands, a line break, names that repeat, one without a name. */
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

/** What came of an import, as its screen says it. */
interface Counts {
  rows: number;
  added: number;
  changed: number;
  same: number;
  refused: number;
}

function readCounts(text: string): Counts {
  const pattern =
    /([\d,]+) rows?: ([\d,]+) added, ([\d,]+) changed, ([\d,]+) as they were, ([\d,]+) refused/;
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

/** Chooses a file and waits for what the screen makes of its first rows. */
async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'application/gzip', buffer });
  const preview = page.getByRole('region', { name: 'The first rows' });
  await expect(preview.getByRole('row')).toHaveCount(11);
}

/** Begins the import of the chosen file and waits for its end. */
async function begin(page: Page, name: string): Promise<Counts> {
  const item = page.getByRole('listitem').filter({ hasText: name });
  const isUnderWay = page.getByRole('progressbar', { name: `How far ${name} is` }).waitFor();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await isUnderWay;
  await expect(item).toContainText('Done', { timeout: 240_000 });
  return readCounts((await item.textContent()) ?? '');
}

async function download(page: Page, link: string): Promise<string> {
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  return readFile(await (await file).path(), 'utf8');
}

test('a catalogue of another shop comes in by the screen, goes out as a file, and changes nothing when it comes back @full', async ({
  page,
  counter,
}) => {
  test.setTimeout(900_000);
  const given = process.env.CATALOGUE;
  const text = given === undefined ? madeRows() : gunzipSync(await readFile(given)).toString();
  const broken = '999999,"Tea of no price",Beverages,Tea,Nilgiri,free,10,Green Tea,4.1,\r\n';
  const catalogue = gzipSync(text + broken);

  await enterAsOwner(page, counter);
  await page.getByRole('link', { name: 'Import and export' }).click();
  await choose(page, 'catalogue.csv.gz', catalogue);
  for (const [field, column] of [
    [/^Key/, 'index'],
    [/^Name/, 'product'],
    [/^Price in rupees/, 'sale_price'],
    [/^Collection/, 'category'],
    [/^Price before/, 'market_price'],
    [/^Brand/, 'brand'],
    [/^Description /, 'description'],
    [/^Rating/, 'rating'],
  ] as const) {
    await expect(page.getByLabel(field).first()).toHaveValue(column);
  }
  await expect(page.getByLabel(/^Where it comes from/)).toHaveValue('bigbasket');
  const first = await timeOf('imported', () => begin(page, 'catalogue.csv.gz'));
  // One row has no name, in the data set, too, and one has no price.
  expect(first).toEqual({ ...first, added: first.rows - 2, changed: 0, same: 0, refused: 2 });
  expect(first.rows).toBeGreaterThan(MADE_ROWS);
  const refused = await download(page, '2 refused rows');
  expect(refused).toContain('Tea of no price');
  expect(refused.trim().split('\r\n')).toHaveLength(3);

  const exported = await timeOf('exported', () => download(page, 'English'));
  await choose(page, 'export.csv.gz', gzipSync(exported));
  await expect(page.getByText(/^This is an export of this shop/)).toBeVisible();
  const second = await timeOf('export read again', () => begin(page, 'export.csv.gz'));
  expect(second).toEqual({ ...second, added: 0, changed: 0, same: second.rows, refused: 0 });
  expect(second.rows).toBeGreaterThanOrEqual(first.added);
  expect(await download(page, 'English')).toBe(exported);

  await choose(page, 'again.csv.gz', catalogue);
  const third = await timeOf('catalogue read again', () => begin(page, 'again.csv.gz'));
  expect(third).toEqual({ ...first, added: 0, same: first.added });
});
