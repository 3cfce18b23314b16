import { FormRejection } from '../account/formRejection.ts';
import { textOfLines } from '../content/textOfLines.ts';
import type { Text } from '../language.ts';
import { fill, texts } from '../texts.ts';

/** Whether somebody else has written another text than the one that was on the screen; not known where none is said. */
export function isOvertaken(from: string | undefined, now: string): boolean {
  return from !== undefined && textOfLines(from) !== now;
}

/** What somebody else has written meanwhile. */
export const overtakenText = (theirs: string): Text =>
  theirs === '' ? texts.staff.emptied : fill(texts.staff.overtaken, { theirs });

/** Values that somebody else has changed meanwhile, by field: 409. */
class Overtaken extends FormRejection {
  override readonly status = 409;
}

/**
 * Rejects values that somebody else has changed meanwhile to others than are sent now.
 * @param from values that were on the screen; unknown fields are not compared
 * @throws Overtaken
 */
export function rejectOvertaken<Values extends object>(
  now: Values,
  sent: Partial<Values>,
  from: Partial<Values> = {},
): void {
  const seen: Partial<Record<string, unknown>> = from;
  const wanted: Partial<Record<string, unknown>> = sent;
  const taken = Object.entries(now).filter(
    ([name, value]) => name in seen && value !== seen[name] && value !== wanted[name],
  );
  if (taken.length === 0) return;
  throw new Overtaken(
    Object.fromEntries(taken.map(([name, value]) => [name, overtakenText(String(value))])),
  );
}
