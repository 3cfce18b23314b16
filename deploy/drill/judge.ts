export interface Outcome {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly oversold: number;
  readonly unmended: number;
  readonly recoveryMs: number;
  /** Milliseconds from the end of the fault to the next acknowledged order. */
  readonly resumedMs: number;
}

export const PROMISED_MS = 2000;

/**
 * Maximum time to the next order in milliseconds. Longer than `PROMISED_MS`, because an order takes five calls and a
 * busy machine is slow.
 */
export const BOUND_MS = 10_000;

/**
 * Returns the failures of an outcome as sentences.
 * @param isSeamless true if customers must not notice the fault
 */
export function findFailures(outcome: Outcome, isSeamless: boolean): string[] {
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
