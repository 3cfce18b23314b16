import { languageOf } from '../../language.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import type { ShopSettings } from '../../shopSettings.ts';
import { removeDemo } from './demoRemoval.ts';
import { findFirstSteps } from './firstSteps.ts';
import { findShopValues, saveShopValues } from './shopDetails.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { mailOwners } from '../access/staffAlert.ts';
import { demandRecentSignIn } from '../access/staffSession.ts';
import { hasOnlinePayment } from '../../payment/paymentProviders.ts';
import { versionOf } from '../versionOf.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

async function readDetails(db: Database, settings: ShopSettings): Promise<StaffDto['ShopDetails']> {
  const values = await findShopValues(db);
  const has_online = await hasOnlinePayment(db, settings);
  return { version: versionOf(values), has_online, values };
}

export const shopRoutes = {
  getShopDetails({ server }: FastifyRequest): Promise<StaffDto['ShopDetails']> {
    return readDetails(server.db, server.settings);
  },

  saveShopDetails(
    request: StaffRequest<'saveShopDetails'>,
    reply: FastifyReply,
  ): Promise<StaffDto['ShopDetails']> {
    return writeAsStaff(request, reply, async (trx, { name: by }) => {
      const changed = await saveShopValues(trx, request.body);
      if (changed.change && 'bank_account' in changed.change.after) {
        demandRecentSignIn(request);
        await mailOwners(trx, languageOf(request), { kind: 'bank', by, about: '' });
      }
      return { body: await readDetails(trx, request.server.settings), ...changed };
    });
  },

  getFirstSteps({ server }: FastifyRequest): Promise<StaffDto['FirstSteps']> {
    return findFirstSteps(server.db, server.settings);
  },

  removeDemo(request: FastifyRequest, reply: FastifyReply): Promise<StaffDto['FirstSteps']> {
    return writeAsStaff(request, reply, async (trx, member) => {
      const changed = await removeDemo(trx, member);
      return { body: await findFirstSteps(trx, request.server.settings), ...changed };
    });
  },
};
