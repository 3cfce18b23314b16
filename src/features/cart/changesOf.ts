import type { CartItem } from '../../api/endpoints.gen.ts';
import { payablePrice } from '../../lib/price.ts';

/** What became different since a line was added; prices in rupees for one unit. */
export interface NotifiedChanges {
  readonly price?: { readonly from: number; readonly to: number };
  /** Quantity there still is, where it is less than the line has */
  readonly left?: number;
}

/** What a shopper should know of a line before paying. Empty where the server says nothing of it. */
export function changesOf({
  added_price: from,
  available,
  ...line
}: Pick<
  CartItem,
  'added_price' | 'available' | 'price' | 'special' | 'quantity'
>): NotifiedChanges {
  const to = payablePrice(line);
  return {
    ...(from !== undefined && typeof to === 'number' && from !== to && { price: { from, to } }),
    ...(available !== undefined && available < line.quantity && { left: available }),
  };
}
