import type { CartLine } from '../../cart/cartLine.ts';
import type { Coupon } from '../../cart/couponRepository.ts';
import { isCouponFor } from '../../cart/couponService.ts';
import type { Substitution, OrderPreferences } from '../placing/orderPreferences.ts';

/** What was bought, with texts and prices as they were then. */
export interface OrderLine extends Pick<
  CartLine,
  'options' | 'optionNames' | 'quantity' | 'unitPaise'
> {
  /** Null when the product is withdrawn. */
  productId: string | null;
  handle: string;
  name: string;
  picture: string | null;
  substitution: Substitution;
  /** Whether the order's discount, if it has one, is of this line, too. */
  isDiscounted: boolean;
}

/** A line of a cart as an order keeps it, with the coupon that takes something off. */
export function orderLine(
  { id, card, options, optionNames, quantity, unitPaise }: CartLine,
  { substitutions }: OrderPreferences,
  coupon: Coupon | null,
): OrderLine {
  return {
    productId: card.id,
    handle: card.handle,
    name: card.name,
    picture: card.pictures[0] ?? null,
    options,
    optionNames,
    quantity,
    unitPaise,
    substitution: substitutions.get(id) ?? 'none',
    isDiscounted: coupon === null || isCouponFor(coupon, { card }),
  };
}
