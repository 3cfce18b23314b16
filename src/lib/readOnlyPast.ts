import { PAST_NOTICE_ID } from './pastNoticeId.ts';
import { stopUserEvents } from './stopUserEvents.ts';

export function makePastReadOnly(isPast: () => boolean): void {
  stopUserEvents(({ type, target }) => {
    if (!isPast()) return false;
    // Stop every `focusin`, because an open dialog would take the focus back from the notice.
    if (type === 'focusin') return true;
    return !(target instanceof Element && target.closest(`#${PAST_NOTICE_ID}`));
  });
}
