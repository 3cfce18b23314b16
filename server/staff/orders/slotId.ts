import { productIdOf } from '../../catalog/productId.ts';

/** Returns the slot id of a query: null for orders without slot, `0`, which no slot has, if invalid. */
export function slotIdOf(typed: string | undefined): string | null {
  return typed === undefined ? null : (productIdOf(typed) ?? '0');
}
