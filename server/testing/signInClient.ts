import type { FastifyInstance } from 'fastify';
import { PASSWORD } from './insertCustomer.ts';
import { clientOf, openClient, type TestClient } from './openClient.ts';

export async function signInClient(
  app: FastifyInstance,
  email: string,
  visitor?: TestClient,
): Promise<TestClient> {
  const earlier = visitor ?? (await openClient(app));
  const answer = await earlier.post('account/login', { email, password: PASSWORD });
  const { api_token: token } = answer.json<{ api_token?: string }>();
  if (token === undefined) throw new Error(`The sign-in failed: ${answer.body}`);
  return clientOf(app, token);
}
