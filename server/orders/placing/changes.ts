import type { Dto } from '../../http/contractTypes.ts';
import { BelowMinimum, OptionsRejection, OutOfStock } from '../../cart/cartErrors.ts';
import type { CartLine } from '../../cart/cartLine.ts';
import { checkOptions, isBuyable, type ChosenOptions } from '../../cart/chosenOptions.ts';
import { currencyText } from '../../currency/currencyText.ts';
import { toMinor, toDecimal } from '../../currency/minorUnits.ts';
import type { Language } from '../../language.ts';
import { fill, texts } from '../../texts.ts';
import type { QuotedCart } from './quotedCart.ts';

type Change = Dto['CheckoutChange'];
type Form = Dto['CheckoutForm'];

const BLOCKING: ReadonlySet<Change['code']> = new Set(['stock', 'option', 'slot']);

export function isBlocking({ code }: Change): boolean {
  return BLOCKING.has(code);
}

function optionsStillOffered({ card, options }: CartLine): boolean {
  try {
    checkOptions(card.options, JSON.parse(options) as ChosenOptions);
    return isBuyable(card, options);
  } catch (error) {
    if (error instanceof OptionsRejection) return false;
    throw error;
  }
}

function priceChange(line: CartLine, found: QuotedCart, form: Form, language: Language): Change[] {
  const seen = form.seen_price?.[line.id];
  if (seen === undefined || toMinor(seen) === line.unitMinor) return [];
  const money = (amount: number) => currencyText(amount, found.currency, language);
  const text = fill(texts.order.changed.price, {
    product: line.card.name,
    seen: money(toMinor(seen)),
    now: money(line.unitMinor),
  });
  const now = toDecimal(line.unitMinor);
  return [{ code: 'price', cart_item_id: line.id, text: text[language], seen, now }];
}

function stockChange({ id, card, quantity, available }: CartLine, language: Language): Change[] {
  const about = { code: 'stock' as const, cart_item_id: id, now: available };
  if (quantity > available) {
    return [
      { ...about, text: new OutOfStock(card.name, available, card.stepGrams).errorIn(language) },
    ];
  }
  if (quantity >= card.minimum) return [];
  return [
    { ...about, text: new BelowMinimum(card.name, card.minimum, card.stepGrams).errorIn(language) },
  ];
}

function optionChange(line: CartLine, language: Language): Change[] {
  if (optionsStillOffered(line)) return [];
  const text = fill(texts.order.changed.option, { product: line.card.name })[language];
  return [{ code: 'option', cart_item_id: line.id, text }];
}

function hasLostLines({ lines }: QuotedCart, { seen_price: seen = {} }: Form): boolean {
  return Object.keys(seen).some((id) => !lines.some((line) => line.id === id));
}

export function findChanges(found: QuotedCart, form: Form, language: Language): Change[] {
  const { lines, invalidCoupon, delivery, totals, currency } = found;
  const changes = lines.flatMap((line) => [
    ...priceChange(line, found, form, language),
    ...stockChange(line, language),
    ...optionChange(line, language),
  ]);
  if (hasLostLines(found, form))
    changes.push({ code: 'cart', text: texts.order.changed.cart[language] });
  if (invalidCoupon !== undefined) {
    changes.push({
      code: 'coupon',
      text: fill(texts.order.changed.coupon, { code: invalidCoupon })[language],
    });
  }
  const { slot } = delivery;
  if (slot && (!slot.isOpen || slot.left === 0)) {
    changes.push({ code: 'slot', text: texts.order.changed.slot[language] });
  }
  const { seen_total: seen } = form;
  if (seen !== undefined && toMinor(seen) !== totals.total) {
    const money = (amount: number) => currencyText(amount, currency, language);
    const text = fill(texts.order.changed.total, {
      seen: money(toMinor(seen)),
      now: money(totals.total),
    })[language];
    changes.push({ code: 'total', text, seen, now: toDecimal(totals.total) });
  }
  return changes;
}

export function cartChange(language: Language): Change {
  return { code: 'cart', text: texts.order.changed.cart[language] };
}
