import { LazyCartPanels } from '../features/miniCart/cartPanels.ts';
import { quickViewDialog } from '../features/product/dialogs.ts';
import { LazyToasts } from '../features/ui/ToastHost.tsx';
import { productRoute, routes } from './routes.ts';

/**
 * What most shoppers come to from anywhere, the likeliest first, so that its code is made ready before it is wanted: from a
 * list to a product, and from there to what an add shows.
 */
export const likelyParts = [
  productRoute.screen,
  LazyToasts,
  LazyCartPanels,
  quickViewDialog.Lazy,
  ...routes.filter(({ isLikely }) => isLikely).map(({ screen }) => screen),
];
