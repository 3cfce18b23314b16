export interface Totals {
  goods: number;
  discount: number;
  delivery: number;
  /** Included in the total. */
  tax: number;
  taxPercent: number;
  total: number;
}
