import { plainName } from '../../import/plainName.ts';
import type { StaffDto } from '../staffDto.ts';

type Columns = StaffDto['ImportMapping']['columns'];

/** Column names of other systems, in lower case without punctuation. The first column that has values is used. */
export const USUAL_COLUMNS: Readonly<
  Record<Exclude<keyof Columns, 'language'>, readonly string[]>
> = {
  // Shopify renamed `Handle` to `URL handle` in 2026.
  key: ['urlhandle', 'handle', 'key', 'sku', 'ugs', 'id', 'productid', 'index', 'code', 'ean'],
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
  // Names of other systems’ classes differ from the shop’s, so the member chooses this column.
  tax_class: [],
  tax_code: ['taxcode', 'hsn', 'hsncode', 'hsnsac', 'hsnsaccode', 'hscode', 'codesh'],
};

const SALE_COLUMNS = new Set([
  'status',
  'published',
  'publishedononlinestore',
  'publie',
  'giftcard',
]);

const WOO_TYPES = /^(?:simple|variable|variation|grouped|external|virtual|downloadable|, )+$/;

export function saleColumnsOf(columns: readonly string[], rows: readonly string[][]): string[] {
  return columns.filter((column, index) => {
    const name = plainName(column);
    const holdsTypes = rows.length > 0 && rows.every((row) => WOO_TYPES.test(row[index] ?? ''));
    return SALE_COLUMNS.has(name) || (name === 'type' && holdsTypes);
  });
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
