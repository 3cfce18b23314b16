import { Rejection } from '../../http/errors.ts';
import { texts } from '../../texts.ts';

/** Something that is rejected of an order as a whole. */
export class OrderRejection extends Rejection {
  constructor(reason: keyof typeof texts.order.rejected) {
    super(texts.order.rejected[reason]);
  }
}
