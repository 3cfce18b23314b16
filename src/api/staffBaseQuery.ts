/** Base query of the staff API. Shows no toasts, does not navigate and logs nothing. */
import { storeSecrets } from './storeSecrets.ts';
import { nanoid } from '@reduxjs/toolkit';
import { retry, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiEnvironment } from './apiEnvironment.ts';
import { isCachedCall, type AnswerCache } from '../staff/offline/answerCache.ts';
import {
  NO_ANSWER,
  sendOnce,
  GATEWAY_ERRORS,
  type ApiFailure,
  type ApiRequest,
} from './baseQuery.ts';

export interface StaffEnvironment extends Pick<
  ApiEnvironment,
  'fetch' | 'languageOf' | 'isPast' | 'present' | 'secrets'
> {
  readonly base: string;
  readonly csrf: { read(): string; write(token: string): void };
  readonly memberIdOf: (state: unknown) => string | undefined;
  readonly files: ReadonlyMap<string, Blob>;
  readonly answerCache?: AnswerCache | undefined;
}

export interface StaffMeta {
  /** Unix time of a cached answer in milliseconds. Absent for answers from the server. */
  readonly cachedAt?: number;
}

/** Call to the staff API. A string body is the key of a file in `files`. */
export interface StaffRequest extends Omit<ApiRequest, 'body'> {
  readonly body?: object | string | undefined;
}

const isClientError = ({ status }: ApiFailure) => status >= 400 && status < 500;

const sendWithRetry = retry(sendOnce, {
  retryCondition: (error, _request, { attempt }) =>
    attempt <= 1 && !isClientError(error as ApiFailure),
  backoff: () => Promise.resolve(),
});

function pathOf({ url, params = {} }: StaffRequest): string {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) values.set(name, String(value));
  }
  return values.size === 0 ? url : `${url}?${values.toString()}`;
}

function bodyOf({ body }: StaffRequest, { secrets, files }: StaffEnvironment) {
  if (body === undefined) return undefined;
  const sent = typeof body === 'string' ? (files.get(body) ?? new Blob()) : body;
  if (sent instanceof Blob) {
    return { headers: { 'Content-Type': 'application/octet-stream' }, content: sent };
  }
  const content = JSON.stringify(secrets.resolve(sent));
  return { headers: { 'Content-Type': 'application/json' }, content };
}

function writeToken(answer: unknown, { csrf }: StaffEnvironment): unknown {
  if (typeof answer !== 'object' || answer === null || !('csrf_token' in answer)) return answer;
  const { csrf_token: token, ...rest } = answer;
  csrf.write(String(token));
  return rest;
}

interface Sending {
  readonly request: StaffRequest;
  readonly key: string;
  readonly api: BaseQueryApi;
}

function send({ request, key, api }: Sending) {
  const environment = api.extra as StaffEnvironment;
  const body = bodyOf(request, environment);
  return sendWithRetry(
    {
      url: environment.base + pathOf(request),
      method: request.method ?? 'GET',
      headers: {
        Accept: 'application/json',
        'Accept-Language': environment.languageOf(api.getState()),
        ...(api.type === 'mutation' && {
          'Idempotency-Key': key,
          'X-CSRF-Token': environment.csrf.read(),
        }),
        ...body?.headers,
      },
      ...(body && { body: body.content }),
    },
    api,
    {},
  );
}

/**
 * Refetches the CSRF token, as the member may have signed in again in another tab. Ignores another member's
 * session.
 * @returns true if the token has changed
 */
async function renewToken(api: BaseQueryApi): Promise<boolean> {
  const environment = api.extra as StaffEnvironment;
  const { csrf, memberIdOf } = environment;
  const before = csrf.read();
  const { data } = await send({
    request: { url: '/session' },
    key: '',
    api: { ...api, type: 'query' },
  });
  const session = data as { readonly member?: { readonly id?: string } } | undefined;
  if (session?.member?.id !== memberIdOf(api.getState())) return false;
  writeToken(session, environment);
  return csrf.read() !== before;
}

const isUnreached = ({ status }: ApiFailure) => status === 0 || GATEWAY_ERRORS.has(status);

/** Sends a call. After a 403 for a write, refetches the CSRF token and retries if the token has changed. */
async function sendAsMember(sending: Sending) {
  const { api } = sending;
  const { csrf, memberIdOf } = api.extra as StaffEnvironment;
  const isWrite = api.type === 'mutation';
  // A session from the answer cache has no CSRF token, so request one.
  if (isWrite && csrf.read() === '' && memberIdOf(api.getState())) await renewToken(api);
  const ended = await send(sending);
  const isForbidden = isWrite && ended.error?.status === 403;
  return isForbidden && (await renewToken(api)) ? send(sending) : ended;
}

/**
 * Sends a call, with one retry if there is no answer or a 5xx. All attempts of a write share an `Idempotency-Key`.
 * If the backend is unreachable, a read returns its cached answer. Without one, 502, 503 and 504 become `''`. An
 * answer without content becomes `null`.
 */
export const staffBaseQuery: BaseQueryFn<
  StaffRequest,
  unknown,
  ApiFailure,
  object,
  StaffMeta
> = async (request, api) => {
  const environment = api.extra as StaffEnvironment;
  if (environment.isPast()) return { error: NO_ANSWER };
  const path = pathOf(request);
  const isKept = api.type === 'query' && isCachedCall(path);
  const answerCache = isKept ? environment.answerCache : undefined;
  try {
    const key = request.headers?.['Idempotency-Key'] ?? nanoid();
    const { data, error } = await sendAsMember({ request, key, api });
    if (!error) {
      // 204 becomes `null`, as '' means an unreachable backend.
      const read = storeSecrets(writeToken(data, environment), environment.secrets);
      const answer = data === '' ? null : read;
      // Do not cache if the member has signed out meanwhile.
      const isHere = path === '/session' || environment.memberIdOf(api.getState()) !== undefined;
      if (isHere) await answerCache?.write(path, answer);
      return { data: answer };
    }
    const kept = isUnreached(error) ? await answerCache?.read(path) : undefined;
    if (kept) return { data: kept.data, meta: { cachedAt: kept.at } };
    return GATEWAY_ERRORS.has(error.status) ? { data: '' } : { error };
  } finally {
    if (typeof request.body === 'object') environment.secrets.delete(request.body);
  }
};
