import type { Database } from '../../db/schema.ts';
import {
  claimDueChecks,
  findCheckout,
  findLapsingCheckouts,
  findReferences,
  requestChecks,
  scheduleCheck,
} from '../../payment/checkoutRepository.ts';
import {
  endEvent,
  findOpenEvents,
  type StoredEvent,
} from '../../payment/paymentEventRepository.ts';
import { mailOwners } from '../../staff/access/staffAlert.ts';
import { requestRefundChecks } from '../../payment/refundRepository.ts';
import { lockOrder } from '../reading/orderQueries.ts';
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
      onFailure(error, 'payment');
      await scheduleCheck(context.db, reference);
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
      onFailure(error, 'lapsing payment');
    }
  }
}

async function noteDispute(trx: Database, reference: string): Promise<void> {
  const payment = await findCheckout(trx, reference);
  if (!payment) return;
  const { number, language } = await lockOrder(trx, payment.orderId);
  if (!(await insertEvent(trx, payment.orderId, 'disputed'))) return;
  await mailOwners(trx, language, { kind: 'dispute', by: '', about: number });
}

/** Makes the checks due that an event asks for; other jobs claim and retry them. */
async function handle(trx: Database, event: StoredEvent): Promise<void> {
  const references = await findReferences(trx, event.provider, event.ids);
  if (event.kind === 'dispute') {
    for (const reference of references) await noteDispute(trx, reference);
  } else {
    await requestChecks(trx, references);
    await requestRefundChecks(trx, event.ids);
  }
  await endEvent(trx, event);
}

/** Works off stored webhook events. Events only say which payment or refund to ask for. */
export async function handlePaymentEvents(db: Database, onFailure: OnFailure): Promise<void> {
  for (const event of await findOpenEvents(db, 50)) {
    try {
      await db.transaction().execute((trx) => handle(trx, event));
    } catch (error) {
      onFailure(error, event.id);
    }
  }
}
