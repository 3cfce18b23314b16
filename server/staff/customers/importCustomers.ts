import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { unusablePassword } from '../../account/signin/password.ts';
import type { Database } from '../../db/schema.ts';
import { columnNames } from '../../import/importCatalog.ts';
import { plainName } from '../../import/plainName.ts';
import { readLines } from '../../import/readLines.ts';
import { readRecords, type CsvRecord } from '../../import/readRecords.ts';
import { RejectedRow } from '../../import/rejectedRow.ts';
import { UnreadableFile } from '../../import/unreadableFile.ts';
import type { Text } from '../../language.ts';
import { fill, texts } from '../../texts.ts';
import { customerCells, readCustomer, type ReadCustomer } from './readCustomer.ts';

/** Maximum number of rows of a list, which is imported within one request. */
const MOST_ROWS = 20_000;

/** Small, because the embedded database serves one transaction at a time. */
const BATCH = 100;

export interface ImportedCustomers {
  added: number;
  /** Customers who already have an account, which stays unchanged. */
  unchanged: number;
  rows: { row: number; reason: Text; isSkipped: boolean }[];
}

/** Adds accounts without a usable password: their owners choose one with a mailed code. @returns their number */
async function addCustomers(trx: Database, customers: readonly ReadCustomer[]): Promise<number> {
  const rows = customers.map(({ notes: _notes, ...customer }) => ({
    ...customer,
    password: unusablePassword(),
  }));
  const { rows: added } = await sql`
    WITH fresh AS (
      SELECT sent.*, row_number() OVER (ORDER BY sent."emailKey") AS place
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS sent (
        email text, "emailKey" text, firstname text, lastname text, telephone text, "countryId" text, "zoneId" text,
        password text, address json)
      WHERE NOT EXISTS (SELECT FROM customer WHERE email_key = sent."emailKey")
        -- Somebody who has just registered confirms it with the password of the registration.
        AND NOT EXISTS (SELECT FROM registration
          WHERE email_key = sent."emailKey" AND created_at > now() - interval '1 day')
    ), carts AS (
      INSERT INTO cart (created_at) SELECT now() FROM fresh RETURNING id
    ), placed AS (
      SELECT id, row_number() OVER (ORDER BY id) AS place FROM carts
    ), written AS (
      INSERT INTO customer (email, email_key, firstname, lastname, telephone, country_id, zone_id, password, cart_id)
      SELECT email, "emailKey", firstname, lastname, telephone, "countryId", "zoneId", password, placed.id
      FROM fresh JOIN placed USING (place) ORDER BY "emailKey"
      ON CONFLICT (email_key) DO NOTHING
      RETURNING id, email_key
    ), addresses AS (
      INSERT INTO address (customer_id, firstname, lastname, telephone, address_1, address_2, city, postcode,
        country_id, zone_id, is_default)
      SELECT written.id, a.*, true FROM written JOIN fresh ON fresh."emailKey" = written.email_key
      CROSS JOIN LATERAL json_to_record(fresh.address) AS a (firstname text, lastname text, telephone text,
        address_1 text, address_2 text, city text, postcode text, country_id text, zone_id text)
      WHERE a.address_1 IS NOT NULL
    )
    SELECT FROM written`.execute(trx);
  return added.length;
}

/**
 * Imports a customer list of Shopify or WooCommerce, with a transaction per batch. Existing accounts stay
 * unchanged, so that a list can be imported again.
 * @param open opens the file, which is read twice
 * @throws UnreadableFile if the file has no header or too many rows; nothing is imported then
 */
export async function importCustomers(
  db: Database,
  open: () => AsyncIterable<Uint8Array>,
  delimiter: string,
): Promise<ImportedCustomers> {
  const read = () =>
    readRecords(readLines(open()), delimiter, (values) =>
      values.some((value) => plainName(value) === 'email'),
    );
  for await (const { row } of read())
    if (row > MOST_ROWS) throw new UnreadableFile('manyCustomers');
  const records = read();
  const header = await records.next();
  const cellsOf = customerCells(columnNames(header.value as CsvRecord | undefined));
  const found: ImportedCustomers = { added: 0, unchanged: 0, rows: [] };
  const seen = new Map<string, number>();
  let batch: ReadCustomer[] = [];
  const save = async () => {
    const added = await db.transaction().execute((trx) => addCustomers(trx, batch));
    // Let waiting requests use the database before the next batch.
    await setImmediate();
    found.added += added;
    found.unchanged += batch.length - added;
    batch = [];
  };
  for await (const { row, values, problem } of records) {
    if (values?.every((value) => value.trim() === '')) continue;
    const skip = (reason: Text) => found.rows.push({ row, reason, isSkipped: true });
    if (values === undefined) {
      skip(problem ?? texts.import.rejected.quotes);
      continue;
    }
    try {
      const customer = readCustomer(cellsOf(values));
      const earlier = seen.get(customer.emailKey);
      if (earlier !== undefined) {
        skip(fill(texts.import.customers.twice, { row: earlier }));
        continue;
      }
      seen.set(customer.emailKey, row);
      for (const reason of customer.notes) found.rows.push({ row, reason, isSkipped: false });
      batch.push(customer);
    } catch (error) {
      if (!(error instanceof RejectedRow)) throw error;
      skip(error.reason);
    }
    if (batch.length === BATCH) await save();
  }
  await save();
  // List guests last, because a list usually contains many.
  const isGuest = ({ reason }: { reason: Text }) => reason === texts.import.customers.noName;
  const rows = [...found.rows.filter((row) => !isGuest(row)), ...found.rows.filter(isGuest)];
  return { ...found, rows };
}
