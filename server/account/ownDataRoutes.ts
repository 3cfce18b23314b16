import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto, FormRequest } from '../http/contractTypes.ts';
import { languageOf } from '../language.ts';
import { openNewSession } from '../session/openSession.ts';
import { texts } from '../texts.ts';
import { customerOf } from './customerOf.ts';
import { eraseCustomer } from './eraseCustomer.ts';
import { exportAccount } from './exportAccount.ts';
import { reauthenticate, proofRejection } from './signin/inPerson.ts';

export const ownDataRoutes = {
  async exportAccount(request: FastifyRequest): Promise<Dto['AccountExport']> {
    const { db, settings } = request.server;
    return exportAccount(db, await customerOf(request), settings);
  },

  async deleteAccount(
    request: FormRequest<'OwnerProofForm'>,
    reply: FastifyReply,
  ): Promise<Dto['SignOutAnswer']> {
    const { db } = request.server;
    const customer = await customerOf(request);
    const { body } = request;
    if (!(await reauthenticate(request, customer, body))) throw proofRejection(body);
    await db.transaction().execute((trx) => eraseCustomer(trx, customer));
    const token = await openNewSession(reply);
    return {
      status: 1,
      success: texts.account.done.deleted[languageOf(request)],
      api_token: token,
    };
  },
};
