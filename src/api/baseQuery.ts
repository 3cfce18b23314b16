/** The one place that speaks HTTP with the backend. No toast, no navigation, no console here. */
import { nanoid } from '@reduxjs/toolkit';
import { retry, type BaseQueryFn } from '@reduxjs/toolkit/query';
import { storeSecrets } from './storeSecrets.ts';
import type { ApiEnvironment } from './apiEnvironment.ts';
import { formBody } from './formBody.ts';

/** A call as the generated endpoints describe it. */
export interface ApiRequest {
  /** Path with a leading slash, e.g. `/product/product`. */
  readonly url: string;
  readonly method?: string;
  /** Fields of the form; sent url-encoded. */
  readonly body?: object | undefined;
  /** Query values; absent ones are left out. */
  readonly params?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** The name that a write is sent under, however often; one of its own where it is left out. */
  readonly headers?: { readonly 'Idempotency-Key'?: string | undefined };
}

/** How an operation's calls are sent besides. */
export interface CallOptions {
  /** Whether a call outlives its page; its form must then be short. */
  readonly keepalive?: boolean;
}

/** A call that failed twice: the HTTP status (0 when no answer came) and the serialised error text. */
export interface ApiFailure {
  readonly status: number;
  readonly text: string;
}

const SERVER_ERROR = 'Server error';

/** The failure of a call that got no answer, or one that is none by the contract. */
export const NO_ANSWER: ApiFailure = { status: 0, text: SERVER_ERROR };

/** Failures of what stands before the backend, which read as an empty answer. */
export const SWALLOWED: ReadonlySet<number> = new Set([502, 503, 504]);

const WITHOUT_TOKEN = ['assets/', 'common/apilogin', 'api_token'];

/** Joins a further query value: with `&` where the URL has a `?` already. */
function withValue(url: string, name: string, value: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

/**
 * The URL of a call: base and path, further values, the https upgrade, and `api_token` unless the URL
 * contains `assets/`, `common/apilogin` or `api_token`.
 */
export function buildUrl(
  { url: path, params = {} }: ApiRequest,
  environment: Pick<ApiEnvironment, 'base' | 'appRoot' | 'isSecurePage' | 'tokens'>,
): string {
  const relative = path.replace(/^\//, '');
  let url = (relative.startsWith('assets/') ? environment.appRoot : environment.base) + relative;
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) url = withValue(url, name, String(value));
  }
  if (environment.isSecurePage) url = url.replace(/^http:\/\//i, 'https://');
  if (WITHOUT_TOKEN.some((part) => url.includes(part))) return url;
  return withValue(url, 'api_token', environment.tokens.read());
}

/** The call with its query values as they are sent. */
function withoutReferences(request: ApiRequest, { secrets }: ApiEnvironment): ApiRequest {
  if (!request.params) return request;
  return { ...request, params: secrets.resolve(request.params) as typeof request.params };
}

/** A call as it is sent, both times alike. */
type SentRequest = RequestInit & { readonly url: string };

/**
 * Sends a call. `fetchBaseQuery` does not fit: it needs absolute URLs on the server, and its `meta` would put token and
 * form into every action.
 */
export const sendOnce: BaseQueryFn<SentRequest, unknown, ApiFailure> = async (
  { url, ...init },
  api,
) => {
  const { fetch, present } = api.extra as ApiEnvironment;
  try {
    const response = await fetch(url, { ...init, signal: api.signal });
    const text = await response.text();
    if (!response.ok) {
      return { error: { status: response.status, text: text || SERVER_ERROR } };
    }
    if (text === '') return { data: '' };
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? { data } : { error: NO_ANSWER };
  } catch {
    return { error: NO_ANSWER };
  } finally {
    await present();
  }
};

const sendTwice = retry(sendOnce, { maxRetries: 1, backoff: () => Promise.resolve() });

/** Moves a token out of an answer into the vault, so that it reaches neither actions nor the cache. */
function writeToken(answer: unknown, environment: ApiEnvironment): unknown {
  if (typeof answer !== 'object' || answer === null || !('api_token' in answer)) return answer;
  const { api_token: token, ...rest } = answer;
  if (typeof token === 'string' && token !== '') environment.tokens.write(token);
  return rest;
}

/**
 * Sends a call in the language of the store, and once more when it failed; an answer that comes while the past is shown
 * waits. A read is sent again when another language was chosen meanwhile.
 */
const ask: BaseQueryFn<ApiRequest, unknown, ApiFailure, CallOptions | undefined> = async (
  request,
  api,
  options,
) => {
  const environment = api.extra as ApiEnvironment;
  const isWrite = api.type === 'mutation';
  const language = environment.languageOf(api.getState());
  const fields = request.body ?? {};
  const outcome = await sendTwice(
    {
      url: buildUrl(withoutReferences(request, environment), environment),
      method: request.method ?? 'GET',
      headers: {
        Accept: 'application/json',
        'Accept-Language': language,
        ...(isWrite && environment.sendsIdempotencyKey
          ? { 'Idempotency-Key': request.headers?.['Idempotency-Key'] ?? nanoid() }
          : {}),
      },
      ...(options?.keepalive && { keepalive: true }),
      ...(request.method === 'POST' ? { body: formBody(environment.secrets.resolve(fields)) } : {}),
    },
    api,
    {},
  );
  const isOvertaken = language !== environment.languageOf(api.getState());
  return isOvertaken && !isWrite ? ask(request, api, options) : outcome;
};

/**
 * Sends a call, and once more when it failed (an answer that is no JSON object counts as failed), both attempts
 * of a write with the same `Idempotency-Key`. Then 502, 503 and 504 become the answer `''`, any other failure becomes
 * its text or 'Server error'. An answer that comes while the past is shown waits, with all that its caller does next. A
 * read whose answer comes when another language was chosen is sent again in that one.
 */
export const baseQuery: BaseQueryFn<
  ApiRequest,
  unknown,
  ApiFailure,
  CallOptions | undefined
> = async (request, api, options) => {
  const environment = api.extra as ApiEnvironment;
  if (environment.isPast()) return { error: NO_ANSWER };
  // The token's own call must not wait for itself, and files need none.
  const waits = api.endpoint !== 'getApiToken' && !request.url.startsWith('/assets/');
  if (waits && environment.tokens.read() === '') await environment.tokens.settled();
  try {
    const { data, error } = await ask(request, api, options);
    if (!error) return { data: storeSecrets(writeToken(data, environment), environment.secrets) };
    return SWALLOWED.has(error.status) ? { data: '' } : { error };
  } finally {
    environment.secrets.delete(request.body ?? {});
  }
};
