import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountRejection } from '../../account/accountRejection.ts';
import { RequestError } from '../../http/errors.ts';
import { texts } from '../../texts.ts';
import { emailKey } from '../../account/fields.ts';
import { toSessionEntry } from '../../account/ownSession.ts';
import { passwordLimitKeys } from '../../account/signin/passwordLimitKeys.ts';
import { logoOf } from '../../content/configDocument.ts';
import type { Database } from '../../db/schema.ts';
import type { ShopSettings } from '../../shopSettings.ts';
import { findShop } from '../../content/contentRepository.ts';
import { enforceRateLimit, resetAttempts } from '../../rateLimit/enforceRateLimit.ts';
import { beginSession, type BegunSession } from './beginSession.ts';
import { noteFailedSignIn } from './failedSignIn.ts';
import { endStaffSessionOf, findStaffSessionsOf } from './staffSessionRepository.ts';
import { endSession } from './endSession.ts';
import { lockProvenMember, provePassword } from './passwordSignIn.ts';
import { permissionsOf } from './permission.ts';
import { clearStaffCookie, setStaffCookie } from './staffCookie.ts';
import { findStoreCurrency } from '../../currency/storeCurrency.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { staffSessionOf, type StaffSession } from './staffSession.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

export async function toSessionDto(
  db: Database,
  settings: ShopSettings,
  { member, secondFactor, recentUntil, failedAttempts, csrfToken }: StaffSession,
): Promise<StaffDto['StaffSession']> {
  const shop = await findShop(db);
  const logo = logoOf(shop);
  const { code, symbol, decimal } = await findStoreCurrency(db);
  return {
    member,
    permissions: secondFactor === 'done' ? [...permissionsOf(member.role)] : [],
    second_factor: secondFactor,
    failed_attempts: failedAttempts,
    recent_until: recentUntil.toISOString(),
    shop_name: shop?.store_name ?? '',
    ...(logo && { shop_logo: logo }),
    time_zone: settings.timeZone,
    currency: { code, symbol, decimal },
    low_stock: settings.lowStock,
    scale_codes: [...(settings.scaleCodes ?? [])],
    csrf_token: csrfToken,
  };
}

const ENDED = { before: { is_open: true }, after: { is_open: false } };

/** Sends the session after a sign-in. The response is not stored for retries: a retry starts another session. */
export async function answerWithSession(
  reply: FastifyReply,
  { secret, session }: BegunSession,
): Promise<StaffDto['StaffSession']> {
  setStaffCookie(reply, secret);
  const { db, settings } = reply.server;
  return toSessionDto(db, settings, session);
}

export const sessionRoutes = {
  async getStaffSession(request: FastifyRequest): Promise<StaffDto['StaffSession']> {
    const { db, settings } = request.server;
    return toSessionDto(db, settings, staffSessionOf(request));
  },

  async signInStaff(
    request: StaffRequest<'signInStaff'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffSession']> {
    const { db } = request.server;
    const { email, password } = request.body;
    const key = emailKey(email.trim());
    const guesses = await passwordLimitKeys(request.server.db, request, 'member', key);
    await enforceRateLimit(db, guesses);
    const proof = await provePassword(db, key, password);
    if (proof === undefined) {
      await noteFailedSignIn(db, request, key);
      throw new AccountRejection('invalidSignIn');
    }
    await resetAttempts(db, 'login', guesses.login);
    const begun = await db.transaction().execute(async (trx) => {
      await lockProvenMember(trx, proof);
      return beginSession(trx, request, reply, proof.member, false);
    });
    return answerWithSession(reply, begun);
  },

  async listStaffSessions(request: FastifyRequest): Promise<StaffDto['StaffSessionList']> {
    const { id: ownId, member } = staffSessionOf(request);
    const sessions = await findStaffSessionsOf(request.server.db, member.id);
    return { sessions: sessions.map((session) => toSessionEntry(session, ownId)) };
  },

  async endStaffSession(
    request: StaffRequest<'endStaffSession'>,
    reply: FastifyReply,
  ): Promise<undefined> {
    const { session_id: id } = request.params;
    return writeAsStaff(request, reply, async (trx, member) => {
      const isEnded = await endStaffSessionOf(trx, member.id, id);
      if (!isEnded) throw new RequestError(404, texts.account.rejected.noSession);
      const change = { subject: 'session', subjectId: id, ...ENDED } as const;
      return { status: 204, body: undefined, change };
    });
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
