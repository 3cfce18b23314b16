import type { FastifyInstance, FastifyRequest } from 'fastify';
import { verifyProof } from '../../account/signin/inPerson.ts';
import type { AccountOwner } from '../../account/accountOwner.ts';
import { verifyPasskey, findExistingPasskeys } from '../../account/signin/passkeyService.ts';
import {
  challengeOf,
  createRelyingParty,
  type MadePasskey,
} from '../../account/signin/relyingParty.ts';
import { findShopName } from '../../content/contentRepository.ts';
import type { Database } from '../../db/schema.ts';
import { findMember } from './memberRepository.ts';
import { storeStaffChallenge, takeStaffChallenge } from './staffChallengeRepository.ts';
import type { StaffDto } from '../staffDto.ts';
import type { StaffMember } from './staffSession.ts';

export const passkeysOf = (id: string): AccountOwner => ({ kind: 'member', id });

export async function signInOptions({ db, origin }: FastifyInstance): Promise<object> {
  const options = await createRelyingParty(origin).loginOptions();
  await storeStaffChallenge(db, options.challenge, { purpose: 'login', memberId: null });
  return options;
}

export async function memberByPasskey(
  { db, origin }: FastifyInstance,
  credential: string,
): Promise<string | undefined> {
  const use = { purpose: 'login', memberId: null } as const;
  const challenge = await takeStaffChallenge(db, challengeOf(credential), use);
  return verifyPasskey(db, createRelyingParty(origin), 'member', { challenge, credential });
}

/**
 * Returns WebAuthn options for a new passkey.
 * @throws AccountRejection if the member has too many passkeys
 */
export async function registrationOptions(
  { origin }: FastifyInstance,
  trx: Database,
  { id, name, email }: Pick<StaffMember, 'id' | 'name' | 'email'>,
): Promise<object> {
  const known = await findExistingPasskeys(trx, passkeysOf(id));
  // Distinguishes the passkey from one of a customer account with the same email address.
  const user = { shop: await findShopName(trx), account: `${email} · staff`, name };
  const options = await createRelyingParty(origin).registrationOptions(user, known);
  await storeStaffChallenge(trx, options.challenge, { purpose: 'register', memberId: id });
  return options;
}

/**
 * Verifies a member's new passkey and uses up its challenge.
 * @returns undefined if invalid
 */
export async function verifyPasskeyRegistration(
  { db, origin }: FastifyInstance,
  memberId: string,
  credential: string,
): Promise<MadePasskey | undefined> {
  const use = { purpose: 'register', memberId } as const;
  const challenge = await takeStaffChallenge(db, challengeOf(credential), use);
  if (challenge === undefined) return undefined;
  return createRelyingParty(origin).checkRegistration(credential, challenge);
}

export async function isMemberInPerson(
  { server }: FastifyRequest,
  { id }: StaffMember,
  proof: StaffDto['StaffProof'],
): Promise<boolean> {
  const member = await findMember(server.db, id);
  return verifyProof(
    server.db,
    {
      id,
      limitKey: `staff ${id}`,
      passwordHash: member?.passwordHash ?? undefined,
      findByPasskey: (credential) => memberByPasskey(server, credential),
    },
    proof,
  );
}
