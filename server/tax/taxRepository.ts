import { sql, type RawBuilder } from 'kysely';
import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import { schemeOf } from './gst.ts';
import type { Taxation } from './taxation.ts';

/** Id of the tax class of new products. This class cannot be deleted. */
export const FIRST_TAX_CLASS = '1';

export interface TaxPolicy {
  countryId: string;
  zoneId: string;
  taxNumber: string;
  pricesIncludeTax: boolean;
  deliveryClassId: string;
  asksTaxNumber: boolean;
}

export interface ProductTax {
  percent: number;
  /** HSN or another code; empty if unknown. */
  code: string;
}

/** Tax of a product that no longer exists. */
export const NO_TAX: ProductTax = { percent: 0, code: '' };

type TaxPlace = Pick<Dto['OrderAddress'], 'country_id' | 'zone_id'>;

export async function findTaxPolicy(db: Database): Promise<TaxPolicy> {
  return db
    .selectFrom('tax_policy')
    .select([
      'country_id as countryId',
      'zone_id as zoneId',
      'tax_number as taxNumber',
      'prices_include_tax as pricesIncludeTax',
      'delivery_class_id as deliveryClassId',
      'asks_tax_number as asksTaxNumber',
    ])
    .executeTakeFirstOrThrow();
}

/** Current rate of a class at a place: the region's rate, else the country's, else the general rate, else 0. */
function rateAt(
  classId: RawBuilder<unknown>,
  { country_id: country, zone_id: zone }: TaxPlace,
): RawBuilder<number> {
  return sql<number>`coalesce((
    SELECT percent::float8 FROM tax_rate
    WHERE class_id = ${classId} AND starts_at <= now()
      AND (country_id = '' OR (country_id = ${country} AND zone_id IN ('', ${zone})))
    ORDER BY country_id = '', zone_id = '', starts_at DESC LIMIT 1), 0)`;
}

export async function findTaxation(db: Database, address: TaxPlace): Promise<Taxation> {
  const policy = await findTaxPolicy(db);
  const { rows } = await sql<{ percent: number }>`
    SELECT ${rateAt(sql`${policy.deliveryClassId}::bigint`, address)} AS percent`.execute(db);
  return {
    isIncluded: policy.pricesIncludeTax,
    scheme: schemeOf({ country_id: policy.countryId, zone_id: policy.zoneId }, address),
    deliveryPercent: rows[0]?.percent ?? 0,
  };
}

export async function findProductTaxes(
  db: Database,
  productIds: readonly string[],
  address: TaxPlace,
): Promise<Map<string, ProductTax>> {
  const { rows } = await sql<ProductTax & { id: string }>`
    SELECT id, tax_code AS code, ${rateAt(sql`product.tax_class_id`, address)} AS percent
    FROM product WHERE id = ANY (${productIds}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...tax }) => [id, tax]));
}
