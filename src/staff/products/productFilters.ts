import type { ProductSort, SearchStaffProductsApiArg, StockLevel } from '../../api/staffApi.ts';
import { PRODUCT_STATUSES } from './productStatuses.ts';
import { oneOf, pageSizeOf } from '../ui/pageQuery.ts';

export const STOCK_LEVELS: readonly StockLevel[] = ['in', 'low', 'out'];

/** Explicit sort orders. The default is best match for a search, otherwise newest first. */
export const PRODUCT_ORDERS = [
  'newest-desc',
  'newest-asc',
  'price-asc',
  'price-desc',
  'stock-asc',
  'stock-desc',
] as const;

export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

export interface ProductFilters extends SearchStaffProductsApiArg {
  pageSize: number;
}

const CURSOR = /^-?\d{1,18}(?:_-?\d{1,18}){1,3}$/;

export function orderOf(query: URLSearchParams): ProductOrder | undefined {
  return oneOf(PRODUCT_ORDERS, query.get('sort'));
}

export function readFilters(query: URLSearchParams): ProductFilters {
  const text = query.get('text')?.trim().slice(0, 100);
  const collection = query.get('collection')?.slice(0, 200);
  const stock = oneOf(STOCK_LEVELS, query.get('stock'));
  const special = oneOf(['true', 'false'], query.get('special'));
  const status = oneOf(PRODUCT_STATUSES, query.get('status'));
  const [sort, direction] = orderOf(query)?.split('-') ?? [];
  const after = CURSOR.exec(query.get('after') ?? '')?.[0];
  const before = CURSOR.exec(query.get('before') ?? '')?.[0];
  return {
    ...(text && { text }),
    ...(collection && { collection }),
    ...(stock && { stock }),
    ...(special && { special: special === 'true' }),
    ...(status && { status }),
    ...(sort && { sort: sort as ProductSort, direction: direction === 'asc' ? 'asc' : 'desc' }),
    ...(after && { after }),
    ...(before && { before }),
    pageSize: pageSizeOf(query),
  };
}
