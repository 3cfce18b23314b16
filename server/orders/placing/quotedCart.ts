import type { CartLine } from '../../cart/cartLine.ts';
import type { Coupon } from '../../cart/couponRepository.ts';
import type { OrderAmounts } from '../payment/orderAmounts.ts';
import type { ChosenDelivery } from './chosenDelivery.ts';

export interface QuotedCart extends OrderAmounts {
  lines: CartLine[];
  delivery: ChosenDelivery;
  coupon: Coupon | null;
  invalidCoupon: string | undefined;
}
