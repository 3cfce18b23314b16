import { Rejection } from '../http/errors.ts';
import { texts } from '../texts.ts';

export class StockAlertRejection extends Rejection {
  constructor(reason: keyof typeof texts.stockAlert.rejected) {
    super(texts.stockAlert.rejected[reason]);
  }
}
