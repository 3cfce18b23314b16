import { NUTRIENTS, type NutrientName } from '../../../contract/nutrients.ts';
import { plainName } from '../../import/plainName.ts';
import type { StaffDto } from '../staffDto.ts';

type Columns = StaffDto['ImportMapping']['columns'];

/** Column names of other systems, in lower case without punctuation. The first column that has values is used. */
export const USUAL_COLUMNS: Readonly<
  Record<Exclude<keyof Columns, 'language'>, readonly string[]>
> = {
  // Shopify renamed `Handle` to `URL handle` in 2026.
  key: [
    'urlhandle',
    'handle',
    'key',
    'sku',
    'ugs',
    'id',
    'productid',
    'index',
    'code',
    'ean',
    'gtin',
    'barcode',
  ],
  name: ['name', 'title', 'product', 'productname', 'nom'],
  price: ['price', 'saleprice', 'sellingprice', 'prix', 'variantprice', 'tarifpromo'],
  collection: [
    'collection',
    'category',
    'categories',
    'department',
    'producttype',
    'type',
    'productcategory',
    'categorie',
  ],
  collection_path: [],
  collection_else: ['productcategory'],
  list_price: [
    'listprice',
    'marketprice',
    'mrp',
    'regularprice',
    'compareatprice',
    'variantcompareatprice',
    'tarifregulier',
  ],
  brand: ['brand', 'brands', 'vendor', 'manufacturer', 'marque'],
  description: ['description', 'body', 'bodyhtml', 'about'],
  rating: ['rating', 'stars'],
  stock: [
    'stock',
    'quantity',
    'qty',
    'onhand',
    'inventory',
    'inventoryquantity',
    'variantinventoryqty',
  ],
  minimum: ['minimum', 'minquantity', 'minorder'],
  barcode: [
    'barcode',
    'barcodes',
    'variantbarcodes',
    'variantbarcode',
    'ean',
    'gtin',
    'upc',
    'gtinupceanorisbn',
    'gtinupceanouisbn',
  ],
  pack_size: [
    'size',
    'packsize',
    'pack',
    'netquantity',
    'netweight',
    'contents',
    'unitpricetotalmeasure',
    'productquantity',
  ],
  pack_unit: ['unitpricetotalmeasureunit', 'productquantityunit'],
  allergens: ['allergens', 'allergenstags'],
  may_contain: ['maycontain', 'traces', 'tracestags'],
  allergen_names: [],
  marks: ['marks', 'diet', 'dietary', 'dietarypreferences'],
  ingredients: ['ingredients', 'ingredientstext'],
  is_weighed: ['soldbyweight'],
  picture_alt: ['imagealttext', 'imagealt', 'alttext'],
  meta_title: ['seotitle', 'metatitle', 'pagetitle'],
  meta_description: ['seodescription', 'metadescription'],
  // Names of other systems’ classes differ from the shop’s, so the member chooses this column.
  tax_class: [],
  tax_code: ['taxcode', 'hsn', 'hsncode', 'hsnsac', 'hsnsaccode', 'hscode', 'codesh'],
  key_else: [],
  sku: ['variantsku', 'sku', 'ugs'],
  pictures: ['imagesrc', 'productimageurl', 'images', 'imageurl', 'picture', 'pictures', 'image'],
  stock_tracker: ['variantinventorytracker', 'inventorytracker'],
  in_stock: [],
  backorder: ['variantinventorypolicy', 'continuesellingwhenoutofstock'],
  sale_from: [],
  sale_until: [],
  option1_name: ['option1name'],
  option1_value: ['option1value'],
  option2_name: ['option2name'],
  option2_value: ['option2value'],
  option3_name: ['option3name'],
  option3_value: ['option3value'],
  parent: [],
};

