import { skipToken } from '@reduxjs/toolkit/query';
import { useIntl } from 'react-intl';
import {
  useListCustomersQuery,
  useSearchOrdersQuery,
  useSearchStaffProductsQuery,
} from '../../api/staffApi.ts';
import { orderName } from '../../lib/orderName.ts';
import { menuEntries } from '../frame/menuEntries.tsx';
import { useMayOpen } from '../session/useMayOpen.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { staffPaths } from '../staffPaths.ts';
import { statusTexts } from '../ui/textIds.ts';

export interface SearchResult {
  readonly kind: 'page' | 'order' | 'customer' | 'product';
  readonly path: string;
  readonly label: string;
  readonly detail: string;
}

const MOST = 5;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Finds menu pages, orders, customers and products that the member may open.
 * @param typed current input, matched with the pages
 * @param asked debounced input, sent to the backend
 */
export function useSearchResults(
  typed: string,
  asked: string,
): { results: SearchResult[]; isSearching: boolean; hasFailed: boolean } {
  const { formatMessage } = useIntl();
  const mayOpen = useMayOpen();
  const may = usePermissions();
  const query = (isAllowed: boolean) =>
    isAllowed && asked !== '' ? { text: asked, pageSize: MOST } : skipToken;
  const orders = useSearchOrdersQuery(query(may('orders.read')));
  const customers = useListCustomersQuery(query(may('customers.read')));
  const products = useSearchStaffProductsQuery(query(may('products.read')));
  const pages = menuEntries
    .filter(({ path, isOutside }) => isOutside !== true && mayOpen(path))
    .map(({ path, labelId }) => ({
      kind: 'page' as const,
      path,
      label: formatMessage({ id: labelId }),
      detail: '',
    }))
    .filter(({ label }) => plain(label).includes(plain(typed)));
  const isCurrent = typed === asked;
  const found = isCurrent ? (orders.currentData?.orders ?? []) : [];
  const people = isCurrent ? (customers.currentData?.customers ?? []) : [];
  const goods = isCurrent ? (products.currentData?.products ?? []) : [];
  return {
    hasFailed: isCurrent && [orders, customers, products].some(({ isError }) => isError),
    isSearching: !isCurrent || [orders, customers, products].some(({ isFetching }) => isFetching),
    results: [
      ...pages,
      ...found.map((order) => ({
        kind: 'order' as const,
        path: staffPaths.order(order.number),
        label: `${orderName(order)} ${order.name}`,
        detail: `${order.total_text} · ${formatMessage({ id: statusTexts[order.status] })}`,
      })),
      ...people.map(({ customer_id: id, name, email }) => ({
        kind: 'customer' as const,
        path: staffPaths.customer(id),
        label: name,
        detail: email,
      })),
      ...goods.map(({ product_id: id, name, price_text: price, special_text: special }) => ({
        kind: 'product' as const,
        path: staffPaths.product(id),
        label: name,
        detail: special || price,
      })),
    ],
  };
}
