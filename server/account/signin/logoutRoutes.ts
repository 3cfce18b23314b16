import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto } from '../../http/contractTypes.ts';
import { RequestError } from '../../http/errors.ts';
import { openNewSession, openSession } from '../../session/openSession.ts';
import { sessionCookieOf } from '../../session/sessionCookie.ts';
import { endSession, endSessionsOf, findSessionByCookie } from '../../session/sessionRepository.ts';
import { texts } from '../../texts.ts';

/**
 * Continues the cookie's visitor session, or opens a new one.
 * @throws RequestError 401 if the cookie belongs to a customer
 */
async function answerVisitor(request: FastifyRequest, reply: FastifyReply) {
  const { db, settings } = request.server;
  const cookie = sessionCookieOf(request);
  const session =
    cookie && (await findSessionByCookie(db, cookie.hashes, settings.sessionLifetime));
  // Require a session token for sign-out, so another site's page cannot sign the customer out.
  if (session?.customerId) throw new RequestError(401, texts.request.noSession);
  return { status: 1, api_token: await openSession(request, reply) };
}

/**
 * Handlers that sign out. Their responses contain a token and are not stored for idempotency. A repeated call finds
 * a visitor session.
 */
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
