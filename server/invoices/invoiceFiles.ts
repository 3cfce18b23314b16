import type { Database } from '../db/schema.ts';
import type { OrderEmailData } from '../mail/emailData.ts';
import type { EmailFile } from '../mail/mailer.ts';
import { findInvoiceByKey } from './invoiceRepository.ts';
import { invoiceFileName, invoicePdf } from './invoicePdf.ts';

/** Returns the invoices to attach to an email. */
export async function invoiceFiles(
  db: Database,
  { invoices = [] }: Pick<OrderEmailData, 'invoices'>,
): Promise<EmailFile[]> {
  const files: EmailFile[] = [];
  for (const key of invoices) {
    const invoice = await findInvoiceByKey(db, key);
    if (invoice === undefined) continue;
    files.push({
      filename: invoiceFileName(invoice.document),
      content: await invoicePdf(invoice.document),
      contentType: 'application/pdf',
    });
  }
  return files;
}
