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
import { verifyPasskey } from './passkeyService.ts';
import { createRelyingParty } from './relyingParty.ts';

type Proof = Dto['OwnerProofForm'];

export interface Person {
  id: string;
  limitKey: string;
  passwordHash: string | undefined;
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
 * True if the password or passkey in the proof belongs to the person. Protects important changes against a stolen
 * session.
 * @throws RateLimitExceeded if there were too many attempts
 */
export async function verifyProof(db: Database, person: Person, proof: Proof): Promise<boolean> {
  await enforceRateLimit(db, { password: person.limitKey });
  const isGood = await isRight(person, proof);
  if (isGood) await resetAttempts(db, 'password', person.limitKey);
  return isGood;
}

/**
 * True if the request contains the customer's password or a valid passkey signature.
 * @throws RateLimitExceeded if there were too many attempts
 */
export async function reauthenticate(
  request: FastifyRequest,
  { id, password }: Customer,
  proof: Proof,
): Promise<boolean> {
  const { db, origin } = request.server;
  const signedBy = async (credential: string) => {
    const challenge = await takeChallenge(db, sessionOf(request).id, 'login');
    const party = createRelyingParty(origin);
    return verifyPasskey(db, party, 'customer', { challenge, credential });
  };
  return verifyProof(
    db,
    { id, limitKey: id, passwordHash: password, findByPasskey: signedBy },
    proof,
  );
}

export function proofRejection({ credential }: Proof): ShopperError {
  return credential
    ? new AccountRejection('passkeyRejected')
    : new FormRejection({ password: texts.account.invalidPassword });
}
