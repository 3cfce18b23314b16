export const PAST_NOTICE_ID = 'past-notice';
