import { mailboxOf } from '../../account/fields.ts';
import { findLinesByCart } from '../../cart/cartRepository.ts';
import { productIdOf } from '../../catalog/productId.ts';
import { findShopName } from '../../content/contentRepository.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { lockSlot, takeSlot } from '../../delivery/deliveryRepository.ts';
import type { Language } from '../../language.ts';
import { enforceRateLimit } from '../../rateLimit/enforceRateLimit.ts';
import type { Session } from '../../session/session.ts';
import type { ShopSettings } from '../../shopSettings.ts';
import { cartChange } from './changes.ts';
import { isEmailConfirmed } from './confirmedEmail.ts';
import { lockCoupon, takeCoupon } from './couponUse.ts';
import { readDraft, type Draft } from './draft.ts';
import { FieldErrors } from './fieldErrors.ts';
import { mailOrder } from '../reading/orderMail.ts';
import { orderLine } from '../reading/orderLine.ts';
import { newOrderNumber } from './orderNumber.ts';
import { readPayment, rejectOverLimit, rejectUnchargeable } from '../payment/orderPayment.ts';
import { OrderRejection } from '../reading/orderRejection.ts';
import { emptyCart, findRecentOrder, insertOrder } from '../reading/orderRepository.ts';
import { makeQuote, type Quote } from './quote.ts';
import { startPayment } from '../payment/startPayment.ts';
import { lockProducts, takeStock, quantityByProduct } from './stock.ts';
import { networkHash, noteUnconfirmed, rejectTooManyHeld } from './unconfirmedOrders.ts';

interface PlacedOrder {
  orderId: string;
  number: string;
  shortNumber: string;
}

export type Placing =
  | ({ kind: 'placed' | 'ordered-before' } & PlacedOrder)
  | { kind: 'changed'; quote: Quote; draft: Draft };

export interface PlacingContext {
  session: Session;
  settings: ShopSettings;
  language: Language;
  network: string;
}

type OrderForm = Dto['OrderForm'];

async function orderedBefore(trx: Database, cartId: string): Promise<Placing> {
  const recent = await findRecentOrder(trx, cartId);
  if (recent === undefined) throw new OrderRejection('emptyCart');
  const { id: orderId, number, shortNumber } = recent;
  return { kind: 'ordered-before', orderId, number, shortNumber };
}

async function takeGoods(
  trx: Database,
  orderId: string,
  { lines, couponCode }: Quote,
): Promise<void> {
  const isTaken =
    (await takeStock(trx, quantityByProduct(lines), { reason: 'order', orderId })) &&
    (couponCode === null || (await takeCoupon(trx, couponCode)));
  if (!isTaken) throw new Error('What was locked has been taken by someone else.');
}

async function insertQuoted(
  trx: Database,
  { session, language }: PlacingContext,
  quote: Quote,
  { recipient, preferences }: Draft,
): Promise<PlacedOrder> {
  const number = newOrderNumber(await findShopName(trx));
  const { id: orderId, shortNumber } = await insertOrder(trx, {
    ...recipient,
    ...quote,
    number,
    customerId: session.customerId,
    cartId: session.cartId,
    language,
    note: preferences.note,
    slot: quote.delivery.slot,
    lines: quote.lines.map((line) => orderLine(line, preferences)),
  });
  return { orderId, number, shortNumber };
}

/**
 * Places an order for the session's locked cart if the quote is still as reviewed. Otherwise only returns the new
 * quote. Locks products, coupon and slot in this order, as a cancellation does.
 * @throws FormRejection, OrderRejection, RateLimitExceeded
 */
export async function placeOrder(
  trx: Database,
  form: OrderForm,
  context: PlacingContext,
): Promise<Placing> {
  const { session, settings, language } = context;
  const stored = await findLinesByCart(trx, session.cartId);
  if (stored.length === 0) return orderedBefore(trx, session.cartId);
  await lockProducts(
    trx,
    stored.map(({ productId }) => productId),
  );
  await lockCoupon(trx, session.cartId);
  const slotId = productIdOf(form.slot_id);
  if (slotId !== undefined) await lockSlot(trx, slotId);

  const errors = new FieldErrors();
  const draft = await readDraft(trx, session, form, errors);
  const payment = await readPayment(trx, settings, form.payment_id, errors);
  errors.reject();
  if (!draft || !payment) throw new Error('What could not be read has a fault.');

  const quote = await makeQuote(trx, session, draft, form, language);
  if (quote.token === undefined || quote.token !== form.review_token) {
    if (quote.changes.length === 0) quote.changes.push(cartChange(language));
    return { kind: 'changed', quote, draft };
  }
  const { slot } = quote.delivery;
  // Staff may close a day after this order read its slot, because no lock prevents that. So read everything again.
  if (slot && !(await takeSlot(trx, slot.id))) return placeOrder(trx, form, context);
  await rejectOverLimit(trx, payment, quote);
  rejectUnchargeable(payment, quote);
  const { unconfirmedLimits: limits } = settings;
  const isLimited =
    limits &&
    !(await isEmailConfirmed(trx, { ...session, isOrphan: false, email: draft.recipient.email }));
  const units = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const held = { network: networkHash(context.network), units };
  if (isLimited) await rejectTooManyHeld(trx, payment, held, limits);

  const placed = await insertQuoted(trx, context, quote, draft);
  if (isLimited) await noteUnconfirmed(trx, placed.orderId, held.network, limits.hours);
  await takeGoods(trx, placed.orderId, quote);
  // Count inside the transaction, so that only placed orders count. Otherwise anyone could use up the limit of
  // another person's address.
  if (session.customerId === null)
    await enforceRateLimit(trx, { orderAddress: mailboxOf(draft.recipient.email) });
  await emptyCart(trx, session.cartId);
  await startPayment(trx, placed.orderId, quote.totals.total, payment, settings);
  await mailOrder(trx, placed.orderId, 'order-placed', settings.timeZone);
  return { kind: 'placed', ...placed };
}
