import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import { findInvoicesOf, type IssuedInvoice } from './invoiceRepository.ts';

export const INVOICE_PATH = '/invoices';

/** Links to a PDF. The random key is the only protection, as guests have no session. */
export const toInvoiceLink = ({ key, kind, number }: IssuedInvoice): Dto['InvoiceLink'] => ({
  kind,
  number,
  path: `${INVOICE_PATH}/${key}.pdf`,
});

export async function findInvoiceLinks(
  db: Database,
  orderId: string,
): Promise<Dto['InvoiceLink'][]> {
  return (await findInvoicesOf(db, [orderId])).map(toInvoiceLink);
}
