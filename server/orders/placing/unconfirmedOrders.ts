/** Limits unpaid orders of guests with unconfirmed email addresses, since anyone can invent addresses. */
import { sql } from 'kysely';
import { FormRejection } from '../../account/formRejection.ts';
import type { Database } from '../../db/schema.ts';
import type { PaymentProvider } from '../../payment/paymentProvider.ts';
import { methodsPaidAtDoor } from '../../payment/paymentProviders.ts';
import { hashOf } from '../../session/secret.ts';
import type { UnconfirmedLimits } from '../../shopSettings.ts';
import { texts } from '../../texts.ts';
import { isConfirmedAddress } from './confirmedEmail.ts';

/** SQL condition for a guest's order with an unconfirmed email address. Requires `shop_order` in the query. */
const isUnconfirmed = sql<boolean>`(customer_id IS NULL AND NOT is_orphan AND NOT ${isConfirmedAddress(sql`lower(shop_order.email)`)})`;

export const networkHash = (network: string): Buffer => hashOf(`order ${network}`);

export async function noteUnconfirmed(
  trx: Database,
  orderId: string,
  network: Buffer,
  hours: number,
): Promise<void> {
  await trx
    .insertInto('unconfirmed_order')
    .values({
      order_id: orderId,
      network,
      lapses_at: sql<Date>`now() + make_interval(hours => ${hours})`,
    })
    .execute();
}

/**
 * Rejects an order if its network has too many unconfirmed orders or units. Orders count until they are packed,
 * paid, cancelled or confirmed.
 *
 * Concurrent orders of different products can exceed the limits, because only product locks serialize orders.
 * @param units total quantity of the new order
 * @throws FormRejection if a limit is exceeded
 */
export async function rejectTooManyHeld(
  trx: Database,
  { firstState }: PaymentProvider,
  { network, units }: { network: Buffer; units: number },
  limits: UnconfirmedLimits | undefined,
): Promise<void> {
  if (limits === undefined || firstState !== 'due') return;
  const { rows } = await sql<{ orders: number; units: number }>`
    SELECT count(DISTINCT shop_order.id)::int AS orders, coalesce(sum(quantity), 0)::int AS units
    FROM unconfirmed_order
    JOIN shop_order ON shop_order.id = unconfirmed_order.order_id
    JOIN order_line ON order_line.order_id = shop_order.id AND replaces_id IS NULL
    WHERE network = ${network} AND status = 'placed' AND ${isUnconfirmed}
      AND EXISTS (SELECT FROM payment WHERE payment.order_id = shop_order.id AND state = 'due')`.execute(
    trx,
  );
  const [held = { orders: 0, units: 0 }] = rows;
  const isTooMuch = held.orders >= limits.orders || held.units + units > limits.units;
  if (isTooMuch) throw new FormRejection({ payment_id: texts.payment.tooManyUnconfirmed });
}

export async function findUnconfirmed(
  db: Database,
  orderId: string,
): Promise<{ network: Buffer; units: number } | undefined> {
  const { rows } = await sql<{ network: Buffer; units: number }>`
    SELECT network, (
      SELECT sum(quantity)::int FROM order_line WHERE order_line.order_id = shop_order.id AND replaces_id IS NULL
    ) AS units
    FROM unconfirmed_order JOIN shop_order ON shop_order.id = order_id
    WHERE order_id = ${orderId} AND ${isUnconfirmed}`.execute(db);
  return rows[0];
}

/** Returns the deadline for confirming the email address, or undefined if the order needs no confirmation. */
export async function findConfirmationEnd(
  db: Database,
  orderId: string,
): Promise<Date | undefined> {
  const { rows } = await sql<{ lapsesAt: Date }>`
    SELECT lapses_at AS "lapsesAt" FROM unconfirmed_order JOIN shop_order ON shop_order.id = order_id
    WHERE order_id = ${orderId} AND status = 'placed' AND ${isUnconfirmed} AND EXISTS (
      SELECT FROM payment
      WHERE payment.order_id = shop_order.id AND state = 'due' AND method = ANY (${methodsPaidAtDoor}))`.execute(
    db,
  );
  return rows[0]?.lapsesAt;
}

/** SQL condition for an order whose confirmation deadline has passed. Requires `shop_order` in the query. */
export const isOverdueUnconfirmed = sql<boolean>`(${isUnconfirmed} AND EXISTS (
  SELECT FROM unconfirmed_order WHERE order_id = shop_order.id AND lapses_at < now()))`;

export async function deletePastUnconfirmed(db: Database): Promise<void> {
  await sql`
    DELETE FROM unconfirmed_order USING shop_order
    WHERE shop_order.id = order_id AND (status <> 'placed' OR NOT ${isUnconfirmed})`.execute(db);
}
