import type { Dto } from '../../http/contractTypes.ts';
import { pictureUrl } from '../../catalog/picture.ts';
import type { Currency } from '../../currency/currencyRepository.ts';
import { currencyText, shownText } from '../../currency/currencyText.ts';
import { toDecimal } from '../../currency/minorUnits.ts';
import { toSmallestUnits } from '../../currency/smallestUnits.ts';
import type { Language } from '../../language.ts';
import { boxedQuantity } from '../packing/boxedLines.ts';
import { lineAmount } from './lineAmount.ts';
import type { OrderLine } from './orderLine.ts';
import type { StoredOrderLine } from './orderQueries.ts';

export function toOrderLineDto(
  line: OrderLine & Partial<Pick<StoredOrderLine, 'packedQuantity' | 'weighedGrams'>>,
  currency: Currency,
  language: Language,
): Dto['OrderLine'] {
  const { quantity, unitMinor, stepGrams } = line;
  const { packedQuantity = null, weighedGrams = null } = line;
  const charged = {
    quantity: boxedQuantity({ quantity, packedQuantity }),
    stepGrams,
    weighedGrams,
  };
  return {
    ...(line.productId !== null && { product_id: line.productId }),
    handle: line.handle,
    image: pictureUrl(line.picture ?? undefined, 160),
    name: line.name,
    option: line.optionNames,
    quantity,
    ...(packedQuantity !== null && { packed: packedQuantity }),
    ...(stepGrams !== null && { weight_step: stepGrams }),
    ...(weighedGrams !== null && { weight: weighedGrams }),
    price: toDecimal(unitMinor),
    price_text: currencyText(unitMinor, currency, language),
    total: toDecimal(lineAmount(unitMinor, charged)),
    total_text: shownText(
      lineAmount(toSmallestUnits(unitMinor, currency), charged),
      currency,
      language,
    ),
    substitution: line.substitution,
  };
}
