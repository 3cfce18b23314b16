import { loadable } from '../../components/loadable.tsx';
import { declareDialog } from '../ui/declareDialog.ts';

export const newsletterDialog = declareDialog(
  'newsletter',
  loadable(
    () => import(/* webpackChunkName: "newsletter" */ './NewsletterDialog.tsx'),
    'NewsletterDialog',
  ),
);
