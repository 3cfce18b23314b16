import type { Insertable } from 'kysely';
import type { Schema } from '../db/schema.ts';

export const demoCurrencies: readonly Insertable<Schema['currency']>[] = [
  { code: 'INR', symbol: '₹', value: 1, decimal: 2, position: 1, is_store: true },
  { code: 'USD', symbol: '$', value: 0.0113, decimal: 2, position: 2 },
  { code: 'EUR', symbol: '€', value: 0.0098, decimal: 2, position: 3 },
  { code: 'GBP', symbol: '£', value: 0.0086, decimal: 2, position: 4 },
];

export function demoCoupons(now: Date): Insertable<Schema['coupon']>[] {
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  return [
    { code: 'TREK10', percent: 10, amount_minor: null, ends_at: null },
    {
      code: 'HARVEST100',
      percent: null,
      amount_minor: 100_00,
      minimum_minor: 500_00,
      ends_at: null,
    },
    { code: 'EXPIRED5', percent: 5, amount_minor: null, ends_at: yesterday },
  ];
}
