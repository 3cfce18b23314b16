import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto } from '../../http/contractTypes.ts';
import { RequestError } from '../../http/errors.ts';
import { openNewSession, openSession } from '../../session/openSession.ts';
import { sessionCookieOf } from '../../session/sessionCookie.ts';
import { endSession, endSessionsOf, findSessionByCookie } from '../../session/sessionRepository.ts';
import { texts } from '../../texts.ts';

/** Goes on as the visitor that the cookie names. @throws RequestError (401) when it names a customer */
async function answerVisitor(request: FastifyRequest, reply: FastifyReply) {
  const { db, settings } = request.server;
  const cookie = sessionCookieOf(request);
  const session =
    cookie && (await findSessionByCookie(db, cookie.hashes, settings.sessionLifetime));
  // Without a token of the session a page of another site could sign the customer out.
  if (session?.customerId) throw new RequestError(401, texts.request.noSession);
  return { status: 1, api_token: await openSession(request, reply) };
}

/** Handlers that sign out. Their answers hold a token and are stored nowhere; repeated, they find a visitor. */
export const logoutRoutes = {
  async logout(request: FastifyRequest, reply: FastifyReply): Promise<Dto['SignOutAnswer']> {
    const { session } = request;
    if (!session?.customerId) return answerVisitor(request, reply);
    await endSession(request.server.db, session.id);
    return { status: 1, api_token: await openNewSession(reply) };
  },

  async logoutEverywhere(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Dto['SignOutAnswer']> {
    const { session } = request;
    if (!session?.customerId) return answerVisitor(request, reply);
    await endSessionsOf(request.server.db, session.customerId);
    return { status: 1, api_token: await openNewSession(reply) };
  },
};
