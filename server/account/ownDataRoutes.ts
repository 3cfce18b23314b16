import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import type { Database } from '../db/schema.ts';
import { languageOf } from '../language.ts';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { openNewSession } from '../session/openSession.ts';
import { sessionOf } from '../session/session.ts';
import { doneTexts } from './accountTexts.ts';
import { customerOf } from './customerOf.ts';
import type { Customer } from './customerRepository.ts';
import { eraseCustomer } from './eraseCustomer.ts';
import { exportAccount } from './exportAccount.ts';
import { FormRejection } from './formRejection.ts';
import { isPassword } from './password.ts';
import { findByPasskey } from './passkeyService.ts';
import type { RelyingParty } from './relyingParty.ts';
import { invalidPassword } from './invalidPassword.ts';

type Dto = components['schemas'];
type DeleteRequest = FastifyRequest<{ Body: Dto['AccountDeleteForm'] }>;

/** Handlers by which customers take their data with them, or have it erased. */
export function ownDataRoutes(db: Database, party: RelyingParty) {
  /** Whether the request proves by password or passkey that it comes from the customer in person. */
  async function isInPerson(request: DeleteRequest, customer: Customer): Promise<boolean> {
    const { password = '', credential = '' } = request.body;
    if (credential === '') return isPassword(password, customer.password);
    return (await findByPasskey(db, party, sessionOf(request), credential)) === customer.id;
  }

  return {
    async exportAccount(request: FastifyRequest): Promise<Dto['AccountExport']> {
      return exportAccount(db, await customerOf(db, request));
    },

    async deleteAccount(
      request: DeleteRequest,
      reply: FastifyReply,
    ): Promise<Dto['SignOutAnswer']> {
      const customer = await customerOf(db, request);
      await enforceRateLimit(db, { password: customer.id });
      if (!(await isInPerson(request, customer))) {
        throw new FormRejection({ password: invalidPassword });
      }
      await db.transaction().execute((trx) => eraseCustomer(trx, customer));
      const token = await openNewSession(db, reply);
      return { status: 1, success: doneTexts.deleted[languageOf(request)], api_token: token };
    },
  };
}
