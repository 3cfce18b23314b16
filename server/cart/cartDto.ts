import type { Dto } from '../http/contractTypes.ts';
import { pictureUrl } from '../catalog/picture.ts';
import { defaultPaise, toCardDto } from '../catalog/productDto.ts';
import type { ShopSettings } from '../shopSettings.ts';
import { toRupees } from '../currency/paise.ts';
import type { CartLine } from './cartLine.ts';

export function toCartLineDto(
  { card, ...line }: CartLine,
  settings: Pick<ShopSettings, 'country'>,
): Dto['CartItem'] {
  const { handle, name, picture, unit_price } = toCardDto(card, settings);
  return {
    cart_item_id: line.id,
    product_id: card.id,
    handle,
    image: pictureUrl(card.pictures[0], 160),
    name,
    option: line.optionNames,
    quantity: line.quantity,
    price: toRupees(line.pricePaise),
    special: toRupees(line.specialPaise ?? 0),
    total: toRupees(line.totalPaise),
    ...(line.addedPaise !== null && { added_price: toRupees(line.addedPaise) }),
    available: line.available,
    allergens: card.allergens,
    may_contain: card.mayContain,
    // Pack contents are known for the default choice only.
    ...(unit_price && line.unitPaise === defaultPaise(card) && { unit_price }),
    ...(picture && { picture }),
  };
}
