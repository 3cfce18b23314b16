import type { Database } from '../../db/schema.ts';
import {
  claimDueChecks,
  findCheckout,
  findLapsingCheckouts,
  findReferences,
} from '../../payment/checkoutRepository.ts';
import {
  endEvent,
  findOpenEvents,
  type StoredEvent,
} from '../../payment/paymentEventRepository.ts';
import { mailOwners } from '../../staff/access/staffAlert.ts';
import { findOrderById } from '../reading/orderQueries.ts';
import { insertEvent } from '../reading/orderRepository.ts';
import { checkPayment, closeCheckout, type CheckContext } from './checkPayment.ts';

type OnFailure = (error: unknown, about: string) => void;

/** Checks payments that are due; a failed check repeats a minute later. */
export async function reconcilePayments(
  context: CheckContext,
  onFailure: OnFailure,
  signal: AbortSignal,
): Promise<void> {
  for (const reference of await claimDueChecks(context.db, 20)) {
    if (signal.aborted) return;
    try {
      await checkPayment(context, reference);
    } catch (error) {
      onFailure(error, reference);
    }
  }
}

/** Closes the checkouts of orders that lapse, so that a cancelled order can't be paid. */
export async function closeLapsingCheckouts(
  context: CheckContext,
  onFailure: OnFailure,
): Promise<void> {
  for (const reference of await findLapsingCheckouts(context.db)) {
    try {
      await closeCheckout(context, reference);
    } catch (error) {
      onFailure(error, reference);
    }
  }
}

async function noteDispute(db: Database, reference: string): Promise<void> {
  const payment = await findCheckout(db, reference);
  if (!payment) return;
  const { number, language } = await findOrderById(db, payment.orderId);
  await db.transaction().execute(async (trx) => {
    if (!(await insertEvent(trx, payment.orderId, 'disputed'))) return;
    await mailOwners(trx, language, { kind: 'dispute', by: '', about: number });
  });
}

async function handle(context: CheckContext, event: StoredEvent): Promise<void> {
  const { db } = context;
  for (const reference of await findReferences(db, event.provider, event.ids)) {
    if (event.kind === 'dispute') await noteDispute(db, reference);
    else await checkPayment(context, reference);
  }
}

/** Works off stored webhook events. Events only say which payment to ask for. */
export async function handlePaymentEvents(
  context: CheckContext,
  onFailure: OnFailure,
): Promise<void> {
  for (const event of await findOpenEvents(context.db, 50)) {
    try {
      await handle(context, event);
    } catch (error) {
      // The scheduled check of the payment repeats it.
      onFailure(error, event.id);
    }
    await endEvent(context.db, event);
  }
}
