import type { ProductField } from '../../api/staffApi.ts';
import { parseAmount } from '../ui/amount.ts';

const PIECES = /^\d{1,7}$/;

/**
 * Parses an amount, or an integer for stock. An empty sale price is null. Numbers pass through.
 * @returns undefined if invalid
 */
export function typedValue(field: ProductField, typed: unknown): number | null | undefined {
  if (typeof typed === 'number') return typed;
  const text = typeof typed === 'string' ? typed.trim() : '';
  if (field === 'special' && text === '') return null;
  if (field === 'stock') return PIECES.test(text) ? Number(text) : undefined;
  return parseAmount(text);
}
