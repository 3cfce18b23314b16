import type { ProductPage } from '../../api/staffApi.ts';

export interface ProductListProps {
  /** Undefined before the first response; the previous page while the next one loads. */
  readonly page: ProductPage | undefined;
  readonly isFetching: boolean;
}
