import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export interface TestClient {
  token: string;
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(
    path: string,
    form: string | Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

/** Creates a client for the session of a token. Paths are those of the contract, without `/api`. */
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

export async function openClient(app: FastifyInstance): Promise<TestClient> {
  const answer = await app.inject({ url: '/api/common/apitoken' });
  return clientOf(app, answer.json<{ api_token: string }>().api_token);
}
