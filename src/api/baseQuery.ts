/**
 * Base query of the storefront, the only module that calls its API. Shows no toasts, does not navigate and logs
 * nothing.
 */
import { nanoid } from '@reduxjs/toolkit';
import { retry, type BaseQueryFn } from '@reduxjs/toolkit/query';
import { storeSecrets } from './storeSecrets.ts';
import type { ApiEnvironment } from './apiEnvironment.ts';
import { formBody } from './formBody.ts';

export interface ApiRequest {
  readonly url: string;
  readonly method?: string;
  readonly body?: object | undefined;
  readonly params?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Idempotency key shared by all attempts of a write. Generated if omitted. */
  readonly headers?: { readonly 'Idempotency-Key'?: string | undefined };
}

export interface CallOptions {
  /** Lets the call outlive its page (`keepalive`). Browsers limit the body of such a request to 64 KiB. */
  readonly keepalive?: boolean;
}

/** Failure after the retry: HTTP status (0 without an answer) and error text. */
export interface ApiFailure {
  readonly status: number;
  readonly text: string;
}

const SERVER_ERROR = 'Server error';

/** Failure of a call without an answer, or with an answer that violates the contract. */
export const NO_ANSWER: ApiFailure = { status: 0, text: SERVER_ERROR };

export const GATEWAY_ERRORS: ReadonlySet<number> = new Set([502, 503, 504]);

const WITHOUT_TOKEN = ['assets/', 'common/apilogin', 'api_token'];

function withValue(url: string, name: string, value: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

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

function resolveSecretParams(request: ApiRequest, { secrets }: ApiEnvironment): ApiRequest {
  if (!request.params) return request;
  return { ...request, params: secrets.resolve(request.params) as typeof request.params };
}

type SentRequest = RequestInit & { readonly url: string };

/**
 * Sends a call. Replaces `fetchBaseQuery`, which needs absolute URLs on the server and would put token and form
 * data into every action.
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

const sendWithRetry = retry(sendOnce, { maxRetries: 1, backoff: () => Promise.resolve() });

/** Moves a token out of an answer into the vault, so that it reaches neither actions nor the cache. */
function writeToken(answer: unknown, environment: ApiEnvironment): unknown {
  if (typeof answer !== 'object' || answer === null || !('api_token' in answer)) return answer;
  const { api_token: token, ...rest } = answer;
  if (typeof token === 'string' && token !== '') environment.tokens.write(token);
  return rest;
}

const sendInCurrentLanguage: BaseQueryFn<
  ApiRequest,
  unknown,
  ApiFailure,
  CallOptions | undefined
> = async (request, api, options) => {
  const environment = api.extra as ApiEnvironment;
  const isWrite = api.type === 'mutation';
  const language = environment.languageOf(api.getState());
  const fields = request.body ?? {};
  const outcome = await sendWithRetry(
    {
      url: buildUrl(resolveSecretParams(request, environment), environment),
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
  return isOvertaken && !isWrite ? sendInCurrentLanguage(request, api, options) : outcome;
};

/**
 * Sends a call with one retry; both attempts of a write share an `Idempotency-Key`. Gateway errors (502, 503, 504)
 * become `''`. Other failures keep their text, or get 'Server error'. During time travel, answers wait and new
 * calls fail. A read is sent again if the language changed meanwhile.
 */
export const baseQuery: BaseQueryFn<
  ApiRequest,
  unknown,
  ApiFailure,
  CallOptions | undefined
> = async (request, api, options) => {
  const environment = api.extra as ApiEnvironment;
  if (environment.isPast()) return { error: NO_ANSWER };
  // The call that requests the token must not wait for itself. Files need no token.
  const waits = api.endpoint !== 'getApiToken' && !request.url.startsWith('/assets/');
  if (waits && environment.tokens.read() === '') await environment.tokens.settled();
  try {
    const { data, error } = await sendInCurrentLanguage(request, api, options);
    if (!error) return { data: storeSecrets(writeToken(data, environment), environment.secrets) };
    return GATEWAY_ERRORS.has(error.status) ? { data: '' } : { error };
  } finally {
    environment.secrets.delete(request.body ?? {});
  }
};
