import { loadable } from '../../components/loadable.tsx';
import { declareDialog } from '../ui/declareDialog.ts';

export const reviewDialog = declareDialog(
  'review',
  loadable(() => import(/* webpackChunkName: "review" */ './ReviewDialog.tsx'), 'ReviewDialog'),
);
