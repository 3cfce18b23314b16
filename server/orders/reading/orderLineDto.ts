import type { Dto } from '../../http/contractTypes.ts';
import { pictureUrl } from '../../catalog/picture.ts';
import type { Currency } from '../../currency/currencyRepository.ts';
import { currencyText, shownText } from '../../currency/currencyText.ts';
import { toDecimal } from '../../currency/minorUnits.ts';
import { toSmallestUnits } from '../../currency/smallestUnits.ts';
import type { Language } from '../../language.ts';
import { boxedQuantity } from '../packing/boxedLines.ts';
import type { OrderLine } from './orderLine.ts';
import type { StoredOrderLine } from './orderQueries.ts';

export function toOrderLineDto(
  line: OrderLine & Partial<Pick<StoredOrderLine, 'packedQuantity'>>,
  currency: Currency,
  language: Language,
): Dto['OrderLine'] {
  const { quantity, unitMinor } = line;
  const { packedQuantity = null } = line;
  const count = boxedQuantity({ quantity, packedQuantity });
  return {
    ...(line.productId !== null && { product_id: line.productId }),
    handle: line.handle,
    image: pictureUrl(line.picture ?? undefined, 160),
    name: line.name,
    option: line.optionNames,
    quantity,
    ...(packedQuantity !== null && { packed: packedQuantity }),
    price: toDecimal(unitMinor),
    price_text: currencyText(unitMinor, currency, language),
    total: toDecimal(unitMinor * count),
    total_text: shownText(toSmallestUnits(unitMinor, currency) * count, currency, language),
    substitution: line.substitution,
  };
}
