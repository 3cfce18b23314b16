import type { Database } from '../db/schema.ts';
import { sendMail } from '../mail/sendMail.ts';
import { hashOf, newSecret } from '../session/secret.ts';
import { takePendingAlert } from './stockAlertRepository.ts';

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
 * Emails everyone whose requested product is back in stock. Several servers may run it at the same time.
 * @param signal stops after the current email
 */
export async function mailStockAlerts(db: Database, signal?: AbortSignal): Promise<void> {
  let hasMore = true;
  while (hasMore) hasMore = !signal?.aborted && (await db.transaction().execute(mailOne));
}
