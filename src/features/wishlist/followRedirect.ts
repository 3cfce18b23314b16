import type { NavigateFunction } from 'react-router';
import type { ApiEnvironment } from '../../api/apiEnvironment.ts';
import { redirectTarget } from '../../lib/redirectTarget.ts';

/** Goes where an answer's `redirect` leads, if that is a place to go to. */
export const followRedirect =
  (redirect: unknown, navigate: NavigateFunction) =>
  async (
    _dispatch: unknown,
    _getState: unknown,
    { isPast }: Pick<ApiEnvironment, 'isPast'>,
  ): Promise<void> => {
    const target = redirectTarget(redirect, window.location.origin);
    // Looking at the past leads nowhere, not even out of the shop.
    if (!target || isPast()) return;
    if (target.kind === 'inApp') await navigate(target.path);
    else window.location.assign(target.url);
  };
