/**
 * Taxes of an order.
 *
 * In an Indian shop, sales within its state have CGST and SGST of half the rate each. UTGST replaces SGST in a union
 * territory; other sales have IGST. Shops in other countries have a single tax.
 */
export interface Taxation {
  /** True if prices include the tax; otherwise the tax is added to the total. */
  isIncluded: boolean;
  scheme: 'single' | 'within-state' | 'within-union-territory' | 'between-states';
  deliveryPercent: number;
}

export interface RateTotal {
  percent: number;
  net: number;
  tax: number;
}

export const isHalved = ({ scheme }: Pick<Taxation, 'scheme'>): boolean =>
  scheme === 'within-state' || scheme === 'within-union-territory';

export const TAX_NAMES = {
  single: ['tax'],
  'within-state': ['CGST', 'SGST'],
  'within-union-territory': ['CGST', 'UTGST'],
  'between-states': ['IGST'],
} as const satisfies Record<Taxation['scheme'], readonly string[]>;
