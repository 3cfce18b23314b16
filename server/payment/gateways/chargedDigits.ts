import type { Currency } from '../../currency/currencyRepository.ts';
import type { Charge, GatewayId } from './gateway.ts';

/**
 * Currencies that providers charge with zero or three fraction digits; all others have two. ISO 4217 and Intl differ.
 * Stripe: docs.stripe.com/currencies. Razorpay: razorpay.com/docs/api/orders.
 */
const DIGITS: Readonly<Record<GatewayId, { readonly zero: string; readonly three: string }>> = {
  stripe: {
    zero: 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF',
    three: 'BHD JOD KWD OMR TND',
  },
  razorpay: {
    zero: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
    three: 'BHD IQD JOD KWD OMR TND',
  },
};

/** Smallest amounts that providers accept, in their smallest unit. */
const LEAST: Readonly<Record<GatewayId, Readonly<Record<string, number>>>> = {
  stripe: { USD: 50, EUR: 50 },
  razorpay: { INR: 100 },
};

export function chargedDigits(gateway: GatewayId, code: string): number {
  const { zero, three } = DIGITS[gateway];
  if (zero.split(' ').includes(code)) return 0;
  return three.split(' ').includes(code) ? 3 : 2;
}

/**
 * Converts displayed minor units to the provider's smallest unit.
 * @returns undefined if the amount has digits that the provider can't charge
 */
export function toAmount(
  gateway: GatewayId,
  minorUnits: number,
  { code, decimal }: Pick<Currency, 'code' | 'decimal'>,
): Charge | undefined {
  const digits = chargedDigits(gateway, code);
  const amount =
    (minorUnits * 10 ** Math.max(0, digits - decimal)) / 10 ** Math.max(0, decimal - digits);
  // Providers reject three-decimal amounts that don't end in 0.
  const isExact = Number.isSafeInteger(amount) && (digits !== 3 || amount % 10 === 0);
  return isExact ? { amount, currency: code } : undefined;
}

/** Like `toAmount`, and undefined below the smallest amount that the provider charges. */
export function toCharge(
  gateway: GatewayId,
  minorUnits: number,
  currency: Pick<Currency, 'code' | 'decimal'>,
): Charge | undefined {
  const charge = toAmount(gateway, minorUnits, currency);
  const least = LEAST[gateway][currency.code] ?? 1;
  return charge && charge.amount >= least ? charge : undefined;
}
