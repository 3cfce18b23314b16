import type { CartLine } from '../../cart/cartLine.ts';
import type { Coupon } from '../../cart/couponRepository.ts';
import type { OrderAmounts } from '../payment/orderAmounts.ts';
import type { ChosenDelivery } from './chosenDelivery.ts';

/** A cart with what its order would cost. */
export interface QuotedCart extends OrderAmounts {
  lines: CartLine[];
  delivery: ChosenDelivery;
  /** What takes something off; null where nothing does. */
  coupon: Coupon | null;
  /** Code of the cart's coupon where it does not hold (any more). */
  invalidCoupon: string | undefined;
}
