import { productIdOf } from '../../catalog/productId.ts';

/**
 * Parses the slot id of a query. Returns null (orders without a slot) if absent, and `0` (matches no slot) if
 * invalid.
 */
export function slotIdOf(typed: string | undefined): string | null {
  return typed === undefined ? null : (productIdOf(typed) ?? '0');
}
