import { Rejection } from '../../http/errors.ts';
import { texts } from '../../texts.ts';

export class OrderRejection extends Rejection {
  constructor(reason: keyof typeof texts.order.rejected) {
    super(texts.order.rejected[reason]);
  }
}
