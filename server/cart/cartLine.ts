import type { components } from '../../contract/types.gen.ts';
import type { Card } from '../catalog/product.ts';
import type { StoredLine } from './cartRepository.ts';

/** A line as the shopper sees it; prices are for one unit, options included. */
export interface CartLine extends StoredLine {
  card: Card;
  optionNames: components['schemas']['CartOption'][];
  pricePaise: number;
  specialPaise: number | null;
  /** Price of one unit, the special price where there is one. */
  unitPaise: number;
  totalPaise: number;
  /** Quantity that the line can have, what other lines have taken off; 0 where that is less than the minimum. */
  available: number;
}
