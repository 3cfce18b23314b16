import type { FastifyRequest } from 'fastify';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import type { ShopperError } from '../../http/errors.ts';
import { enforceRateLimit, resetAttempts } from '../../rateLimit/enforceRateLimit.ts';
import { sessionOf } from '../../session/session.ts';
import { texts } from '../../texts.ts';
import { AccountRejection } from '../accountRejection.ts';
import type { Customer } from '../customerRepository.ts';
import { FormRejection } from '../formRejection.ts';
import { isPassword } from './password.ts';
import { takeChallenge } from './passkeyChallengeRepository.ts';
import { findByPasskey } from './passkeyService.ts';
import { createRelyingParty } from './relyingParty.ts';

/** Password, or what a passkey signed of a challenge to sign in. */
type Proof = Dto['OwnerProofForm'];

/** Somebody whose session may have got into other hands. */
export interface Person {
  id: string;
  /** Whom attempts count for. */
  limitKey: string;
  passwordHash: string | undefined;
  /** Whose passkey has signed a challenge, by what the browser answered. */
  findByPasskey: (credential: string) => Promise<string | undefined>;
}

async function isRight(
  person: Person,
  { password = '', credential = '' }: Proof,
): Promise<boolean> {
  if (credential === '') return isPassword(password, person.passwordHash);
  return (await person.findByPasskey(credential)) === person.id;
}

/**
 * Whether a proof is that of a person, and not of whoever has got hold of the session.
 * @throws RateLimitExceeded
 */
export async function isProven(db: Database, person: Person, proof: Proof): Promise<boolean> {
  await enforceRateLimit(db, { password: person.limitKey });
  const isGood = await isRight(person, proof);
  if (isGood) await resetAttempts(db, 'password', person.limitKey);
  return isGood;
}

/**
 * Whether a request proves that it comes from the customer in person.
 * @throws RateLimitExceeded
 */
export async function isInPerson(
  request: FastifyRequest,
  { id, password }: Customer,
  proof: Proof,
): Promise<boolean> {
  const { db, origin } = request.server;
  const signedBy = async (credential: string) => {
    const challenge = await takeChallenge(db, sessionOf(request).id, 'login');
    const party = createRelyingParty(origin);
    return findByPasskey(db, party, 'customer', { challenge, credential });
  };
  return isProven(db, { id, limitKey: id, passwordHash: password, findByPasskey: signedBy }, proof);
}

/** What is told to somebody whose proof is none. */
export function proofRejection({ credential }: Proof): ShopperError {
  return credential
    ? new AccountRejection('passkeyRejected')
    : new FormRejection({ password: texts.account.invalidPassword });
}
