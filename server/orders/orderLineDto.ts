import type { Dto } from '../contractTypes.ts';
import { pictureUrl } from '../catalog/picture.ts';
import type { Currency } from '../currency/currencyRepository.ts';
import { currencyText } from '../currency/currencyText.ts';
import { toRupees } from '../currency/paise.ts';
import type { Language } from '../language.ts';
import { boxedQuantity } from './boxedLines.ts';
import type { OrderLine } from './orderLine.ts';
import type { StoredOrderLine } from './orderQueries.ts';

/** A line as the contract has it, its texts in the currency of the order. */
export function toOrderLineDto(
  line: OrderLine & Partial<Pick<StoredOrderLine, 'packedQuantity'>>,
  currency: Currency,
  language: Language,
): Dto['OrderLine'] {
  const { quantity, unitPaise } = line;
  const { packedQuantity = null } = line;
  const totalPaise = unitPaise * boxedQuantity({ quantity, packedQuantity });
  return {
    ...(line.productId !== null && { product_id: line.productId }),
    handle: line.handle,
    image: pictureUrl(line.picture ?? undefined, 160),
    name: line.name,
    option: line.optionNames,
    quantity,
    ...(packedQuantity !== null && { packed: packedQuantity }),
    price: toRupees(unitPaise),
    price_text: currencyText(unitPaise, currency, language),
    total: toRupees(totalPaise),
    total_text: currencyText(totalPaise, currency, language),
    substitution: line.substitution,
  };
}
