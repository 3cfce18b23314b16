import type { components } from '../../contract/types.gen.ts';
import type { Card } from '../catalog/product.ts';
import type { StoredLine } from './cartRepository.ts';

export interface CartLine extends StoredLine {
  card: Card;
  optionNames: components['schemas']['CartOption'][];
  priceMinor: number;
  specialMinor: number | null;
  unitMinor: number;
  totalMinor: number;
  /** Maximum quantity of this line: the stock without the units in other lines. 0 if below the minimum. */
  available: number;
}
