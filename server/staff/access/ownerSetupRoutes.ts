import type { FastifyReply, FastifyRequest } from 'fastify';
import { assertValid, newPassword } from '../../account/fields.ts';
import { hashPassword } from '../../account/signin/password.ts';
import { passwordContext } from '../../account/signin/passwordContext.ts';
import { languageOf } from '../../language.ts';
import { enforceRateLimit } from '../../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import { recordChange } from '../changes/changeRepository.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { beginSession } from './beginSession.ts';
import { setPasswordHash } from './memberRepository.ts';
import { createMember } from './memberService.ts';
import { isOwnerWanted, takeOwnerSetup } from './ownerSetup.ts';
import { answerWithSession } from './sessionRoutes.ts';
import { operationOf } from './staffSession.ts';

export const ownerSetupRoutes = {
  async getOwnerSetup({ server }: FastifyRequest): Promise<StaffDto['OwnerSetup']> {
    return { is_open: await isOwnerWanted(server.db) };
  },

  async claimShop(
    request: StaffRequest<'claimShop'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffSession']> {
    const { db } = request.server;
    const { code, name, email, password } = request.body;
    const context = await passwordContext(db, email, name);
    assertValid({ password: newPassword(password, context) });
    await enforceRateLimit(db, { codeClient: networkOf(request) });
    const hash = await hashPassword(password);
    const begun = await db.transaction().execute(async (trx) => {
      await takeOwnerSetup(trx, code);
      const { member, change } = await createMember(
        trx,
        { name, email, role: 'owner' },
        languageOf(request),
      );
      await setPasswordHash(trx, member.id, hash);
      await recordChange(trx, member, operationOf(request), change);
      return beginSession(trx, request, reply, member, false);
    });
    return answerWithSession(reply, begun);
  },
};
