import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto, FormRequest } from '../contractTypes.ts';
import { languageOf } from '../language.ts';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { openNewSession } from '../session/openSession.ts';
import { sessionOf } from '../session/session.ts';
import { texts } from '../texts.ts';
import { customerOf } from './customerOf.ts';
import type { Customer } from './customerRepository.ts';
import { eraseCustomer } from './eraseCustomer.ts';
import { exportAccount } from './exportAccount.ts';
import { FormRejection } from './formRejection.ts';
import { isPassword } from './password.ts';
import { findByPasskey } from './passkeyService.ts';
import { createRelyingParty } from './relyingParty.ts';

type DeleteRequest = FormRequest<'AccountDeleteForm'>;

/** Whether the request proves by password or passkey that it comes from the customer in person. */
async function isInPerson(request: DeleteRequest, customer: Customer): Promise<boolean> {
  const { password = '', credential = '' } = request.body;
  if (credential === '') return isPassword(password, customer.password);
  const { db, origin } = request.server;
  const party = createRelyingParty(origin);
  return (await findByPasskey(db, party, sessionOf(request), credential)) === customer.id;
}

/** Handlers by which customers take their data with them, or have it erased. */
export const ownDataRoutes = {
  async exportAccount(request: FastifyRequest): Promise<Dto['AccountExport']> {
    const { db, settings } = request.server;
    return exportAccount(db, await customerOf(request), settings);
  },

  async deleteAccount(request: DeleteRequest, reply: FastifyReply): Promise<Dto['SignOutAnswer']> {
    const { db } = request.server;
    const customer = await customerOf(request);
    await enforceRateLimit(db, { password: customer.id });
    if (!(await isInPerson(request, customer))) {
      throw new FormRejection({ password: texts.account.invalidPassword });
    }
    await db.transaction().execute((trx) => eraseCustomer(trx, customer));
    const token = await openNewSession(reply);
    return {
      status: 1,
      success: texts.account.done.deleted[languageOf(request)],
      api_token: token,
    };
  },
};
