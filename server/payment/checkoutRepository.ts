import { sql } from 'kysely';
import type { Database, Schema } from '../db/schema.ts';
import { newSecret } from '../session/secret.ts';
import type { Charge } from './gateways/gateway.ts';

export const CHECKED_FOR = sql`interval '3 days'`;

export interface CheckoutPayment {
  orderId: string;
  method: string;
  reference: string;
  state: Schema['payment']['state'];
  checkoutId: string | null;
  checkoutUrl: string | null;
  providerPaymentId: string | null;
  charge: Charge | null;
  lapsesAt: Date | null;
}

const COLUMNS = sql`
  order_id AS "orderId", method, reference, state, checkout_id AS "checkoutId", checkout_url AS "checkoutUrl",
  provider_payment_id AS "providerPaymentId", lapses_at AS "lapsesAt",
  CASE WHEN charge_amount IS NOT NULL
    THEN jsonb_build_object('amount', charge_amount, 'currency', charge_currency) END AS charge`;

export async function findCheckout(
  db: Database,
  reference: string,
): Promise<CheckoutPayment | undefined> {
  const { rows } = await sql<CheckoutPayment>`
    SELECT ${COLUMNS} FROM payment WHERE reference = ${reference}`.execute(db);
  return rows[0];
}

/** Returns the references of payments whose checkout id, provider payment id or reference is in `ids`. */
export async function findReferences(
  db: Database,
  method: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    SELECT reference FROM payment
    WHERE method = ${method} AND (
      checkout_id = ANY (${ids}) OR provider_payment_id = ANY (${ids}) OR reference = ANY (${ids}))`.execute(
    db,
  );
  return rows.map(({ reference }) => reference);
}

export interface PreparedPayment extends CheckoutPayment {
  charge: Charge;
  returnKey: string;
  lapsesAt: Date;
}

/**
 * Stores charge and return key before the first request, so that a retry sends the same request. Extends a deadline
 * that is too short for providers.
 */
export async function preparePayment(
  trx: Database,
  reference: string,
  { amount, currency }: Charge,
): Promise<PreparedPayment> {
  const { rows } = await sql<PreparedPayment>`
    UPDATE payment SET
      charge_amount = coalesce(charge_amount, ${amount}),
      charge_currency = coalesce(charge_currency, ${currency}),
      return_key = coalesce(return_key, ${newSecret(16)}),
      lapses_at = CASE WHEN charge_amount IS NULL
        THEN greatest(lapses_at, now() + interval '32 minutes') ELSE lapses_at END
    WHERE reference = ${reference} RETURNING ${COLUMNS}, return_key AS "returnKey"`.execute(trx);
  const [prepared] = rows;
  if (prepared === undefined) throw new Error(`There is no payment ${reference}.`);
  return prepared;
}

/** @returns false if the payment is no longer pending; then the caller must close the checkout */
export async function storeCheckout(
  db: Database,
  reference: string,
  { id, url, isTest }: { id: string; url: string; isTest: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ isWanted: boolean }>`
    UPDATE payment SET checkout_id = ${id}, checkout_url = ${url}, is_test = ${isTest}, next_check_at = now() + interval '2 minutes'
    WHERE reference = ${reference} RETURNING state = 'pending' AS "isWanted"`.execute(db);
  return rows[0]?.isWanted === true;
}

/** Returns the order of a return key. Keys expire when the checks of the payment end. */
export async function findReturningOrder(db: Database, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ orderId: string }>`
    SELECT order_id AS "orderId" FROM payment
    WHERE return_key = ${key} AND created_at > now() - ${CHECKED_FOR}`.execute(db);
  return rows[0]?.orderId;
}

export async function requestChecks(db: Database, references: readonly string[]): Promise<void> {
  await sql`UPDATE payment SET next_check_at = now() WHERE reference = ANY (${references})`.execute(
    db,
  );
}

export async function storeProviderPayment(
  trx: Database,
  reference: string,
  paymentId: string,
): Promise<void> {
  await sql`
    UPDATE payment SET provider_payment_id = ${paymentId} WHERE reference = ${reference}`.execute(
    trx,
  );
}

/** Puts a payment on hold for staff, because the provider reports another amount or currency. */
export async function holdPayment(trx: Database, reference: string): Promise<void> {
  await sql`
    UPDATE payment SET state = 'held'
    WHERE reference = ${reference} AND state NOT IN ('paid', 'refund_due', 'refunded')`.execute(
    trx,
  );
}

/** Sets the next check by age: every minute, after 15 minutes every 15, after 2 hours hourly, after 3 days none. */
export async function scheduleCheck(db: Database, reference: string): Promise<void> {
  await sql`
    UPDATE payment SET next_check_at = CASE
      WHEN created_at < now() - ${CHECKED_FOR} THEN NULL
      WHEN created_at < now() - interval '2 hours' THEN now() + interval '1 hour'
      WHEN created_at < now() - interval '15 minutes' THEN now() + interval '15 minutes'
      ELSE now() + interval '1 minute' END
    WHERE reference = ${reference}`.execute(db);
}

/** Removes the URL of a checkout that the customer has completed, so that nothing is paid twice. */
export async function removeCheckoutUrl(db: Database, reference: string): Promise<void> {
  await sql`UPDATE payment SET checkout_url = NULL WHERE reference = ${reference}`.execute(db);
}

export async function endChecks(db: Database, reference: string): Promise<void> {
  await sql`UPDATE payment SET next_check_at = NULL WHERE reference = ${reference} AND next_check_at IS NOT NULL`.execute(
    db,
  );
}

/** Claims payments whose check is due, so that no other process checks them for a minute. */
export async function claimDueChecks(db: Database, limit: number): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    UPDATE payment SET next_check_at = now() + interval '1 minute' WHERE id IN (
      SELECT id FROM payment WHERE next_check_at <= now()
      ORDER BY next_check_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) RETURNING reference`.execute(db);
  return rows.map(({ reference }) => reference);
}

export async function findLapsingCheckouts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    SELECT reference FROM payment JOIN shop_order ON shop_order.id = order_id
    WHERE shop_order.status = 'placed' AND payment.state = 'pending' AND checkout_id IS NOT NULL
      AND lapses_at < now() LIMIT 100`.execute(db);
  return rows.map(({ reference }) => reference);
}
