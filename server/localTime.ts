/** Converts local times in JavaScript instead of SQL, because database servers differ in time zone data. */
import { sql, type RawBuilder } from 'kysely';
import type { Database } from './db/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter, because creating one is far slower than using it. */
function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
  }
  return format;
}

/** Returns the offset from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = offsetFormat(timeZone).formatToParts(instant);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** Formats an instant with the zone's offset, to the second: `2026-11-23T09:00:00+05:30`. */
export function zonedTime(instant: Date, timeZone: string): string {
  const offset = offsetAt(instant.getTime(), timeZone);
  const local = new Date(instant.getTime() + offset).toISOString().slice(0, 19);
  const ahead = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${local}${offset < 0 ? '-' : '+'}${ahead}`;
}

export function localDay(instant: Date, timeZone: string): string {
  return zonedTime(instant, timeZone).slice(0, 10);
}

/**
 * Converts a local day and time to an instant. If the clock skips the time, the offset before the change applies.
 * If the time occurs twice, the first occurrence applies.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM:SS`
 */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const local = Date.parse(`${day}T${time}Z`);
  const before = offsetAt(local - DAY_MS, timeZone);
  const after = offsetAt(local + DAY_MS, timeZone);
  const found = [before, after].find((offset) => offsetAt(local - offset, timeZone) === offset);
  return new Date(local - (found ?? before));
}

export function startOfDay(day: string, timeZone: string): Date {
  return instantOf(day, '00:00:00', timeZone);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Current day in UTC, regardless of the database's time zone. */
export const UTC_TODAY = sql<string>`(now() AT TIME ZONE 'UTC')::date`;

export function isOnDay(
  instant: RawBuilder<unknown>,
  day: string,
  timeZone: string,
): RawBuilder<boolean> {
  const end = startOfDay(addDays(day, 1), timeZone);
  return sql`(${instant} >= ${startOfDay(day, timeZone)} AND ${instant} < ${end})`;
}

/** Returns the database's time, which all servers share. */
export async function readClock(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT now()`.execute(db);
  return rows[0]?.now ?? new Date();
}

export async function readToday(db: Database, timeZone: string): Promise<string> {
  return localDay(await readClock(db), timeZone);
}

/**
 * Returns true for today and the following 366 days.
 * @param day `YYYY-MM-DD` in the time zone
 */
export async function isInComingYear(
  db: Database,
  day: string,
  timeZone: string,
): Promise<boolean> {
  const today = await readToday(db, timeZone);
  return day >= today && day <= addDays(today, 366);
}
