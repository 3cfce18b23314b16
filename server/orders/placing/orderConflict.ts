import { RequestError } from '../../http/errors.ts';
import { texts } from '../../texts.ts';

export class OrderConflict extends RequestError {
  constructor(reason: keyof typeof texts.order.conflict) {
    super(409, texts.order.conflict[reason]);
  }
}
