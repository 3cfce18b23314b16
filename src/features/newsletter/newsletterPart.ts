import { loadable } from '../../components/loadable.tsx';

/** The newsletter pop-up; its code is fetched once the page has settled and the pop-up is due. */
export const newsletterPart = loadable(() =>
  import(/* webpackChunkName: "newsletter" */ './NewsletterDialog.tsx').then(
    ({ NewsletterDialog }) => NewsletterDialog,
  ),
);
