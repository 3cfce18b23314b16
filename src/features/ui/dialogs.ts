import { loadable } from '../../components/loadable.tsx';
import { declareDialog } from './declareDialog.ts';

export const contentDialog = declareDialog(
  'content',
  loadable(
    () => import(/* webpackChunkName: "content-dialog" */ './ContentDialog.tsx'),
    'ContentDialog',
  ),
);

export const videoDialog = declareDialog(
  'video',
  loadable(() => import(/* webpackChunkName: "video-dialog" */ './VideoDialog.tsx'), 'VideoDialog'),
);
