import type { GetProductApiArg } from '../../api/endpoints.gen.ts';
import type { ScreenProps } from '../ui/screenProps.ts';

/** Arguments of the product page's query. */
export function productArguments({ handle = '' }: ScreenProps['params']): GetProductApiArg {
  return { productSlug: handle };
}
