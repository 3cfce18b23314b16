import { FormRejection } from '../account/formRejection.ts';
import { textOfLines } from '../content/textOfLines.ts';
import type { Text } from '../language.ts';
import { fill, texts } from '../texts.ts';

/** True if the stored text differs from `from`, the text that the form was loaded with. False without `from`. */
export function isStaleValue(from: string | undefined, now: string): boolean {
  return from !== undefined && textOfLines(from) !== now;
}

export const overtakenText = (theirs: string): Text =>
  theirs === '' ? texts.staff.emptied : fill(texts.staff.overtaken, { theirs });

class Overtaken extends FormRejection {
  override readonly status = 409;
}

/**
 * Rejects fields that someone else has changed since the form was loaded. Accepts a field if both changes are
 * equal.
 * @param from values that the form was loaded with; missing fields are not compared
 * @throws FormRejection 409
 */
export function rejectStaleFields<Values extends object>(
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
