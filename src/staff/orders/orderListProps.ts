import type { OrderPage } from '../../api/staffApi.ts';
import type { OrderFilters } from './orderFilters.ts';

/** What a list of orders shows, whatever its form. */
export interface OrderListProps {
  /** Undefined before the first answer; an older page while the next one is fetched. */
  readonly page: OrderPage | undefined;
  readonly filters: OrderFilters;
  readonly isFetching: boolean;
}
