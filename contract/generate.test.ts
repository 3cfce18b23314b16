import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'js-yaml';
import { generate } from './generate.ts';

const root = path.join(import.meta.dirname, '..');

const CALLS = `
API-01 GET common/menu
API-02 GET common/apitoken
API-03 GET common/config
API-04 GET common/currency
API-05 POST common/currency/change
API-06 GET common/country/all
API-07 GET common/country
API-08 GET checkout/cart
API-09 GET checkout/cart/totals
API-10 POST checkout/cart/add
API-11 POST checkout/cart/edit
API-12 POST checkout/cart/remove
API-13 POST checkout/coupon
API-14 POST checkout/coupon/remove
API-15 GET account/wishlist
API-16 POST account/wishlist/add
API-17 POST account/wishlist/remove
API-18 GET account/login/isLogedIn
API-19 POST account/login
API-20 GET account/logout
API-21 POST account/register
API-22 GET account/register
API-23 GET account/success
API-24 POST account/email_verify
API-25 POST account/email_verify/resend
API-26 POST account/reset
API-27 POST product/search
API-28 GET product/product
API-29 GET product/product
API-30 GET product/product/related
API-31 GET product/product/recent_view
API-32 GET product/product/popular
API-33 GET product/product/review
API-34 GET product/product/allreviews
API-35 POST product/product/write_review
API-36 GET assets/i18n/{code}.json`
  .trim()
  .split('\n')
  .map((row) => row.split(' ') as [string, string, string]);

interface Operation {
  'x-call'?: string[];
  'x-extension'?: boolean;
  'x-access': string;
  parameters?: { name?: string; $ref?: string }[];
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Schema {
  type?: string;
  description?: string;
  properties?: Record<string, Schema & { $ref?: string }>;
}

let contract: Document;

beforeAll(async () => {
  contract = load(await readFile(path.join(root, 'contract/openapi.yaml'), 'utf8')) as Document;
});

describe('contract', () => {
  it.each(CALLS)('defines %s as %s %s exactly [CONFLICT-37]', (id, method, address) => {
    const operation = contract.paths[`/${address}`]?.[method.toLowerCase()];
    expect(operation?.['x-call']).toContain(id);
    expect(operation?.['x-extension']).toBeUndefined();
  });

  it('marks every other call as an extension [CONFLICT-43]', () => {
    const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
    const unmarked = operations.filter(
      (operation) => !operation['x-call'] && !operation['x-extension'],
    );
    expect(operations.length).toBeGreaterThan(35);
    expect(unmarked).toEqual([]);
  });

  it.each([
    ['API-07', 'country', ['country_id']],
    ['API-28, API-29', 'product/product', ['product_slug', 'product_id']],
  ])('%s takes its query parameters', (_id, address, names) => {
    const found = Object.entries(contract.paths).find(([key]) => key.endsWith(address));
    expect(found?.[1].get?.parameters?.map(({ name }) => name)).toEqual(names);
  });

  it('describes every field', () => {
    const undescribed = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
      Object.entries(schema.properties ?? {})
        .filter(([, property]) => !property.description && !property.$ref)
        .map(([field]) => `${name}.${field}`),
    );
    expect(undescribed).toEqual([]);
  });
});

describe('generated code', () => {
  it('matches the contract', async () => {
    const generated = await generate();
    expect(Object.keys(generated)).toHaveLength(9);
    for (const [file, text] of Object.entries(generated)) {
      const committed = await readFile(path.join(root, file), 'utf8');
      // Report the file name only, since a diff would have thousands of lines.
      expect(`${file}: ${committed === text ? 'current' : 'stale, run npm run generate'}`).toBe(
        `${file}: current`,
      );
    }
  });
});
