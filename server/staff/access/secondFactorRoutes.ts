import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountRejection } from '../../account/accountRejection.ts';
import { guessLimitKey, accountKey, rememberDevice } from '../../account/signin/knownDevice.ts';
import { emailKey } from '../../account/fields.ts';
import { FormRejection } from '../../account/formRejection.ts';
import { proofRejection } from '../../account/signin/inPerson.ts';
import {
  countRecoveryCodes,
  findSecondFactor,
} from '../../account/signin/secondFactorRepository.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  startSecondFactor,
  consumeSecondFactorCode,
  type FactorOwner,
} from '../../account/signin/secondFactorService.ts';
import type { Database } from '../../db/schema.ts';
import { languageOf } from '../../language.ts';
import { enforceRateLimit, resetAttempts } from '../../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import { texts } from '../../texts.ts';
import { noteFailedSignIn } from './failedSignIn.ts';
import { toSessionDto } from './sessionRoutes.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { isMemberInPerson } from './staffPasskey.ts';
import { memberOf, staffSessionOf, type StaffMember } from './staffSession.ts';
import { proveSecondFactor } from './staffSessionRepository.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

const ownerOf = ({ id, email, name }: StaffMember): FactorOwner => ({
  kind: 'member',
  id,
  email,
  name,
});

const changeOf = ({ id }: StaffMember, before: object, after: object) =>
  ({ subject: 'member', subjectId: id, before, after }) as const;

async function countGuess(request: FastifyRequest): Promise<() => Promise<void>> {
  const { db } = request.server;
  const { id, email } = memberOf(request);
  const key = emailKey(email);
  const whom = `${accountKey('member', id)} ${networkOf(request)}`;
  await enforceRateLimit(db, {
    secondFactor: whom,
    secondFactorAccount: await guessLimitKey(db, request, 'member', key, 'code'),
  });
  return () => resetAttempts(db, 'secondFactor', whom);
}

const provedSession = (trx: Database, request: FastifyRequest) =>
  toSessionDto(trx, request.server.settings, {
    ...staffSessionOf(request),
    secondFactor: 'done',
  });

export const staffSecondFactorRoutes = {
  async verifyStaffCode(
    request: StaffRequest<'verifyStaffCode'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffSession']> {
    const { db, settings } = request.server;
    const { id, member, secondFactor } = staffSessionOf(request);
    if (secondFactor === 'done') return provedSession(db, request);
    const owner = ownerOf(member);
    const forgetGuesses = await countGuess(request);
    const factor = await findSecondFactor(db, owner);
    if (!factor?.confirmedAt) throw new AccountRejection('secondFactorIsOff');
    // Check the code outside the transaction, so that it is used up even if the sign-in fails.
    const { code } = request.body;
    const language = languageOf(request);
    if (!(await consumeSecondFactorCode(db, settings.secretsKey, owner, factor, code, language))) {
      await noteFailedSignIn(db, request, emailKey(member.email));
      throw new FormRejection({ code: texts.account.invalidCode });
    }
    await forgetGuesses();
    return db.transaction().execute(async (trx) => {
      await proveSecondFactor(trx, id);
      await rememberDevice(trx, request, reply, owner);
      return provedSession(trx, request);
    });
  },

  async getStaffSecondFactor(request: FastifyRequest): Promise<StaffDto['StaffSecondFactor']> {
    const { db } = request.server;
    const owner = ownerOf(memberOf(request));
    const since = (await findSecondFactor(db, owner))?.confirmedAt ?? undefined;
    return {
      is_on: since !== undefined,
      since: since?.toISOString() ?? '',
      recovery_codes_left: since ? await countRecoveryCodes(db, owner) : 0,
    };
  },

  /** The response contains secrets, so it is not stored for idempotent retries. */
  async startStaffSecondFactor(
    request: StaffRequest<'startStaffSecondFactor'>,
  ): Promise<StaffDto['StaffSecondFactorSecrets']> {
    const { db, settings } = request.server;
    const member = memberOf(request);
    const isProven = await isMemberInPerson(request, member, request.body);
    if (!isProven) throw proofRejection(request.body);
    const { secret = '', recovery_codes } = await db
      .transaction()
      .execute((trx) => startSecondFactor(trx, settings.secretsKey, ownerOf(member)));
    return { secret, recovery_codes };
  },

  async confirmStaffSecondFactor(
    request: StaffRequest<'confirmStaffSecondFactor'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffSession']> {
    const { secretsKey } = request.server.settings;
    const { id } = staffSessionOf(request);
    const { code } = request.body;
    const forgetGuesses = await countGuess(request);
    const answer = await writeAsStaff(request, reply, async (trx, member) => {
      const owner = ownerOf(member);
      const isOn = await confirmSecondFactor(trx, secretsKey, owner, code, languageOf(request));
      if (!isOn) throw new FormRejection({ code: texts.account.invalidCode });
      await proveSecondFactor(trx, id);
      return {
        body: await provedSession(trx, request),
        change: changeOf(member, { second_factor: false }, { second_factor: true }),
      };
    });
    await forgetGuesses();
    return answer;
  },

  async removeStaffSecondFactor(
    request: StaffRequest<'removeStaffSecondFactor'>,
    reply: FastifyReply,
  ): Promise<undefined> {
    const isProven = await isMemberInPerson(request, memberOf(request), request.body);
    return writeAsStaff(request, reply, async (trx, member) => {
      if (!isProven) throw proofRejection(request.body);
      await removeSecondFactor(trx, ownerOf(member), languageOf(request));
      const change = changeOf(member, { second_factor: true }, { second_factor: false });
      return { status: 204, body: undefined, change };
    });
  },
};
