import type { Database } from '../../db/schema.ts';
import { findSealedKeys, openKeys } from './enteredKeys.ts';
import type { GatewayId, PaymentGateway } from './gateway.ts';
import { openGateways, type GatewayKeys, type Gateways, type KeySource } from './openGateways.ts';

interface ShopGatewaysOptions {
  secretsKey: Buffer | undefined;
  /** Keys from the environment. They take precedence. */
  configured: GatewayKeys;
  /** Keys of fake providers, used only if the shop stores no keys. */
  fake: GatewayKeys;
}

interface Located {
  gateway: PaymentGateway | undefined;
  source: KeySource;
}

/** Opens the gateways of a shop. Keys that the owner enters take effect at once, in all processes. */
export function openShopGateways({ secretsKey, configured, fake }: ShopGatewaysOptions): Gateways {
  const fromSettings = openGateways(configured);
  const fakes = openGateways(fake);
  const opened = new Map<GatewayId, { sealed: Buffer; gateway: PaymentGateway | undefined }>();

  async function open(
    db: Database,
    id: GatewayId,
    sealed: Buffer,
  ): Promise<PaymentGateway | undefined> {
    const known = opened.get(id);
    if (known?.sealed.equals(sealed)) return known.gateway;
    const gateway = await openGateways(openKeys(id, sealed, secretsKey) ?? {}).find(db, id);
    opened.set(id, { sealed, gateway });
    return gateway;
  }

  async function locate(db: Database, id: GatewayId): Promise<Located> {
    const set = await fromSettings.find(db, id);
    if (set) return { gateway: set, source: 'settings' };
    const stored = await findSealedKeys(db);
    const sealed = stored.get(id);
    const entered = sealed && (await open(db, id, sealed));
    if (entered) return { gateway: entered, source: 'entered' };
    // Use no fake if keys are stored, even unreadable ones: its orders would never be paid.
    const gateway = stored.size === 0 ? await fakes.find(db, id) : undefined;
    return { gateway, source: gateway ? 'fake' : 'none' };
  }

  return {
    find: async (db, id) => (await locate(db, id)).gateway,
    sourceOf: async (db, id) => (await locate(db, id)).source,
  };
}
