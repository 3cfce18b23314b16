import { PAST_NOTICE_ID } from './pastNoticeId.ts';
import { stopUserEvents } from './stopUserEvents.ts';

/** Makes the page read-only while the past is shown, save for the notice that says so. */
export function makePastReadOnly(isPast: () => boolean): void {
  stopUserEvents(({ target }) => {
    if (!isPast()) return false;
    return !(target instanceof Element && target.closest(`#${PAST_NOTICE_ID}`));
  });
}
