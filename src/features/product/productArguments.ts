import type { GetProductApiArg } from '../../api/endpoints.gen.ts';
import type { ScreenProps } from '../ui/screenProps.ts';

export function productArguments({ handle = '' }: ScreenProps['params']): GetProductApiArg {
  return { productSlug: handle };
}
