import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { InvoiceDocument } from './invoiceDocument.ts';

/** First month of the financial year by country, if not January. */
const FIRST_MONTHS: Readonly<Record<string, number>> = { IN: 4 };

/**
 * Returns the financial year of a day, such as '26-27' in India or '2026' elsewhere.
 * @param day `YYYY-MM-DD`
 * @param countryId where the shop is registered for tax
 */
export function financialYear(day: string, countryId: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const firstMonth = FIRST_MONTHS[countryId];
  if (firstMonth === undefined) return String(year);
  const first = month >= firstMonth ? year : year - 1;
  return `${String(first).slice(-2)}-${String(first + 1).slice(-2)}`;
}

/**
 * Locks all series until the end of the transaction, so that numbers are gapless and in order of issue.
 * @returns the time of issue, read after the lock is acquired
 */
export async function lockInvoiceNumbers(trx: Database): Promise<Date> {
  await sql`SELECT pg_advisory_xact_lock(727260)`.execute(trx);
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(trx);
  return rows[0]?.now ?? new Date();
}

/** Takes the next number of a locked series, such as '26-27/00001'. */
export async function takeInvoiceNumber(
  trx: Database,
  kind: InvoiceDocument['kind'],
  year: string,
): Promise<string> {
  const name = kind === 'invoice' ? year : `CN${year}`;
  const { rows } = await sql<{ last: number }>`
    INSERT INTO invoice_series (name, last) VALUES (${name}, 1)
    ON CONFLICT (name) DO UPDATE SET last = invoice_series.last + 1 RETURNING last`.execute(trx);
  return `${name}/${String(rows[0]?.last).padStart(5, '0')}`;
}
