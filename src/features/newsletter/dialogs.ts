import { loadable } from '../../components/loadable.tsx';
import { declareDialog } from '../ui/declareDialog.ts';

/** Its code is fetched once the page is idle and the pop-up is due. */
export const newsletterDialog = declareDialog(
  'newsletter',
  loadable(
    () => import(/* webpackChunkName: "newsletter" */ './NewsletterDialog.tsx'),
    'NewsletterDialog',
  ),
);
