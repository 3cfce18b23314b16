import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountRejection } from '../../account/accountRejection.ts';
import { proofRejection } from '../../account/signin/inPerson.ts';
import { toPasskeyDto } from '../../account/signin/passkeyDto.ts';
import { deletePasskey, findPasskeys } from '../../account/signin/passkeyRepository.ts';
import { passkeyName, storePasskey } from '../../account/signin/passkeyService.ts';
import { languageOf } from '../../language.ts';
import { enforceRateLimit } from '../../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import { mailPasskeyChange } from './accessMail.ts';
import { beginSession } from './beginSession.ts';
import { lockMember } from './memberRepository.ts';
import { answerWithSession } from './sessionRoutes.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import {
  isMemberInPerson,
  verifyPasskeyRegistration,
  memberByPasskey,
  passkeysOf,
  registrationOptions,
  signInOptions,
} from './staffPasskey.ts';
import { memberOf, staffSessionOf } from './staffSession.ts';
import { proveSecondFactor } from './staffSessionRepository.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

export const passkeyRoutes = {
  async getStaffPasskeyOptions(request: FastifyRequest): Promise<StaffDto['PasskeyOptions']> {
    await enforceRateLimit(request.server.db, { loginClient: networkOf(request) });
    return { options: { ...(await signInOptions(request.server)) } };
  },

  async signInStaffWithPasskey(
    request: StaffRequest<'signInStaffWithPasskey'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffSession']> {
    const { server, body } = request;
    await enforceRateLimit(server.db, { loginClient: networkOf(request) });
    const id = await memberByPasskey(server, body.credential);
    const begun = await server.db.transaction().execute(async (trx) => {
      const found = id === undefined ? undefined : await lockMember(trx, id);
      if (!found?.isActive) throw new AccountRejection('passkeyRejected');
      return beginSession(trx, request, reply, found, true);
    });
    return answerWithSession(reply, begun);
  },

  async listStaffPasskeys(request: FastifyRequest): Promise<StaffDto['PasskeyList']> {
    const passkeys = await findPasskeys(request.server.db, passkeysOf(memberOf(request).id));
    return { passkeys: passkeys.map(toPasskeyDto) };
  },

  async getStaffPasskeyRegistration(
    request: StaffRequest<'getStaffPasskeyRegistration'>,
    reply: FastifyReply,
  ): Promise<StaffDto['PasskeyOptions']> {
    const { server, body } = request;
    // Check the proof before the browser creates a passkey. Otherwise the browser would store one that the server
    // rejects.
    const isInPerson = await isMemberInPerson(request, memberOf(request), body);
    return writeAsStaff(request, reply, async (trx, member) => {
      if (!isInPerson) throw proofRejection(body);
      const options = await registrationOptions(server, trx, member);
      return { body: { options: { ...options } } };
    });
  },

  async registerStaffPasskey(
    request: StaffRequest<'registerStaffPasskey'>,
    reply: FastifyReply,
  ): Promise<StaffDto['Passkey']> {
    const { server, body } = request;
    const name = passkeyName(body.name, languageOf(request));
    // Verify outside the transaction, so that a rejection also uses up the challenge.
    const made = await verifyPasskeyRegistration(server, memberOf(request).id, body.credential);
    return writeAsStaff(request, reply, async (trx, member) => {
      const stored = await storePasskey(trx, passkeysOf(member.id), made, name);
      await mailPasskeyChange(trx, request, 'staff-passkey-added', member, name);
      await proveSecondFactor(trx, staffSessionOf(request).id);
      const change = { before: {}, after: { passkey: name } };
      return {
        status: 201,
        body: toPasskeyDto(stored),
        change: { subject: 'member', subjectId: member.id, ...change },
      };
    });
  },

  async removeStaffPasskey(
    request: StaffRequest<'removeStaffPasskey'>,
    reply: FastifyReply,
  ): Promise<undefined> {
    const { body, params } = request;
    const isInPerson = await isMemberInPerson(request, memberOf(request), body);
    return writeAsStaff(request, reply, async (trx, member) => {
      if (!isInPerson) throw proofRejection(body);
      const name = await deletePasskey(trx, passkeysOf(member.id), params.passkey_id);
      if (name === undefined) throw new AccountRejection('noPasskey');
      await mailPasskeyChange(trx, request, 'staff-passkey-removed', member, name);
      const change = { before: { passkey: name }, after: {} };
      return {
        status: 204,
        body: undefined,
        change: { subject: 'member', subjectId: member.id, ...change },
      };
    });
  },
};
