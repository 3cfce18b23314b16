import { loadable } from '../../components/loadable.tsx';

/** The mini cart, whose code comes when a shopper is about to open it. */
export const miniCart = loadable(() =>
  import(/* webpackChunkName: "mini-cart", webpackPrefetch: true */ '../cart/MiniCart.tsx').then(
    ({ MiniCart }) => MiniCart,
  ),
);

/** Fetches the code ahead; a failure shows when the panel opens. */
export function preloadMiniCart(): void {
  miniCart.preload().catch(() => undefined);
}
