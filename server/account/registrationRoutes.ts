import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto, FormRequest } from '../http/contractTypes.ts';
import { writeOnce } from '../idempotency/writeOnce.ts';
import { languageOf } from '../language.ts';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { sessionOf } from '../session/session.ts';
import { texts } from '../texts.ts';
import { assertValid, email, emailKey, mailboxOf } from './fields.ts';
import { hashPassword } from './signin/password.ts';
import { passwordContext } from './signin/passwordContext.ts';
import { readRegistration, registrationFields } from './registrationForm.ts';
import {
  assertOwnRegistration,
  completeRegistration,
  registerCustomer,
  resendVerification,
} from './registrationService.ts';

export const registrationRoutes = {
  async getRegistrationFields(): Promise<Dto['RegistrationFields']> {
    return { fields: registrationFields };
  },

  async getAccountSuccess(request: FastifyRequest): Promise<Dto['Outcome']> {
    return { status: 1, success: texts.account.done.welcome[languageOf(request)] };
  },

  async register(
    request: FormRequest<'RegistrationForm'>,
    reply: FastifyReply,
  ): Promise<Dto['FormOutcome']> {
    const language = languageOf(request);
    const { body, server } = request;
    const context = await passwordContext(server.db, body.firstname, body.lastname, body.email);
    const typed = readRegistration(body, context);
    await enforceRateLimit(server.db, {
      registerAddress: mailboxOf(typed.email),
      registerClient: networkOf(request),
    });
    // Hash even for known addresses, so response times reveal nothing. Do it outside the transaction, which holds a
    // connection.
    const password = await hashPassword(typed.password);
    return writeOnce(request, reply, async (trx, { id: sessionId }) => {
      await registerCustomer(trx, { ...typed, password }, sessionId, language);
      return { status: 1, success: texts.account.done.registered[language] };
    });
  },

  async verifyEmail(
    request: FormRequest<'VerifyForm'>,
    reply: FastifyReply,
  ): Promise<Dto['Outcome']> {
    const { db } = request.server;
    const { code, password = '' } = request.body;
    await enforceRateLimit(db, { codeClient: networkOf(request) });
    await assertOwnRegistration(db, code, sessionOf(request).id, password);
    return writeOnce(request, reply, async (trx) => {
      await completeRegistration(trx, code);
      return { status: 1, success: texts.account.done.verified[languageOf(request)] };
    });
  },

  async resendVerification(
    request: FormRequest<'EmailForm'>,
    reply: FastifyReply,
  ): Promise<Dto['FormOutcome']> {
    const language = languageOf(request);
    const key = emailKey(assertValid({ email: email(request.body.email) }).email);
    await enforceRateLimit(request.server.db, {
      resendAddress: key,
      resendClient: networkOf(request),
    });
    return writeOnce(request, reply, async (trx, { id: sessionId }) => {
      await resendVerification(trx, key, sessionId, language);
      return { status: 1, success: texts.account.done.resent[language] };
    });
  },
};
