import type { Dto } from '../http/contractTypes.ts';
import { pictureUrl } from '../catalog/picture.ts';
import { defaultMinor, toCardDto } from '../catalog/productDto.ts';
import type { ShopSettings } from '../shopSettings.ts';
import { toDecimal } from '../currency/minorUnits.ts';
import type { CartLine } from './cartLine.ts';

export function toCartLineDto(
  { card, ...line }: CartLine,
  settings: Pick<ShopSettings, 'country'>,
): Dto['CartItem'] {
  const { handle, name, picture, unit_price } = toCardDto(card, settings);
  return {
    cart_item_id: line.id,
    product_id: card.productId,
    handle,
    image: pictureUrl(card.pictures[0], 160),
    name,
    option: line.optionNames,
    quantity: line.quantity,
    price: toDecimal(line.priceMinor),
    special: toDecimal(line.specialMinor ?? 0),
    total: toDecimal(line.totalMinor),
    ...(line.addedMinor !== null && { added_price: toDecimal(line.addedMinor) }),
    available: line.available,
    allergens: card.allergens,
    may_contain: card.mayContain,
    // Pack contents are known for the default choice only.
    ...(unit_price && line.unitMinor === defaultMinor(card) && { unit_price }),
    ...(card.stepGrams !== null && { weight_step: card.stepGrams }),
    ...(picture && { picture }),
  };
}
