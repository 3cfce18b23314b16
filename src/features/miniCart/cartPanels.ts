import { loadable } from '../../components/loadable.tsx';

/** Lazy bundle of the mini cart and the added-to-cart confirmation. */
export const LazyCartPanels = loadable(
  () => import(/* webpackChunkName: "mini-cart" */ './CartPanels.tsx'),
  'CartPanels',
);

/** Ignores failures; a panel reports them when it opens. */
export function preloadCartPanels(): void {
  LazyCartPanels.preload().catch(() => undefined);
}
