import type { OrderPage } from '../../api/staffApi.ts';
import type { OrderFilters } from './orderFilters.ts';

export interface OrderListProps {
  /** Undefined before the first response; the previous page while the next one loads. */
  readonly page: OrderPage | undefined;
  readonly filters: OrderFilters;
  readonly isFetching: boolean;
}
