import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto, FormRequest } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { resetAttempts, enforceRateLimit } from '../../rateLimit/enforceRateLimit.ts';
import { texts } from '../../texts.ts';
import { AccountRejection, Unverified } from '../accountRejection.ts';
import { answerSignIn } from './answerSignIn.ts';
import { assertSecondFactor } from './assertSecondFactor.ts';
import { findCustomerByEmail, updatePassword, type Customer } from '../customerRepository.ts';
import { emailKey } from '../fields.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';
import { passwordLimitKeys } from './passwordLimitKeys.ts';
import { findLatestRegistration } from '../registrationRepository.ts';

/**
 * Prevents login CSRF: another site's form could sign a customer in as someone else.
 * @throws RequestError 400 if the request is a navigation
 */
function rejectForeignForm({ headers }: FastifyRequest): void {
  if (headers['sec-fetch-mode'] === 'navigate')
    throw new RequestError(400, texts.request.malformed);
}

async function withLatestHash(
  db: Database,
  customer: Customer,
  password: string,
): Promise<Customer> {
  if (!isOutdated(customer.password)) return customer;
  const hash = await hashPassword(password);
  const isChanged = await updatePassword(db, customer.id, hash, customer.password);
  return isChanged ? { ...customer, password: hash } : customer;
}

async function findByPassword(
  db: Database,
  key: string,
  password: string,
  sessionId: string | undefined,
): Promise<Customer> {
  const customer = await findCustomerByEmail(db, key);
  const registration = customer ? undefined : await findLatestRegistration(db, key, sessionId);
  const isRight = await isPassword(password, customer?.password ?? registration?.password);
  if (!isRight) throw new AccountRejection('invalidSignIn');
  if (customer === undefined) throw new Unverified();
  return withLatestHash(db, customer, password);
}

/** Password sign-in. Passkeys skip the second factor, because device and fingerprint already are two factors. */
export const loginRoutes = {
  async login(request: FormRequest<'LoginForm'>, reply: FastifyReply): Promise<Dto['LoginAnswer']> {
    const { db } = request.server;
    rejectForeignForm(request);
    const key = emailKey(request.body.email.trim());
    const guesses = await passwordLimitKeys(request.server.db, request, 'customer', key);
    await enforceRateLimit(db, guesses);
    const customer = await findByPassword(db, key, request.body.password, request.session?.id);
    await resetAttempts(db, 'login', guesses.login);
    await assertSecondFactor(request, customer, request.body.code);
    return answerSignIn(request, reply, customer);
  },
};
