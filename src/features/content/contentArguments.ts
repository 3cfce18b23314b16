import type { GetContentPageApiArg } from '../../api/endpoints.gen.ts';
import type { ScreenProps } from '../ui/screenProps.ts';

/** Handles of the pages that have screens of their own. */
export const CONTACT_PAGE: GetContentPageApiArg = { handle: 'contact' };
export const COMING_SOON_PAGE: GetContentPageApiArg = { handle: 'comingsoon' };

/** Arguments of the query of an information page. */
export function contentArguments({ handle = '' }: ScreenProps['params']): GetContentPageApiArg {
  return { handle };
}
