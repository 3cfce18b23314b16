import type { components } from '../../contract/types.gen.ts';
import { pictureUrl } from '../catalog/picture.ts';
import { rupees } from '../catalog/rupees.ts';
import type { Language } from '../language.ts';
import { orderTotals } from './orderTotals.ts';
import type { Quote, QuotedLine } from './quote.ts';
import type { Wishes } from './wishes.ts';

type Wire = components['schemas'];

function lineWire(line: QuotedLine, { substitutions }: Wishes): Wire['OrderLine'] {
  return {
    cart_item_id: line.id,
    product_id: line.card.id,
    handle: line.card.handle,
    image: pictureUrl(line.card.pictures[0], 160),
    name: line.card.name,
    option: line.options,
    quantity: line.quantity,
    price: rupees(line.unitPaise),
    total: rupees(line.totalPaise),
    available: line.available,
    substitution: substitutions.get(line.id) ?? 'none',
  };
}

/** A quote as the contract has it. */
export function reviewWire(
  quote: Quote,
  wishes: Wishes,
  language: Language,
): Wire['CheckoutReview'] {
  const { lines, sums, changes, token } = quote;
  return {
    lines: lines.map((line) => lineWire(line, wishes)),
    totals: orderTotals(quote, language),
    total: rupees(sums.total),
    changes,
    ...(token !== undefined && { review_token: token }),
  };
}
