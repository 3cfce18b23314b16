import { productIdOf } from '../../catalog/productId.ts';

/** The id of a slot as a query names it; null for the orders without one, `0`, which no slot has, for what is no id. */
export function slotIdOf(typed: string | undefined): string | null {
  return typed === undefined ? null : (productIdOf(typed) ?? '0');
}
