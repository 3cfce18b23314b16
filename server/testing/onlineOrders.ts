/** Online payments without a provider: tests report the results of payments and refunds themselves. */
import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import { orderToChange } from '../orders/packing/changeStatus.ts';
import { settleRefund } from '../orders/payment/issueRefund.ts';
import { settle } from '../orders/payment/startPayment.ts';
import { openGateways } from '../payment/gateways/openGateways.ts';
import type { PaymentResult } from '../payment/paymentProvider.ts';
import { findRefunds } from '../payment/refundRepository.ts';
import { DEFAULT_SETTINGS } from '../shopSettings.ts';
import { BY_PARCEL, order } from './checkout.ts';
import type { TestClient } from './openClient.ts';

export const stripeGateways = openGateways({
  stripe: { secretKey: 'sk_test_1', webhookSecrets: [], baseUrl: 'http://127.0.0.1:9' },
});

export const BY_CARD: Record<string, string> = { ...BY_PARCEL, payment_id: 'stripe' };

export async function referencesOf(
  db: Database,
  { number = '' }: Dto['PlaceOrderAnswer'],
): Promise<string[]> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.id', 'order_id')
    .select('reference')
    .where('number', '=', number)
    .orderBy('payment.created_at')
    .execute();
  return rows.map(({ reference }) => reference);
}

export async function reportAttempt(
  db: Database,
  reference: string,
  result: PaymentResult,
): Promise<void> {
  await db.transaction().execute((trx) => settle(trx, reference, result, 'Asia/Kolkata'));
}

export async function reportPayment(
  db: Database,
  placed: Dto['PlaceOrderAnswer'],
  result: PaymentResult,
): Promise<void> {
  const latest = (await referencesOf(db, placed)).at(-1);
  if (latest === undefined) throw new Error(`The order was not placed: ${JSON.stringify(placed)}`);
  await reportAttempt(db, latest, result);
}

export async function reportRefunds(
  db: Database,
  { number = '' }: Dto['PlaceOrderAnswer'],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id } = await orderToChange(trx, number);
    for (const refund of await findRefunds(trx, [id])) {
      if (refund.state === 'done') continue;
      await settleRefund(trx, id, refund.id, DEFAULT_SETTINGS.timeZone);
    }
  });
}

export async function orderOnline(
  db: Database,
  client: TestClient,
  form: Record<string, string> = {},
  result: PaymentResult = 'paid',
): Promise<Dto['PlaceOrderAnswer']> {
  const placed = await order(client, { ...BY_CARD, ...form });
  await reportPayment(db, placed, result);
  return placed;
}
