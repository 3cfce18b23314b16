import type { Database } from '../db/schema.ts';
import { sendMail } from '../mail/sendMail.ts';
import { hashOf, newSecret } from '../session/secret.ts';
import { takePendingAlert } from './stockAlertRepository.ts';

const POLL_MS = 10_000;

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

/** Writes to all whose product is back, one after the other. Several servers may do so at once. */
export async function mailStockAlerts(db: Database): Promise<void> {
  while (await db.transaction().execute(mailOne));
}

/**
 * Looks every ten seconds for products that are back, whatever brought them: a cancelled order, an import, the shop's own
 * hand. Goes on until it is closed; keeps no process alive.
 */
export function startStockAlerts(
  db: Database,
  onFailure: (error: unknown) => void,
): { close(): Promise<void> } {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= mailStockAlerts(db)
      .catch(onFailure)
      .finally(() => (running = undefined));
  }, POLL_MS).unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
