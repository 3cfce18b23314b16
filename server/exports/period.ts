import { addDays, startOfDay } from '../localTime.ts';
import type { Period } from './exportTable.ts';

/** Returns the period from the start of one day to the end of another, both `YYYY-MM-DD` in a time zone. */
export function periodOfDays(from: string, to: string, timeZone: string): Period {
  return { from: startOfDay(from, timeZone), until: startOfDay(addDays(to, 1), timeZone) };
}
