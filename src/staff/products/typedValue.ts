import type { ProductField } from '../../api/staffApi.ts';
import { typedAmount } from '../ui/amount.ts';

/** Pieces as people type them. */
const PIECES = /^\d{1,7}$/;

/**
 * What was typed for a value of a product, or stands there as it came: rupees, pieces, null for no special price.
 * Undefined where it is none of these.
 */
export function typedValue(field: ProductField, typed: unknown): number | null | undefined {
  if (typeof typed === 'number') return typed;
  const text = typeof typed === 'string' ? typed.trim() : '';
  if (field === 'special' && text === '') return null;
  if (field === 'stock') return PIECES.test(text) ? Number(text) : undefined;
  return typedAmount(text);
}
