import {
  claimDueChecks,
  findLapsingCheckouts,
  scheduleCheck,
} from '../../payment/checkoutRepository.ts';
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
