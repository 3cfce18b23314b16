import { Rejection } from '../http/errors.ts';
import { texts } from '../texts.ts';

/** A request about a sold-out product that cannot be taken. */
export class StockAlertRejection extends Rejection {
  constructor(reason: keyof typeof texts.stockAlert.rejected) {
    super(texts.stockAlert.rejected[reason]);
  }
}
