import type { CartLine } from '../../cart/cartLine.ts';
import type { Coupon } from '../../cart/couponRepository.ts';
import { isCouponFor } from '../../cart/couponService.ts';
import type { Substitution, OrderPreferences } from '../placing/orderPreferences.ts';

export interface OrderLine extends Pick<
  CartLine,
  'options' | 'optionNames' | 'quantity' | 'unitPaise'
> {
  productId: string | null;
  handle: string;
  name: string;
  picture: string | null;
  substitution: Substitution;
  isDiscounted: boolean;
}

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
