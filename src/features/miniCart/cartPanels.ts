import { loadable } from '../../components/loadable.tsx';

/** The mini cart and the confirmation of an add, whose code comes when a shopper is about to see them. */
export const LazyCartPanels = loadable(
  () => import(/* webpackChunkName: "mini-cart" */ './CartPanels.tsx'),
  'CartPanels',
);

/** Fetches the code ahead; a failure shows when a panel opens. */
export function preloadCartPanels(): void {
  LazyCartPanels.preload().catch(() => undefined);
}
