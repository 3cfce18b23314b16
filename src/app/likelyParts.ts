import { LazyCartPanels } from '../features/miniCart/cartPanels.ts';
import { quickViewDialog } from '../features/product/dialogs.ts';
import { LazyToasts } from '../features/ui/ToastHost.tsx';
import { productRoute, routes } from './routes.ts';

/** Components that most customers open next, likeliest first. Their code is preloaded. */
export const likelyParts = [
  productRoute.screen,
  LazyToasts,
  LazyCartPanels,
  quickViewDialog.Lazy,
  ...routes.filter(({ isLikely }) => isLikely).map(({ screen }) => screen),
];
