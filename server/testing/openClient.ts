import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A shopper's browser for tests: calls that carry the token of a session of its own. */
export interface TestClient {
  token: string;
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Sends a form, given as its text or as its fields. */
  post(
    path: string,
    form: string | Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

/** Goes on with the session of a token; paths are those of the contract, without the `/api`. */
export function clientOf(app: FastifyInstance, token: string): TestClient {
  const query = { api_token: token };
  return {
    token,
    get: (path, headers = {}) => app.inject({ url: `/api/${path}`, query, headers }),
    post: (path, form, headers = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/${path}`,
        query,
        payload: new URLSearchParams(form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
  };
}

/** Opens a visitor's session. */
export async function openClient(app: FastifyInstance): Promise<TestClient> {
  const answer = await app.inject({ url: '/api/common/apitoken' });
  return clientOf(app, answer.json<{ api_token: string }>().api_token);
}
