import { loadable } from '../../components/loadable.tsx';

/** The quick view, whose code comes when a shopper is about to open it. */
export const LazyQuickView = loadable(
  () => import(/* webpackChunkName: "quick-view", webpackPrefetch: true */ './QuickView.tsx'),
  'QuickView',
);

/** Fetches the code ahead; a failure shows when the quick view opens. */
export function preloadQuickView(): void {
  LazyQuickView.preload().catch(() => undefined);
}
