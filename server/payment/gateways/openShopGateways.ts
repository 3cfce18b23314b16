import type { Database } from '../../db/schema.ts';
import { findSealedKeys, openKeys } from './enteredKeys.ts';
import type { GatewayId, PaymentGateway } from './gateway.ts';
import { openGateways, type GatewayKeys, type Gateways, type KeySource } from './openGateways.ts';

interface ShopGatewaysOptions {
  secretsKey: Buffer | undefined;
  /** Keys of the environment, which come first. */
  configured: GatewayKeys;
  /** Keys of a fake provider, used without any others. */
  fake: GatewayKeys;
}

/** Opens the gateways of a shop. Keys that the owner enters take effect at once, in all processes. */
export function openShopGateways({ secretsKey, configured, fake }: ShopGatewaysOptions): Gateways {
  const fromSettings = openGateways(configured);
  const fakes = openGateways(fake);
  const opened = new Map<GatewayId, { sealed: Buffer; gateway: PaymentGateway | undefined }>();

  async function findEntered(db: Database, id: GatewayId): Promise<PaymentGateway | undefined> {
    const sealed = await findSealedKeys(db, id);
    if (sealed === undefined) return undefined;
    const known = opened.get(id);
    if (known?.sealed.equals(sealed)) return known.gateway;
    const gateway = await openGateways(openKeys(id, sealed, secretsKey) ?? {}).find(db, id);
    opened.set(id, { sealed, gateway });
    return gateway;
  }

  async function locate(
    db: Database,
    id: GatewayId,
  ): Promise<{ gateway: PaymentGateway | undefined; source: KeySource }> {
    const set = await fromSettings.find(db, id);
    if (set) return { gateway: set, source: 'settings' };
    const entered = await findEntered(db, id);
    if (entered) return { gateway: entered, source: 'entered' };
    const gateway = await fakes.find(db, id);
    return { gateway, source: gateway ? 'fake' : 'none' };
  }

  return {
    find: async (db, id) => (await locate(db, id)).gateway,
    sourceOf: async (db, id) => (await locate(db, id)).source,
  };
}
