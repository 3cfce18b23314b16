/** Id of the notice of the past. */
export const PAST_NOTICE_ID = 'past-notice';
