import { textOfLines } from '../content/textOfLines.ts';

/** Whether somebody else has written another text than the one that was on the screen; not known where none is said. */
export function isOvertaken(from: string | undefined, now: string): boolean {
  return from !== undefined && textOfLines(from) !== now;
}
