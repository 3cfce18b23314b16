import type { ProductField, ProductRow } from '../../api/staffApi.ts';
import { typedValue } from './typedValue.ts';

/** Per cent as people type them: signed, with at most two decimals. */
const PERCENT = /^[+\-−]?\d{1,3}(?:[.,]\d{1,2})?$/;

/** The per cent that were typed; undefined where there are none. */
export function typedPercent(text: string): number | undefined {
  const trimmed = text.trim().replace(/\s*%$/, '');
  if (!PERCENT.test(trimmed)) return undefined;
  return Number(trimmed.replace(',', '.').replace('−', '-'));
}

/** So many per cent more, in rupees to the paisa. */
const raised = (rupees: number, percent: number) => Math.round(rupees * (100 + percent)) / 100;

/**
 * What a value of a product becomes by what was typed for many: a price by per cent up or down, a special price by per cent
 * below the price or none where nothing is typed, stock as a number. Undefined where that is not said.
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

/** Values of a product before and after. */
export interface PreviewRow {
  readonly product: ProductRow;
  readonly before: number | null;
  readonly after: number | null;
}

/** What changing many products at once would change; those that stay as they are are left out. */
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
