import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto } from '../http/contractTypes.ts';
import { openSession } from './openSession.ts';
import { sessionOf } from './session.ts';

export const sessionRoutes = {
  async getApiToken(request: FastifyRequest, reply: FastifyReply): Promise<Dto['ApiTokenAnswer']> {
    return { api_token: await openSession(request, reply) };
  },

  async getLoginStatus(request: FastifyRequest): Promise<Dto['LoginStatus']> {
    return { logged: sessionOf(request).customerId !== null };
  },
};
