/** Keys that the owner entered on the staff side, stored sealed with SECRETS_KEY. */
import type { Database } from '../../db/schema.ts';
import { openBytes, sealBytes } from '../../sealedBytes.ts';
import type { GatewayId } from './gateway.ts';
import type { GatewayKeys } from './openGateways.ts';

const aboutOf = (id: GatewayId) => `gateway ${id}`;

export async function findSealedKeys(db: Database, id: GatewayId): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('gateway_keys')
    .select('sealed')
    .where('gateway', '=', id)
    .executeTakeFirst();
  return row?.sealed;
}

/** Returns the keys of one provider; undefined if SECRETS_KEY is missing or differs. */
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
