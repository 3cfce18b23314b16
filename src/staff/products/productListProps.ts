import type { ProductPage } from '../../api/staffApi.ts';

/** What a list of products shows, whatever its form. */
export interface ProductListProps {
  /** Undefined before the first answer; an older page while the next one is fetched. */
  readonly page: ProductPage | undefined;
  readonly isFetching: boolean;
}
