/** Keys that the owner entered on the staff side, stored encrypted with SECRETS_KEY. */
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { openBytes, sealBytes } from '../../sealedBytes.ts';
import type { GatewayId } from './gateway.ts';
import type { GatewayKeys } from './openGateways.ts';

const aboutOf = (id: GatewayId) => `gateway ${id}`;

export async function findSealedKeys(db: Database): Promise<Map<GatewayId, Buffer>> {
  const rows = await db.selectFrom('gateway_keys').select(['gateway', 'sealed']).execute();
  return new Map(rows.map(({ gateway, sealed }) => [gateway, sealed]));
}

/** True while real money needs the current keys: an unpaid payment page or an unsent refund. */
export async function hasOpenMoney(db: Database, id: GatewayId): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    SELECT EXISTS (
      SELECT FROM payment
      WHERE method = ${id} AND NOT is_test AND state = 'pending' AND checkout_id IS NOT NULL
    ) OR EXISTS (
      SELECT FROM refund JOIN payment ON payment.id = payment_id
      WHERE method = ${id} AND NOT is_test AND refund.next_attempt_at IS NOT NULL
    ) AS "isOpen"`.execute(db);
  return rows[0]?.isOpen === true;
}

/** Decrypts the keys of a provider; undefined if SECRETS_KEY is missing or wrong. */
export function openKeys(
  id: GatewayId,
  sealed: Buffer,
  secretsKey: Buffer | undefined,
): GatewayKeys | undefined {
  if (secretsKey === undefined) return undefined;
  try {
    return JSON.parse(openBytes(sealed, secretsKey, aboutOf(id)).toString()) as GatewayKeys;
  } catch {
    return undefined;
  }
}

export async function storeKeys(
  trx: Database,
  id: GatewayId,
  keys: GatewayKeys,
  secretsKey: Buffer,
): Promise<void> {
  const sealed = sealBytes(Buffer.from(JSON.stringify(keys)), secretsKey, aboutOf(id));
  await trx
    .insertInto('gateway_keys')
    .values({ gateway: id, sealed })
    .onConflict((conflict) => conflict.column('gateway').doUpdateSet({ sealed }))
    .execute();
}

export async function deleteKeys(trx: Database, id: GatewayId): Promise<void> {
  await trx.deleteFrom('gateway_keys').where('gateway', '=', id).execute();
}
