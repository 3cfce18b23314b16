import type { FastifyRequest } from 'fastify';
import { emailKey } from '../account/fields.ts';
import type { Refusal } from '../http/noteError.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { recordHourly } from './changes/changeRepository.ts';
import { findMemberByEmail } from './access/memberRepository.ts';

async function memberOfCall({ server, staffSession, body }: FastifyRequest) {
  if (staffSession) return staffSession.member;
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string'
    ? findMemberByEmail(server.db, emailKey(email.trim()))
    : undefined;
}

/** Logs a rejected request by member and network, once an hour. A failure to log does not affect the response. */
export async function recordRefusal(
  request: FastifyRequest,
  refusal: Exclude<Refusal, 'signIn'>,
): Promise<void> {
  const { server, log, routeOptions } = request;
  try {
    const member = await memberOfCall(request);
    if (member === undefined) return;
    const values = {
      operation: routeOptions.config.operationId ?? '',
      network: networkOf(request),
    };
    const event = { subject: 'member', subjectId: member.id, values } as const;
    await recordHourly(server.db, { name: '–' }, `refused.${refusal}`, event);
  } catch (error) {
    log.error(error, 'A refused call could not be recorded.');
  }
}
