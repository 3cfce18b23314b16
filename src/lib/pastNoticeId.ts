/** Id of the notice of the past, whose button works there. */
export const PAST_NOTICE_ID = 'past-notice';
