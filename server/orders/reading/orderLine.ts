import type { QuotedLine } from '../placing/quotedCart.ts';
import type { Substitution, OrderPreferences } from '../placing/orderPreferences.ts';

export interface OrderLine extends Pick<
  QuotedLine,
  'options' | 'optionNames' | 'quantity' | 'unitMinor' | 'isDiscounted' | 'tax'
> {
  productId: string | null;
  handle: string;
  name: string;
  picture: string | null;
  stepGrams: number | null;
  substitution: Substitution;
}

export function orderLine(
  { id, card, options, optionNames, quantity, unitMinor, isDiscounted, tax }: QuotedLine,
  { substitutions }: OrderPreferences,
): OrderLine {
  return {
    productId: card.id,
    handle: card.handle,
    name: card.name,
    picture: card.pictures[0] ?? null,
    options,
    optionNames,
    quantity,
    unitMinor,
    stepGrams: card.stepGrams,
    substitution: substitutions.get(id) ?? 'none',
    isDiscounted,
    tax,
  };
}
