/** The shop's passkeys, for members of the staff: what is the counter's own about them. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isProven } from '../../account/signin/inPerson.ts';
import type { AccountOwner } from '../../account/accountOwner.ts';
import { findByPasskey, findPasskeysBeside } from '../../account/signin/passkeyService.ts';
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

/** Whose a member's passkeys are. */
export const passkeysOf = (id: string): AccountOwner => ({ kind: 'member', id });

/** What a browser is asked to sign, by whoever it is. */
export async function signInOptions({ db, origin }: FastifyInstance): Promise<object> {
  const options = await createRelyingParty(origin).loginOptions();
  await storeStaffChallenge(db, options.challenge, { purpose: 'login', memberId: null });
  return options;
}

/** The id of the member whose passkey has signed a challenge, once. */
export async function memberByPasskey(
  { db, origin }: FastifyInstance,
  credential: string,
): Promise<string | undefined> {
  const use = { purpose: 'login', memberId: null } as const;
  const challenge = await takeStaffChallenge(db, challengeOf(credential), use);
  return findByPasskey(db, createRelyingParty(origin), 'member', { challenge, credential });
}

/** Of what a browser makes a passkey of a member. @throws AccountRejection where there is no room */
export async function registrationOptions(
  { origin }: FastifyInstance,
  trx: Database,
  { id, name, email }: Pick<StaffMember, 'id' | 'name' | 'email'>,
): Promise<object> {
  const known = await findPasskeysBeside(trx, passkeysOf(id));
  // Whoever shops here, too, tells the two apart.
  const user = { shop: await findShopName(trx), account: `${email} · staff`, name };
  const options = await createRelyingParty(origin).registrationOptions(user, known);
  await storeStaffChallenge(trx, options.challenge, { purpose: 'register', memberId: id });
  return options;
}

/** The passkey that a browser has made for a member; undefined for anything else. Its challenge is used up. */
export async function madePasskey(
  { db, origin }: FastifyInstance,
  memberId: string,
  credential: string,
): Promise<MadePasskey | undefined> {
  const use = { purpose: 'register', memberId } as const;
  const challenge = await takeStaffChallenge(db, challengeOf(credential), use);
  if (challenge === undefined) return undefined;
  return createRelyingParty(origin).checkRegistration(credential, challenge);
}

/** Whether a request proves that it comes from the member in person. @throws RateLimitExceeded */
export async function isMemberInPerson(
  { server }: FastifyRequest,
  { id }: StaffMember,
  proof: StaffDto['StaffProof'],
): Promise<boolean> {
  const member = await findMember(server.db, id);
  return isProven(
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
