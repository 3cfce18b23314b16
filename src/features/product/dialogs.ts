import { loadable } from '../../components/loadable.tsx';
import { declareDialog } from '../ui/declareDialog.ts';

export const quickViewDialog = declareDialog(
  'quickView',
  loadable(() => import(/* webpackChunkName: "quick-view" */ './QuickView.tsx'), 'QuickView'),
  'productId',
);

export function preloadQuickView(): void {
  quickViewDialog.Lazy.preload().catch(() => undefined);
}

export const zoomDialog = declareDialog(
  'zoom',
  loadable(() => import(/* webpackChunkName: "zoom" */ './ZoomDialog.tsx'), 'ZoomDialog'),
);
