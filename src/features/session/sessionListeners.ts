import type { ApiFailure } from '../../api/baseQuery.ts';
import { start } from './startup.ts';
import type { StartListening } from './startListening.ts';

function isRefusedToken(action: unknown): boolean {
  const { payload } = action as { payload?: Partial<ApiFailure> };
  return payload?.status === 401;
}

/**
 * A token that the server does not know (any more) is dropped and start-up runs again; what is on the screen
 * stays. Runs once for any number of calls that were refused together.
 */
export function listenToSession(startListening: StartListening): void {
  startListening({
    predicate: isRefusedToken,
    effect: async (_action, { dispatch, extra, unsubscribe, subscribe }) => {
      unsubscribe();
      extra.tokens.write('');
      await dispatch(start());
      subscribe();
    },
  });
}
