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
 * Signs a customer in who has proved to be one. The answer is stored nowhere, since it holds a token: a repeated request
 * opens one more session, and finds the visitor's cart merged already.
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
