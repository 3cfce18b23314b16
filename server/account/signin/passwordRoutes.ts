import type { FastifyReply } from 'fastify';
import type { Dto, FormRequest } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { writeOnce } from '../../idempotency/writeOnce.ts';
import { languageOf } from '../../language.ts';
import { enforceRateLimit } from '../../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import { endSessionsOf } from '../../session/sessionRepository.ts';
import { texts } from '../../texts.ts';
import { customerOf } from '../customerOf.ts';
import { updatePassword, type Customer } from '../customerRepository.ts';
import { assertValid, email, emailKey, newPassword } from '../fields.ts';
import { FormRejection } from '../formRejection.ts';
import { rememberOnlyDevice } from './knownDevice.ts';
import { toPasskeyDto } from './passkeyDto.ts';
import { hashPassword, isPassword } from './password.ts';
import { passwordContext } from './passwordContext.ts';
import { resetPasswordLimits } from './passwordLimitKeys.ts';
import { requestPasswordReset, resetPassword, emailPasswordChanged } from './resetService.ts';

async function ask(request: FormRequest<'ResetForm'>, reply: FastifyReply) {
  const language = languageOf(request);
  const key = emailKey(assertValid({ email: email(request.body.email ?? '') }).email);
  await enforceRateLimit(request.server.db, { resetAddress: key, resetClient: networkOf(request) });
  return writeOnce(request, reply, async (trx, { id: sessionId }) => {
    await requestPasswordReset(trx, key, sessionId, language);
    return { status: 1, success: texts.account.done.resetAsked[language] };
  });
}

async function assertSuits(
  db: Database,
  password: string,
  { email: address, firstname, lastname }: Customer,
): Promise<void> {
  const context = await passwordContext(db, address, firstname, lastname);
  assertValid({ password: newPassword(password, context) });
}

async function reset(code: string, request: FormRequest<'ResetForm'>, reply: FastifyReply) {
  const language = languageOf(request);
  const { password } = assertValid({ password: newPassword(request.body.password ?? '') });
  await enforceRateLimit(request.server.db, { codeClient: networkOf(request) });
  const hash = await hashPassword(password);
  return writeOnce(request, reply, async (trx) => {
    const { customer, passkeys, secondFactorSince } = await resetPassword(
      trx,
      code,
      hash,
      language,
    );
    await assertSuits(trx, password, customer);
    const owner = { kind: 'customer', id: customer.id } as const;
    await resetPasswordLimits(trx, request, owner.kind, customer.emailKey);
    // Access to the mailbox alone must not give the browser a separate limit for guessing second-factor codes.
    await rememberOnlyDevice(trx, request, reply, owner, secondFactorSince !== null);
    return {
      status: 1,
      success: texts.account.done.passwordReset[language],
      passkeys: passkeys.map(toPasskeyDto),
      ...(secondFactorSince && { second_factor_since: secondFactorSince.toISOString() }),
    };
  });
}

export const passwordRoutes = {
  resetPassword(
    request: FormRequest<'ResetForm'>,
    reply: FastifyReply,
  ): Promise<Dto['ResetOutcome']> {
    const { code } = request.body;
    return code === undefined ? ask(request, reply) : reset(code, request, reply);
  },

  async changePassword(
    request: FormRequest<'PasswordForm'>,
    reply: FastifyReply,
  ): Promise<Dto['FormOutcome']> {
    const language = languageOf(request);
    const customer = await customerOf(request);
    const { password } = assertValid({ password: newPassword(request.body.password) });
    await assertSuits(request.server.db, password, customer);
    await enforceRateLimit(request.server.db, { password: customer.id });
    const isRight = await isPassword(request.body.old_password, customer.password);
    const hash = isRight ? await hashPassword(password) : '';
    return writeOnce(request, reply, async (trx, session) => {
      const isChanged =
        isRight && (await updatePassword(trx, customer.id, hash, customer.password));
      if (!isChanged) throw new FormRejection({ old_password: texts.account.invalidPassword });
      await endSessionsOf(trx, customer.id, session.id);
      await rememberOnlyDevice(trx, request, reply, { kind: 'customer', id: customer.id });
      await emailPasswordChanged(trx, customer, language);
      return { status: 1, success: texts.account.done.passwordChanged[language] };
    });
  },
};
