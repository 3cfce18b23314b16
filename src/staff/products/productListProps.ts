import type { ProductPage } from '../../api/staffApi.ts';

export interface ProductListProps {
  readonly page: ProductPage | undefined;
  readonly isFetching: boolean;
}
