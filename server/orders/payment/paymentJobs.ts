import {
  claimDueChecks,
  findLapsingCheckouts,
  scheduleCheck,
} from '../../payment/checkoutRepository.ts';
import { checkPayment, closeCheckout, type CheckContext } from './checkPayment.ts';

type OnFailure = (error: unknown, about: string) => void;

/** Checks the payments whose check is due. Retries a failed check at the intervals of `scheduleCheck`. */
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

/** Closes checkouts past their deadline, before the orders are cancelled. A cancelled order then can't be paid. */
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
