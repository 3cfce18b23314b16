import type { Picture } from '../../../api/endpoints.gen.ts';
import type { Dialog } from '../../ui/dialog.ts';
import { dialogOpened, selectDialog } from '../../ui/uiSlice.ts';

export interface AddedProduct {
  readonly name: string;
  readonly image: string;
  readonly picture?: Picture | undefined;
}

const NAME = 'cartAdded';

export const addConfirmed = (product: AddedProduct) => dialogOpened({ name: NAME, product });

export function selectAddedProduct(
  state: Parameters<typeof selectDialog>[0],
): AddedProduct | undefined {
  const dialog: Dialog | null = selectDialog(state);
  return dialog?.name === NAME ? (dialog.product as AddedProduct) : undefined;
}
