import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto } from '../../http/contractTypes.ts';
import { RequestError } from '../../http/errors.ts';
import { openNewSession, openSession } from '../../session/openSession.ts';
import { sessionCookieOf } from '../../session/sessionCookie.ts';
import { endSession, endSessionsOf, findSessionByCookie } from '../../session/sessionRepository.ts';
import { texts } from '../../texts.ts';

/** Continues as the visitor of the cookie. @throws RequestError (401) if the cookie belongs to a customer */
async function answerVisitor(request: FastifyRequest, reply: FastifyReply) {
  const { db, settings } = request.server;
  const cookie = sessionCookieOf(request);
  const session =
    cookie && (await findSessionByCookie(db, cookie.hashes, settings.sessionLifetime));
  // Requires a session token, so another site's page cannot sign the customer out.
  if (session?.customerId) throw new RequestError(401, texts.request.noSession);
  return { status: 1, api_token: await openSession(request, reply) };
}

/** Handlers that sign out. Their responses hold a token, so they are never stored; a repeated call finds a visitor. */
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