/** Names of nutrients in Open Food Facts and in English or French lists, where they differ from the shop's own. */
const NUTRIENT_NAMES: Readonly<Partial<Record<NutrientName, readonly string[]>>> = {
  energy_kj: ['energiekj', 'kj'],
  energy_kcal: ['energiekcal', 'kcal'],
  fat: ['matieresgrasses', 'lipides'],
  saturates: ['saturatedfat', 'acidesgrassatures'],
  carbohydrate: ['carbohydrates', 'glucides'],
  sugars: ['sugar', 'sucres'],
  fibre: ['fiber', 'dietaryfibre', 'dietaryfiber', 'fibres', 'fibresalimentaires'],
  protein: ['proteins', 'proteines'],
  salt: ['sel'],
};

/** Returns the columns with amounts per 100 g, by nutrient: "Fat (g)", "fat_100g" and "Fat per 100 g". */
export function nutritionColumnsOf(columns: readonly string[]): Record<string, string> {
  const bare = (column: string) =>
    plainName(column).replace(/(?:(?<!m)g)?(?:per|pour)?100(?:g|ml)$|(?<!m)g$/, '');
  const found = NUTRIENTS.flatMap((name) => {
    const names = [plainName(name), ...(NUTRIENT_NAMES[name] ?? [])];
    const column = columns.find((one) => names.includes(bare(one)));
    return column === undefined ? [] : [[name, column] as const];
  });
  return Object.fromEntries(found);
}

/** Columns of WooCommerce, whose names mean something else in other files. */
export const WOO_COLUMNS: Readonly<Partial<Record<keyof Columns, readonly string[]>>> = {
  key_else: ['id'],
  in_stock: ['instock', 'enstock'],
  backorder: ['backordersallowed'],
  sale_from: ['datesalepricestarts', 'datededebutdepromo'],
  sale_until: ['datesalepriceends', 'datedefindepromo'],
  option1_name: ['attribute1name', 'nomdelattribut1'],
  option1_value: ['attribute1values', 'valeursdelattribut1'],
  option2_name: ['attribute2name', 'nomdelattribut2'],
  option2_value: ['attribute2values', 'valeursdelattribut2'],
  option3_name: ['attribute3name', 'nomdelattribut3'],
  option3_value: ['attribute3values', 'valeursdelattribut3'],
  parent: ['parent'],
};

export const TAG_COLUMNS: ReadonlySet<string> = new Set(['tags', 'etiquettes', 'keywords']);

const SALE_COLUMNS = new Set([
  'status',
  'published',
  'publishedononlinestore',
  'publie',
  'giftcard',
]);

const WOO_TYPES = /^(?:simple|variable|variation|grouped|external|virtual|downloadable|, )+$/;

/** Tests for WooCommerce's column with the types of products. */
export function isTypeColumn(
  columns: readonly string[],
  rows: readonly string[][],
  column: string,
): boolean {
  const index = columns.indexOf(column);
  const holdsTypes = rows.length > 0 && rows.every((row) => WOO_TYPES.test(row[index] ?? ''));
  const names = columns.map((name) => plainName(name));
  const isWoo = names.includes('parent') && (names.includes('sku') || names.includes('ugs'));
  return plainName(column) === 'type' && (holdsTypes || isWoo);
}

export function saleColumnsOf(columns: readonly string[], rows: readonly string[][]): string[] {
  return columns.filter(
    (column) => SALE_COLUMNS.has(plainName(column)) || isTypeColumn(columns, rows, column),
  );
}

export function otherListOf(columns: readonly string[]): 'orders' | 'customers' | undefined {
  const names = columns.map((column) => plainName(column));
  if (names.some((name) => name.startsWith('lineitem'))) return 'orders';
  const hasPrice = USUAL_COLUMNS.price.some((name) => names.includes(name));
  return names.includes('email') && !hasPrice ? 'customers' : undefined;
}

const known = new Set(Object.values(USUAL_COLUMNS).flat());

export function isUsualColumn(column: string): boolean {
  return known.has(plainName(column));
}
