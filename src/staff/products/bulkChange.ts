import type { ProductField, ProductRow } from '../../api/staffApi.ts';
import { typedValue } from './typedValue.ts';

const PERCENT = /^[+\-−]?\d{1,3}(?:[.,]\d{1,2})?$/;

export function typedPercent(text: string): number | undefined {
  const trimmed = text.trim().replace(/\s*%$/, '');
  if (!PERCENT.test(trimmed)) return undefined;
  return Number(trimmed.replace(',', '.').replace('−', '-'));
}

const raised = (amount: number, percent: number) => Math.round(amount * (100 + percent)) / 100;

/**
 * Returns a field's new value. The input is a price change in percent, a discount in percent for the sale price, or
 * the new stock.
 * @returns null for no sale price, undefined for invalid input
 */
function bulkValue(
  field: ProductField,
  typed: string,
  product: ProductRow,
): number | null | undefined {
  if (field === 'stock') return typedValue('stock', typed);
  if (field === 'special' && typed.trim() === '') return null;
  const percent = typedPercent(typed);
  if (percent === undefined) return undefined;
  return raised(product.price, field === 'special' ? -Math.abs(percent) : percent);
}

export interface PreviewRow {
  readonly product: ProductRow;
  readonly before: number | null;
  readonly after: number | null;
}

export function previewOf(
  field: ProductField,
  typed: string,
  products: readonly ProductRow[],
): PreviewRow[] {
  return products.flatMap((product) => {
    const after = bulkValue(field, typed, product);
    const { [field]: before } = product;
    return after === undefined || after === before ? [] : [{ product, before, after }];
  });
}
