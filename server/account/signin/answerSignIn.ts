import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto } from '../../http/contractTypes.ts';
import { newSessionSecrets } from '../../session/openSession.ts';
import { setSessionCookie } from '../../session/sessionCookie.ts';
import type { Customer } from '../customerRepository.ts';
import { toCustomerDto } from '../customerDto.ts';
import { deviceOf } from '../../session/deviceOf.ts';
import { rememberDevice } from './knownDevice.ts';
import { signIn } from './signIn.ts';

/**
 * Signs in a verified customer. The response contains a token and is not stored, so a repeated request opens
 * another session.
 */
export async function answerSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  customer: Customer,
): Promise<Dto['LoginAnswer']> {
  const { secret, token, hashes } = newSessionSecrets(request.server);
  await request.server.db.transaction().execute(async (trx) => {
    await signIn(trx, customer, request.session, hashes, deviceOf(request));
    await rememberDevice(trx, request, reply, { kind: 'customer', id: customer.id });
  });
  setSessionCookie(reply, secret);
  return { status: 1, api_token: token, customer: toCustomerDto(customer) };
}
