import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { newSecret } from '../session/secret.ts';
import type { InvoiceDocument } from './invoiceDocument.ts';

export interface StoredInvoice {
  id: string;
  orderId: string;
  key: string;
  /** Refund of a credit note. */
  refundId: string | null;
  document: InvoiceDocument;
}

const COLUMNS = ['id', 'order_id as orderId', 'key', 'refund_id as refundId', 'document'] as const;

export async function insertInvoice(
  trx: Database,
  { orderId, refundId, issuedAt }: Pick<StoredInvoice, 'orderId' | 'refundId'> & { issuedAt: Date },
  document: InvoiceDocument,
): Promise<void> {
  const { kind, number } = document;
  await trx
    .insertInto('invoice')
    .values({
      order_id: orderId,
      kind,
      number,
      key: newSecret(32),
      refund_id: refundId,
      issued_at: issuedAt,
      document: JSON.stringify(document),
    })
    .execute();
}

/** Returns the invoices of orders and their credit notes, oldest first. */
export async function findInvoicesOf(
  db: Database,
  orderIds: readonly string[],
): Promise<StoredInvoice[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('invoice')
    .select(COLUMNS)
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}

export async function findInvoiceByKey(
  db: Database,
  key: string,
): Promise<StoredInvoice | undefined> {
  return db.selectFrom('invoice').select(COLUMNS).where('key', '=', key).executeTakeFirst();
}

interface UncreditedRefund {
  id: string;
  amountMinor: number;
}

/** Finds refunds of goodwill without a credit note. Others precede the invoice or cancel the order. */
export async function findUncreditedRefunds(
  db: Database,
  orderId: string,
): Promise<UncreditedRefund[]> {
  const { rows } = await sql<UncreditedRefund>`
    SELECT id, amount_minor::double precision AS "amountMinor" FROM refund
    WHERE order_id = ${orderId} AND reason = 'goodwill'
      AND NOT EXISTS (SELECT FROM invoice WHERE refund_id = refund.id)
    ORDER BY id`.execute(db);
  return rows;
}
