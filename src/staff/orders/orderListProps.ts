import type { OrderPage } from '../../api/staffApi.ts';
import type { OrderFilters } from './orderFilters.ts';

export interface OrderListProps {
  readonly page: OrderPage | undefined;
  readonly filters: OrderFilters;
  readonly isFetching: boolean;
}
