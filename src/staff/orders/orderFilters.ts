import type { OrderStatus, PaymentState, SearchOrdersApiArg } from '../../api/staffApi.ts';
import { pageNumber } from '../../lib/pageNumber.ts';
import { oneOf, pageSizeOf } from '../ui/pageQuery.ts';

export const ORDER_STATUSES: readonly OrderStatus[] = [
  'placed',
  'packed',
  'dispatched',
  'delivered',
  'cancelled',
];

export const PAYMENT_STATES: readonly PaymentState[] = [
  'due',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'refund_due',
  'refunded',
  'held',
];

const SORTS = ['placed', 'slot', 'total', 'number'] as const;

export const ORDER_SORTS = SORTS.flatMap((sort) => [`${sort}-desc`, `${sort}-asc`] as const);

export type OrderSort = (typeof ORDER_SORTS)[number];

export interface OrderFilters extends SearchOrdersApiArg {
  page: number;
  pageSize: number;
  sort: (typeof SORTS)[number];
  direction: 'asc' | 'desc';
}

export function readFilters(query: URLSearchParams): OrderFilters {
  const text = query.get('text')?.trim().slice(0, 100);
  const slotId = /^\d{1,18}$/.exec(query.get('slot') ?? '')?.[0];
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(query.get('day') ?? '')?.[0];
  const status = oneOf(ORDER_STATUSES, query.get('status'));
  const payment = oneOf(PAYMENT_STATES, query.get('payment'));
  return {
    ...(text && { text }),
    ...(slotId !== undefined && { slotId }),
    ...(day !== undefined && { day }),
    ...(status && { status }),
    ...(payment && { payment }),
    sort: oneOf(SORTS, query.get('sort')) ?? 'placed',
    direction: query.get('direction') === 'asc' ? 'asc' : 'desc',
    page: pageNumber(query),
    pageSize: pageSizeOf(query),
  };
}
