import type { FastifyReply, FastifyRequest } from 'fastify';
import { emailKey } from '../account/fields.ts';
import { passwordGuesses } from '../account/passwordGuesses.ts';
import { logoOf } from '../content/configDocument.ts';
import { findShop } from '../content/contentRepository.ts';
import { enforceRateLimit, resetAttempts } from '../rateLimit/enforceRateLimit.ts';
import { beginSession } from './beginSession.ts';
import { endSession } from './endSession.ts';
import { holdProof, provePassword } from './passwordSignIn.ts';
import { permissionsOf } from './permission.ts';
import { clearStaffCookie, csrfTokenOf, setStaffCookie } from './staffCookie.ts';
import type { StaffDto, StaffRequest } from './staffDto.ts';
import { staffSessionOf, type StaffMember } from './staffSession.ts';
import { writeAsStaff } from './writeAsStaff.ts';

/** A session as the contract has it. */
async function toSessionDto(
  { server }: FastifyReply | FastifyRequest,
  { id, name, email, role }: StaffMember,
  csrfToken: string,
): Promise<StaffDto['StaffSession']> {
  const shop = await findShop(server.db);
  const logo = logoOf(shop);
  return {
    member: { id, name, email, role },
    permissions: [...permissionsOf(role)],
    shop_name: shop?.store_name ?? '',
    ...(logo && { shop_logo: logo }),
    time_zone: server.settings.timeZone,
    low_stock: server.settings.lowStock,
    csrf_token: csrfToken,
  };
}

/** The answer to who has just signed in. It is stored nowhere: a repeated request begins one more session. */
export async function answerWithSession(
  reply: FastifyReply,
  member: StaffMember,
  secret: string,
): Promise<StaffDto['StaffSession']> {
  setStaffCookie(reply, secret);
  return toSessionDto(reply, member, csrfTokenOf(secret));
}

/** Handlers of the session. */
export const sessionRoutes = {
  async getStaffSession(request: FastifyRequest): Promise<StaffDto['StaffSession']> {
    const { member, csrfToken } = staffSessionOf(request);
    return toSessionDto(request, member, csrfToken);
  },

  async signInStaff(
    request: StaffRequest<'signInStaff'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffSession']> {
    const { db } = request.server;
    const { email, password } = request.body;
    const key = emailKey(email.trim());
    const guesses = await passwordGuesses(request.server.db, request, 'member', key);
    await enforceRateLimit(db, guesses);
    const proof = await provePassword(db, key, password);
    await resetAttempts(db, 'login', guesses.login);
    const secret = await db.transaction().execute(async (trx) => {
      await holdProof(trx, proof);
      return beginSession(trx, request, reply, proof.member);
    });
    return answerWithSession(reply, proof.member, secret);
  },

  async signOutStaff(
    request: StaffRequest<'signOutStaff'>,
    reply: FastifyReply,
  ): Promise<undefined> {
    const session = staffSessionOf(request);
    await writeAsStaff(request, reply, async (trx) => {
      const change = await endSession(trx, session, request.query.everywhere);
      return { status: 204, body: undefined, change };
    });
    clearStaffCookie(reply);
  },
};
