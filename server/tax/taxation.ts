/**
 * Taxes of an order.
 *
 * In India, sales within the shop's state have CGST and SGST of half the rate each. UTGST replaces SGST in a union
 * territory; other sales have IGST. Other countries have a single tax.
 */
export interface Taxation {
  /** Prices include the tax; otherwise it is added to the total. */
  isIncluded: boolean;
  scheme: 'single' | 'within-state' | 'within-union-territory' | 'between-states';
  deliveryPercent: number;
}

/** Sum of an order at one tax rate. */
export interface RateTotal {
  percent: number;
  /** Without tax. */
  net: number;
  tax: number;
}

export const isHalved = ({ scheme }: Pick<Taxation, 'scheme'>): boolean =>
  scheme === 'within-state' || scheme === 'within-union-territory';

/** Names of the taxes of a scheme; two for those of half the rate each. */
export const TAX_NAMES = {
  single: ['tax'],
  'within-state': ['CGST', 'SGST'],
  'within-union-territory': ['CGST', 'UTGST'],
  'between-states': ['IGST'],
} as const satisfies Record<Taxation['scheme'], readonly string[]>;
