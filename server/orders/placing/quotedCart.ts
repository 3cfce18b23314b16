import type { CartLine } from '../../cart/cartLine.ts';
import type { Coupon } from '../../cart/couponRepository.ts';
import type { OrderAmounts } from '../payment/orderAmounts.ts';
import type { ProductTax } from '../../tax/taxRepository.ts';
import type { ChosenDelivery } from './chosenDelivery.ts';

export interface QuotedLine extends CartLine {
  tax: ProductTax;
  isDiscounted: boolean;
}

export interface QuotedCart extends OrderAmounts {
  lines: QuotedLine[];
  delivery: ChosenDelivery;
  coupon: Coupon | null;
  invalidCoupon: string | undefined;
}
