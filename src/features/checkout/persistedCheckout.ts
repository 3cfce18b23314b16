import { INITIAL_CHECKOUT, type PersistedCheckout } from './checkoutSlice.ts';
import {
  ADDRESS_FIELDS,
  DELIVERY_FIELDS,
  PAYMENT_FIELDS,
  type CompletedValues,
} from './checkoutValues.ts';

function valuesOf<Name extends string>(
  kept: unknown,
  names: readonly Name[],
): Record<Name, string> | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const known = kept as Record<string, unknown>;
  if (names.some((name) => typeof known[name] !== 'string')) return null;
  return Object.fromEntries(names.map((name) => [name, known[name]])) as Record<Name, string>;
}

function completedOf(completed: Partial<CompletedValues> | null | undefined): CompletedValues {
  const kept = completed ?? {};
  return {
    address: valuesOf(kept.address, ADDRESS_FIELDS),
    delivery: valuesOf(kept.delivery, DELIVERY_FIELDS),
    payment: valuesOf(kept.payment, PAYMENT_FIELDS),
  };
}

function seenOf(
  seen: Partial<PersistedCheckout['seen']> | null | undefined,
): PersistedCheckout['seen'] {
  const { total, prices } = seen ?? {};
  const entries = Object.entries(prices ?? {}).filter(([, price]) => typeof price === 'number');
  return {
    total: typeof total === 'number' ? total : null,
    prices: Object.fromEntries(entries),
  };
}

/**
 * Parses a stored checkout. Steps with missing fields count as not completed.
 * @throws Error if the text is not a JSON object
 */
export function persistedCheckoutOf(text: string): PersistedCheckout {
  const kept: unknown = JSON.parse(text);
  if (typeof kept !== 'object' || kept === null) throw new Error('The kept text is no object.');
  const { completed, seen, isUnanswered } = kept as Partial<PersistedCheckout>;
  return {
    completed: completedOf(completed),
    seen: seenOf(seen),
    isUnanswered: isUnanswered === true,
  };
}

export function persistedCheckoutText(kept: PersistedCheckout): string | null {
  const text = JSON.stringify(kept);
  return text === JSON.stringify(INITIAL_CHECKOUT) ? null : text;
}
