import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../language.ts';
import type { Database } from '../../db/schema.ts';
import { findSealedKeys, openKeys } from '../../payment/gateways/enteredKeys.ts';
import { GatewayError, webhookPath, type GatewayId } from '../../payment/gateways/gateway.ts';
import { texts } from '../../texts.ts';
import { mailOwners } from '../access/staffAlert.ts';
import { demandRecentSignIn } from '../access/staffSession.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { writeAsStaff } from '../writeAsStaff.ts';
import { removeGatewayKeys, saveGatewayKeys } from './gatewayKeys.ts';

const NAMES = { stripe: 'Stripe', razorpay: 'Razorpay' } as const satisfies Record<
  GatewayId,
  string
>;

async function readGateway(
  db: Database,
  { settings, origin }: FastifyInstance,
  id: GatewayId,
): Promise<StaffDto['StaffGateway']> {
  const { gateways, secretsKey } = settings;
  const sealed = (await findSealedKeys(db)).get(id);
  const gateway = await gateways.find(db, id);
  return {
    gateway: id,
    source: await gateways.sourceOf(db, id),
    is_test: gateway?.isTest ?? false,
    has_entered: sealed !== undefined,
    is_unreadable: sealed !== undefined && openKeys(id, sealed, secretsKey) === undefined,
    has_webhook_secret: gateway?.hasWebhookSecret ?? false,
    webhook_url: `${origin}${webhookPath(id)}`,
  };
}

async function listGateways(
  db: Database,
  app: FastifyInstance,
): Promise<StaffDto['StaffGatewayList']> {
  return {
    can_enter: app.settings.secretsKey !== undefined,
    gateways: await Promise.all(
      (['razorpay', 'stripe'] as const).map((id) => readGateway(db, app, id)),
    ),
  };
}

function writeKeys(
  request: FastifyRequest,
  reply: FastifyReply,
  id: GatewayId,
  write: (trx: Database, secretsKey: Buffer | undefined) => Promise<{ change: StaffChange }>,
): Promise<StaffDto['StaffGatewayList']> {
  const app = request.server;
  return writeAsStaff(request, reply, async (trx, { name: by }) => {
    demandRecentSignIn(request);
    const changed = await write(trx, app.settings.secretsKey);
    await mailOwners(trx, languageOf(request), { kind: 'keys', by, about: NAMES[id] });
    return { body: await listGateways(trx, app), ...changed };
  });
}

export const gatewayRoutes = {
  async listGateways({ server }: FastifyRequest): Promise<StaffDto['StaffGatewayList']> {
    return listGateways(server.db, server);
  },

  saveGatewayKeys(request: StaffRequest<'saveGatewayKeys'>, reply: FastifyReply) {
    const { gateway } = request.params;
    return writeKeys(request, reply, gateway, (trx, secretsKey) =>
      saveGatewayKeys(trx, gateway, request.body, secretsKey),
    );
  },

  removeGatewayKeys(request: StaffRequest<'removeGatewayKeys'>, reply: FastifyReply) {
    const { gateway } = request.params;
    return writeKeys(request, reply, gateway, (trx, secretsKey) =>
      removeGatewayKeys(trx, gateway, secretsKey),
    );
  },

  async testGateway(request: StaffRequest<'testGateway'>): Promise<StaffDto['GatewayTest']> {
    const { db, settings, log } = request.server;
    const gateway = await settings.gateways.find(db, request.params.gateway);
    const said = texts.staff.gateway;
    const language = languageOf(request);
    if (gateway === undefined) return { is_accepted: false, failure: said.noKeys[language] };
    try {
      await gateway.testConnection();
      return { is_accepted: true };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn(error, 'A payment provider rejected a test.');
      const failure = error.kind === 'rejected' ? said.rejected : said.unreachable;
      return { is_accepted: false, failure: failure[language] };
    }
  },
};
