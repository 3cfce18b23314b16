import type { Database } from '../db/schema.ts';
import { sendMail } from '../mail/sendMail.ts';
import { hashOf, newSecret } from '../session/secret.ts';
import { takePendingAlert } from './stockAlertRepository.ts';

/** Writes the email of one request. @returns whether there was one */
async function mailOne(trx: Database): Promise<boolean> {
  const code = newSecret(32);
  const alert = await takePendingAlert(trx, hashOf(code));
  if (alert === undefined) return false;
  const { email, language, name, handle } = alert;
  await sendMail(trx, {
    to: email,
    template: 'back-in-stock',
    language,
    data: { name, handle, code },
  });
  return true;
}

/**
 * Writes to all whose product is back, whatever brought it: a cancelled order, an import, the shop's own hand. One after the
 * other; several servers may do so at once.
 * @param signal ends it after the email in hand
 */
export async function mailStockAlerts(db: Database, signal?: AbortSignal): Promise<void> {
  let hasMore = true;
  while (hasMore) hasMore = !signal?.aborted && (await db.transaction().execute(mailOne));
}
