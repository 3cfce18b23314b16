import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountRejection } from '../../account/accountRejection.ts';
import { assertValid, email, emailKey, newPassword } from '../../account/fields.ts';
import { deleteDevices } from '../../account/signin/knownDeviceRepository.ts';
import { passkeyName, storePasskey } from '../../account/signin/passkeyService.ts';
import { hashPassword } from '../../account/signin/password.ts';
import { passwordContext } from '../../account/signin/passwordContext.ts';
import { resetPasswordLimits } from '../../account/signin/passwordLimitKeys.ts';
import type { Database } from '../../db/schema.ts';
import { languageOf } from '../../language.ts';
import { enforceRateLimit } from '../../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import { mailPasskeyChange, mailPasswordChange } from './accessMail.ts';
import { beginSession } from './beginSession.ts';
import { recordChange, type StaffChange } from '../changes/changeRepository.ts';
import { mailPasswordLink, readInvitation, takeInvitation } from './invitation.ts';
import { setPasswordHash, type Member } from './memberRepository.ts';
import { answerWithSession } from './sessionRoutes.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { verifyPasskeyRegistration, passkeysOf, registrationOptions } from './staffPasskey.ts';
import { endStaffSessionsOf } from './staffSessionRepository.ts';
import { operationOf } from './staffSession.ts';
import { secondFactorOf } from './sessionFactor.ts';

interface Chosen extends Pick<StaffChange, 'before' | 'after'> {
  isProved?: boolean;
}

/**
 * Accepts an invitation: marks its link as used, ends the member's sessions, logs the change and starts a session.
 * @param choose stores the chosen password or passkey
 */
async function acceptInvitation(
  request: FastifyRequest<{ Body: { code: string } }>,
  reply: FastifyReply,
  choose: (trx: Database, member: Member) => Promise<Chosen>,
): Promise<StaffDto['StaffSession']> {
  const begun = await request.server.db.transaction().execute(async (trx) => {
    const taken = await takeInvitation(trx, request.body.code);
    const { id } = taken;
    const { isProved = false, ...chosen } = await choose(trx, taken);
    await endStaffSessionsOf(trx, id);
    await recordChange(trx, taken, operationOf(request), {
      subject: 'member',
      subjectId: id,
      ...chosen,
    });
    return beginSession(trx, request, reply, taken, isProved);
  });
  return answerWithSession(reply, begun);
}

/**
 * Rejects a passkey set up through an invitation link if the member has a second factor. Otherwise access to the
 * mailbox would be enough to bypass that factor.
 * @throws AccountRejection
 */
function rejectOtherFactor({ server }: FastifyRequest, member: Member): void {
  const state = secondFactorOf({ ...member, isProved: false }, server.settings);
  if (state === 'code' || state === 'passkey') throw new AccountRejection('secondFactorFirst');
}

export const invitationRoutes = {
  async requestStaffPassword(
    request: StaffRequest<'requestStaffPassword'>,
    reply: FastifyReply,
  ): Promise<void> {
    const { db } = request.server;
    const key = emailKey(assertValid({ email: email(request.body.email) }).email);
    await enforceRateLimit(db, { resetAddress: `staff ${key}`, resetClient: networkOf(request) });
    await db.transaction().execute(async (trx) => {
      const member = await mailPasswordLink(trx, key, languageOf(request));
      if (!member) return;
      await recordChange(trx, member, operationOf(request), {
        subject: 'member',
        subjectId: member.id,
        before: {},
        after: { is_link_sent: true },
      });
    });
    return reply.code(204).send();
  },

  async readInvitation(request: StaffRequest<'readInvitation'>): Promise<StaffDto['Invitation']> {
    const { db } = request.server;
    await enforceRateLimit(db, { codeClient: networkOf(request) });
    const { name, email: address } = await readInvitation(db, request.body.code);
    return { name, email: address };
  },

  async getInvitationPasskeyOptions(
    request: StaffRequest<'getInvitationPasskeyOptions'>,
  ): Promise<StaffDto['PasskeyOptions']> {
    const { server, body } = request;
    await enforceRateLimit(server.db, { codeClient: networkOf(request) });
    const { memberId: id, name, email: address } = await readInvitation(server.db, body.code);
    const options = await registrationOptions(server, server.db, { id, name, email: address });
    return { options: { ...options } };
  },

  async acceptInvitationWithPasskey(
    request: StaffRequest<'acceptInvitationWithPasskey'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffSession']> {
    const { server, body } = request;
    await enforceRateLimit(server.db, { codeClient: networkOf(request) });
    const { memberId } = await readInvitation(server.db, body.code);
    const made = await verifyPasskeyRegistration(server, memberId, body.credential);
    return acceptInvitation(request, reply, async (trx, member) => {
      const name = passkeyName('', languageOf(request));
      rejectOtherFactor(request, member);
      await storePasskey(trx, passkeysOf(member.id), made, name);
      await mailPasskeyChange(trx, request, 'staff-passkey-added', member, name);
      return { isProved: true, before: {}, after: { passkey: name } };
    });
  },

  async setStaffPassword(
    request: StaffRequest<'setStaffPassword'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffSession']> {
    const { password } = assertValid({ password: newPassword(request.body.password) });
    await enforceRateLimit(request.server.db, { codeClient: networkOf(request) });
    const hash = await hashPassword(password);
    return acceptInvitation(request, reply, async (trx, member) => {
      const context = await passwordContext(trx, member.email, member.name);
      assertValid({ password: newPassword(password, context) });
      await setPasswordHash(trx, member.id, hash);
      await resetPasswordLimits(trx, request, 'member', emailKey(member.email));
      await deleteDevices(trx, { kind: 'member', id: member.id });
      await mailPasswordChange(trx, request, member);
      return {
        before: { has_password: member.passwordHash !== null },
        after: { has_password: true },
      };
    });
  },
};
