import { LazyCartPanels } from '../features/miniCart/cartPanels.ts';
import { quickViewDialog } from '../features/product/dialogs.ts';
import { LazyToasts } from '../features/ui/ToastHost.tsx';
import { routes } from './routes.ts';

/** What most shoppers come to from anywhere, so that its code is made ready before it is wanted. */
export const likelyParts = [
  LazyToasts,
  LazyCartPanels,
  quickViewDialog.Lazy,
  ...routes.filter(({ isLikely }) => isLikely).map(({ screen }) => screen),
];
