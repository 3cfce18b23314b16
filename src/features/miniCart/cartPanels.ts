import { loadable } from '../../components/loadable.tsx';

export const LazyCartPanels = loadable(
  () => import(/* webpackChunkName: "mini-cart" */ './CartPanels.tsx'),
  'CartPanels',
);

/** Ignores failures; a panel reports them when it opens. */
export function preloadCartPanels(): void {
  LazyCartPanels.preload().catch(() => undefined);
}
