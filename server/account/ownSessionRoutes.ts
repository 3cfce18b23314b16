import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto, FormRequest } from '../http/contractTypes.ts';
import { writeOnce } from '../idempotency/writeOnce.ts';
import { languageOf } from '../language.ts';
import { toSessionEntry } from './ownSession.ts';
import { sessionOf } from '../session/session.ts';
import { endSessionsOf } from '../session/sessionRepository.ts';
import { texts } from '../texts.ts';
import { AccountRejection } from './accountRejection.ts';
import { customerIdOf } from './customerOf.ts';
import { endOtherSession, findSessionsOf } from './ownSessionRepository.ts';

export const ownSessionRoutes = {
  async listSessions(request: FastifyRequest): Promise<Dto['OwnSessionList']> {
    const { db, settings } = request.server;
    const customerId = customerIdOf(request);
    const { id: ownId } = sessionOf(request);
    const sessions = await findSessionsOf(db, customerId, settings.sessionLifetime);
    return {
      sessions: sessions.map((session) => toSessionEntry(session, ownId)),
    };
  },

  async endSession(
    request: FormRequest<'SessionKeyForm'>,
    reply: FastifyReply,
  ): Promise<Dto['Outcome']> {
    const customerId = customerIdOf(request);
    return writeOnce(request, reply, async (trx, { id }) => {
      const isEnded = await endOtherSession(trx, customerId, request.body.session_id, id);
      if (!isEnded) throw new AccountRejection('noSession');
      return { status: 1, success: texts.account.done.sessionEnded[languageOf(request)] };
    });
  },

  async endOtherSessions(request: FastifyRequest, reply: FastifyReply): Promise<Dto['Outcome']> {
    const customerId = customerIdOf(request);
    return writeOnce(request, reply, async (trx, { id }) => {
      await endSessionsOf(trx, customerId, id);
      return { status: 1, success: texts.account.done.otherSessionsEnded[languageOf(request)] };
    });
  },
};
