import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { newSecret } from '../session/secret.ts';
import type { InvoiceDocument } from './invoiceDocument.ts';

export interface IssuedInvoice {
  orderId: string;
  key: string;
  kind: InvoiceDocument['kind'];
  number: string;
  /** Refund of a credit note; null for invoices and for the credit note of a cancelled order. */
  refundId: string | null;
}

export async function insertInvoice(
  trx: Database,
  { orderId, refundId, issuedAt }: Pick<IssuedInvoice, 'orderId' | 'refundId'> & { issuedAt: Date },
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
): Promise<IssuedInvoice[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('invoice')
    .select(['order_id as orderId', 'key', 'kind', 'number', 'refund_id as refundId'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}

/** Returns the documents of an order, the invoice first. */
export async function findDocuments(db: Database, orderId: string): Promise<InvoiceDocument[]> {
  const rows = await db
    .selectFrom('invoice')
    .select('document')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ document }) => document);
}

export async function findDocumentByKey(
  db: Database,
  key: string,
): Promise<InvoiceDocument | undefined> {
  const row = await db
    .selectFrom('invoice')
    .select('document')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.document;
}

interface UncreditedRefund {
  id: string;
  amountMinor: number;
}

/** Finds goodwill refunds without a credit note. Other refunds precede the invoice or belong to a cancelled order. */
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
