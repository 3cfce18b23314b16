import type { CartItem } from '../../api/endpoints.gen.ts';
import { payablePrice } from '../../lib/price.ts';

/** Changes to a line since it was added. Prices are per unit, in the store's currency. */
export interface CartLineChanges {
  readonly price?: { readonly from: number; readonly to: number };
  readonly left?: number;
}

export function lineChanges({
  added_price: from,
  available,
  ...line
}: Pick<
  CartItem,
  'added_price' | 'available' | 'price' | 'special' | 'quantity'
>): CartLineChanges {
  const to = payablePrice(line);
  return {
    ...(from !== undefined && typeof to === 'number' && from !== to && { price: { from, to } }),
    ...(available !== undefined && available < line.quantity && { left: available }),
  };
}
