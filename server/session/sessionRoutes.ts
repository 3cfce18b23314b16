import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import type { Database } from '../db/schema.ts';
import { hashOf, newSecret } from './secret.ts';
import { cookieOf, setSessionCookie } from './sessionCookie.ts';
import { insertSession, insertTokenForCookie } from './sessionRepository.ts';

type Wire = components['schemas'];

/** Handlers of tokens and of the login state. */
export function sessionRoutes(db: Database) {
  return {
    async getApiToken(
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<Wire['ApiTokenAnswer']> {
      const token = newSecret(16);
      let secret = cookieOf(request, 'session');
      if (!secret || !(await insertTokenForCookie(db, hashOf(secret), hashOf(token)))) {
        secret = newSecret(32);
        await insertSession(db, hashOf(secret), hashOf(token));
      }
      setSessionCookie(request, reply, secret);
      return { api_token: token };
    },

    async getLoginStatus(): Promise<Wire['LoginStatus']> {
      return { logged: false };
    },
  };
}
