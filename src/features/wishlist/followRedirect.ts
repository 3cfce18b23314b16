import type { NavigateFunction } from 'react-router';
import type { ApiEnvironment } from '../../api/apiEnvironment.ts';
import { redirectTarget } from '../../lib/redirectTarget.ts';

export const followRedirect =
  (redirect: unknown, navigate: NavigateFunction) =>
  async (
    _dispatch: unknown,
    _getState: unknown,
    { isPast }: Pick<ApiEnvironment, 'isPast'>,
  ): Promise<void> => {
    const target = redirectTarget(redirect, window.location.origin);
    // Time travel must not navigate.
    if (!target || isPast()) return;
    if (target.kind === 'inApp') await navigate(target.path);
    else window.location.assign(target.url);
  };
