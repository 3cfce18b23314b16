/** Whether a shop has come through a fault. */

/** What came of a fault. */
export interface Outcome {
  readonly acknowledged: number;
  /** Orders that were acknowledged and are not there. */
  readonly lost: number;
  /** Orders that are there twice. */
  readonly doubled: number;
  /** Units that were sold and that there were not. */
  readonly oversold: number;
  /** Calls that were not answered, nor when they were repeated at once. */
  readonly unmended: number;
  /** From the fault to the next acknowledged order, in milliseconds. */
  readonly recoveryMs: number;
  /** From the end of the fault, such as the return of the database, to the next acknowledged order, in milliseconds. */
  readonly resumedMs: number;
}

/** What the shop promises: the first order so long after the end of a fault. */
export const PROMISED_MS = 2000;

/** What fails the drill: an order is five calls, and a busy machine takes its time for them. */
export const BOUND_MS = 10_000;

/**
 * What is wrong with an outcome, as sentences; none where the shop held.
 * @param isSeamless whether no shopper may notice the fault
 */
export function complaintsOf(outcome: Outcome, isSeamless: boolean): string[] {
  const { lost, doubled, oversold, unmended, resumedMs } = outcome;
  const complaints: string[] = [];
  if (lost > 0) complaints.push(`${lost} acknowledged orders are lost.`);
  if (doubled > 0) complaints.push(`${doubled} orders are there twice.`);
  if (oversold > 0) complaints.push(`${oversold} units were sold that there were not.`);
  if (isSeamless && unmended > 0) complaints.push(`${unmended} calls failed twice.`);
  if (resumedMs > BOUND_MS) {
    complaints.push(`The next order came ${(resumedMs / 1000).toFixed(1)} s after the end.`);
  }
  return complaints;
}
