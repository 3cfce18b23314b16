/** Sums of an order, in one unit. */
export interface Totals {
  goods: number;
  discount: number;
  delivery: number;
  /** Part of the total. */
  tax: number;
  taxPercent: number;
  total: number;
}
