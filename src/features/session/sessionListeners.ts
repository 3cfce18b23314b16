import type { ApiFailure } from '../../api/baseQuery.ts';
import { toastShown } from '../ui/uiSlice.ts';
import { forgetDrafts } from '../../forms/formDrafts.ts';
import { customerLeft } from './followSession.ts';
import {
  isSignInAnswered,
  isSignOutAnswered,
  selectLogged,
  type sessionSlice,
} from './sessionSlice.ts';
import { start } from './startup.ts';
import type { AppStartListening } from '../../store/hooks.ts';

type SessionState = ReturnType<typeof sessionSlice.reducer>;

function sessionIn(state: unknown): { session: SessionState } {
  return state as { session: SessionState };
}

function isUnauthorized(action: unknown): boolean {
  const { payload } = action as { payload?: Partial<ApiFailure> };
  return payload?.status === 401;
}

export function listenToSession(startListening: AppStartListening): void {
  startListening({
    predicate: isUnauthorized,
    effect: async (_action, { dispatch, extra, getState, unsubscribe, subscribe }) => {
      unsubscribe();
      const wasLogged = selectLogged(sessionIn(getState()));
      extra.tokens.write('');
      await dispatch(start());
      subscribe();
      if (wasLogged && !selectLogged(sessionIn(getState()))) {
        const content = { messageId: 'session.ended.text' };
        dispatch(toastShown({ kind: 'error', content }));
      }
    },
  });
  startListening({
    predicate: (action, state, before) => {
      const { epoch, user } = sessionIn(state).session;
      const { epoch: epochBefore, user: userBefore } = sessionIn(before).session;
      if (epoch === epochBefore) return false;
      if (isSignOutAnswered(action)) return true;
      const isOther = userBefore !== null && userBefore.customer_id !== user?.customer_id;
      return isSignInAnswered(action) && isOther;
    },
    effect: forgetDrafts,
  });
  startListening({ actionCreator: customerLeft, effect: forgetDrafts });
}
