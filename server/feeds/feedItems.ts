import { sql } from 'kysely';
import { isTradeNumber } from '../../contract/gtin.ts';
import { collectionNameIn, productNameIn } from '../catalog/nameIn.ts';
import { plainTextOf } from '../catalog/cleanHtml.ts';
import { PLACEHOLDER } from '../catalog/placeholderPicture.ts';
import { pictureUrl } from '../catalog/picture.ts';
import { unitPriceOf, type Unit } from '../catalog/unitPrice.ts';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { inLanguage } from '../pages/pageUrl.ts';
import { isListed } from '../search/traits.ts';

/** Entry of a product feed: a variant, or a product without variants. */
export interface FeedItem {
  /** Never changes. */
  id: string;
  groupId: string | undefined;
  title: string;
  /** Plain text. */
  description: string;
  link: string;
  /** Absolute URLs, main picture first. Empty if the product has no picture. */
  images: string[];
  brand: string;
  collection: string;
  sku: string;
  /** Empty if the product has no GTIN that identifies it worldwide. */
  gtin: string;
  /** In minor units of the store's currency, with default options. */
  priceMinor: number;
  saleMinor: number | undefined;
  isInStock: boolean;
  /** Net content in the unit of the unit price, such as 0.75 kg. */
  content: { amount: number; measure: string } | undefined;
}

export interface FeedShop {
  origin: string;
  country: string;
}

interface FeedRow {
  id: string;
  parentId: string | null;
  handle: string;
  title: string;
  description: string;
  pictures: string[];
  brand: string;
  collection: string;
  sku: string;
  barcode: string;
  priceMinor: number;
  specialMinor: number | null;
  extraMinor: number;
  isInStock: boolean;
  unitAmount: string | null;
  unitMeasure: Unit['measure'] | null;
}

const LONGEST_DESCRIPTION = 5000;
const MOST_IMAGES = 11;

export async function findFeedItems(
  db: Database,
  { origin, country }: FeedShop,
  language: Language,
  afterId: string,
  limit: number,
): Promise<FeedItem[]> {
  const { rows } = await sql<FeedRow>`
    SELECT p.id, p.parent_id AS "parentId", page.handle, ${productNameIn(language)} AS title, coalesce((
        SELECT description FROM product_text WHERE product_id = page.id
        ORDER BY language = ${language} DESC, language = 'en' DESC LIMIT 1
      ), '') AS description, page.pictures, p.brand, ${collectionNameIn(language)} AS collection, p.sku, p.barcode,
      p.price_minor AS "priceMinor", p.special_minor AS "specialMinor", coalesce((
        SELECT sum(value.price_minor) FROM product_option_value value JOIN product_option o ON o.id = value.option_id
        WHERE o.product_id = page.id AND value.is_default
      ), 0)::integer AS "extraMinor", p.stock >= p.minimum AS "isInStock", p.unit_amount AS "unitAmount",
      p.unit_measure AS "unitMeasure"
    FROM product p
    JOIN product page ON page.id = coalesce(p.parent_id, p.id)
    JOIN collection c ON c.id = p.collection_id
    WHERE p.id > ${afterId}::bigint AND NOT p.has_variants AND ${isListed('page')}
    ORDER BY p.id LIMIT ${limit}`.execute(db);
  return rows.map((row): FeedItem => {
    const { priceMinor, specialMinor, extraMinor, unitAmount, unitMeasure } = row;
    const unit =
      unitAmount === null || unitMeasure === null
        ? undefined
        : { amount: Number(unitAmount), measure: unitMeasure };
    const unitPrice = unitPriceOf(priceMinor, unit, country);
    return {
      id: row.id,
      groupId: row.parentId ?? undefined,
      title: row.title,
      description: plainTextOf(row.description, LONGEST_DESCRIPTION) || row.title,
      link: inLanguage(`${origin}/shop/${encodeURIComponent(row.handle)}`, language),
      images: row.pictures
        .filter((name) => name !== PLACEHOLDER)
        .slice(0, MOST_IMAGES)
        .map((name) => origin + pictureUrl(name, 720)),
      brand: row.brand,
      collection: row.collection,
      sku: row.sku,
      gtin: isTradeNumber(row.barcode) ? row.barcode : '',
      priceMinor: priceMinor + extraMinor,
      saleMinor: specialMinor === null ? undefined : specialMinor + extraMinor,
      isInStock: row.isInStock,
      content: unitPrice && { amount: unitPrice.content, measure: unitPrice.measure },
    };
  });
}

const AT_ONCE = 500;

export async function* allFeedItems(
  db: Database,
  shop: FeedShop,
  language: Language,
): AsyncGenerator<FeedItem[]> {
  for (let last = '0'; ;) {
    const items = await findFeedItems(db, shop, language, last, AT_ONCE);
    yield items;
    const end = items.at(-1);
    if (end === undefined || items.length < AT_ONCE) return;
    last = end.id;
  }
}
