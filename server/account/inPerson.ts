import type { FastifyRequest } from 'fastify';
import type { Dto } from '../contractTypes.ts';
import type { ShopperError } from '../errors.ts';
import { enforceRateLimit, resetAttempts } from '../rateLimit/enforceRateLimit.ts';
import { sessionOf } from '../session/session.ts';
import { texts } from '../texts.ts';
import { AccountRejection } from './accountRejection.ts';
import type { Customer } from './customerRepository.ts';
import { FormRejection } from './formRejection.ts';
import { isPassword } from './password.ts';
import { findByPasskey } from './passkeyService.ts';
import { createRelyingParty } from './relyingParty.ts';

/** Password, or what a passkey signed of the session's challenge to sign in. */
type Proof = Dto['OwnerProofForm'];

async function isRight(
  request: FastifyRequest,
  customer: Customer,
  { password = '', credential = '' }: Proof,
): Promise<boolean> {
  if (credential === '') return isPassword(password, customer.password);
  const { db, origin } = request.server;
  const party = createRelyingParty(origin);
  return (await findByPasskey(db, party, sessionOf(request), credential)) === customer.id;
}

/**
 * Whether a request proves that it comes from the customer in person, and not from whoever has got hold of the session.
 * @throws RateLimitExceeded
 */
export async function isInPerson(
  request: FastifyRequest,
  customer: Customer,
  proof: Proof,
): Promise<boolean> {
  const { db } = request.server;
  await enforceRateLimit(db, { password: customer.id });
  const isProven = await isRight(request, customer, proof);
  if (isProven) await resetAttempts(db, 'password', customer.id);
  return isProven;
}

/** What is told to somebody whose proof is none. */
export function proofRejection({ credential }: Proof): ShopperError {
  return credential
    ? new AccountRejection('passkeyRejected')
    : new FormRejection({ password: texts.account.invalidPassword });
}
