import type { Database } from '../db/schema.ts';
import type { OrderEmailData } from '../mail/emailData.ts';
import type { EmailFile } from '../mail/mailer.ts';
import { findDocumentByKey } from './invoiceRepository.ts';
import { invoiceFileName, invoicePdf } from './invoicePdf.ts';

export async function invoiceFiles(
  db: Database,
  { invoices = [] }: Pick<OrderEmailData, 'invoices'>,
): Promise<EmailFile[]> {
  const files: EmailFile[] = [];
  for (const key of invoices) {
    const document = await findDocumentByKey(db, key);
    if (document === undefined) continue;
    files.push({
      filename: invoiceFileName(document),
      content: await invoicePdf(document),
      contentType: 'application/pdf',
    });
  }
  return files;
}
