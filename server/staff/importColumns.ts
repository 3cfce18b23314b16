import type { StaffDto } from './staffDto.ts';

type Columns = StaffDto['ImportMapping']['columns'];

/** What columns of other systems are called, in lower case without signs; the first that a file has is taken. */
export const USUAL_COLUMNS: Readonly<
  Record<Exclude<keyof Columns, 'language'>, readonly string[]>
> = {
  key: ['key', 'sku', 'id', 'productid', 'index', 'code', 'handle', 'ean'],
  name: ['name', 'title', 'product', 'productname', 'nom'],
  price: ['price', 'saleprice', 'sellingprice', 'prix', 'variantprice'],
  collection: [
    'collection',
    'category',
    'categories',
    'department',
    'producttype',
    'type',
    'categorie',
  ],
  collection_path: [],
  list_price: ['listprice', 'marketprice', 'mrp', 'regularprice', 'compareatprice'],
  brand: ['brand', 'vendor', 'manufacturer', 'marque'],
  description: ['description', 'body', 'bodyhtml', 'about'],
  rating: ['rating', 'stars'],
  stock: ['stock', 'quantity', 'qty', 'onhand', 'inventory'],
  minimum: ['minimum', 'minquantity', 'minorder'],
  barcode: ['barcode', 'ean', 'gtin', 'upc'],
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
};

/** A column's name as it is compared: in lower case, without accents and signs. */
export const plainName = (column: string) =>
  column
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

const known = new Set(Object.values(USUAL_COLUMNS).flat());

/** Whether a column is called what a column of products usually is. */
export function isUsualColumn(column: string): boolean {
  return known.has(plainName(column));
}
