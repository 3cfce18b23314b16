import type { GetContentPageApiArg } from '../../api/endpoints.gen.ts';
import type { ScreenProps } from '../ui/screenProps.ts';

export const CONTACT_PAGE: GetContentPageApiArg = { handle: 'contact' };
export const COMING_SOON_PAGE: GetContentPageApiArg = { handle: 'comingsoon' };

export function contentArguments({ handle = '' }: ScreenProps['params']): GetContentPageApiArg {
  return { handle };
}
