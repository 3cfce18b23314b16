import type { Picture } from '../../../api/endpoints.gen.ts';
import type { Dialog } from '../../ui/dialog.ts';
import { dialogOpened, selectDialog } from '../../ui/uiSlice.ts';

/** A product as the dialog that confirms an add shows it. */
export interface AddedProduct {
  readonly name: string;
  /** URL of a picture; '' for none */
  readonly image: string;
  readonly picture?: Picture | undefined;
}

const NAME = 'cartAdded';

/** Opens the confirmation that a product is in the cart; the cart's panels show it. */
export const addConfirmed = (product: AddedProduct) => dialogOpened({ name: NAME, product });

/** The product whose add is being confirmed; undefined while none is. */
export function selectAddedProduct(
  state: Parameters<typeof selectDialog>[0],
): AddedProduct | undefined {
  const dialog: Dialog | null = selectDialog(state);
  return dialog?.name === NAME ? (dialog.product as AddedProduct) : undefined;
}
