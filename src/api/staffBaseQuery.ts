/** Speaks HTTP with the counter's part of the backend. No toast, no navigation, no console here. */
import { storeSecrets } from './storeSecrets.ts';
import { nanoid } from '@reduxjs/toolkit';
import { retry, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiEnvironment } from './apiEnvironment.ts';
import { isCachedCall, type AnswerCache } from '../staff/offline/answerCache.ts';
import { NO_ANSWER, sendOnce, SWALLOWED, type ApiFailure, type ApiRequest } from './baseQuery.ts';

/** What the counter's base query needs of its environment; handed to the store as the thunks' extra argument. */
export interface StaffEnvironment extends Pick<
  ApiEnvironment,
  'fetch' | 'languageOf' | 'isPast' | 'present' | 'secrets'
> {
  /** Prefix of every call, such as `/api/staff`. */
  readonly base: string;
  /** Where the CSRF token is stored, which never enters the store. */
  readonly csrf: { read(): string; write(token: string): void };
  /** Id of whoever is signed in here, as far as that is known. */
  readonly memberIdOf: (state: unknown) => string | undefined;
  /** Files on their way to the backend, by the reference that calls carry in their place. */
  readonly files: ReadonlyMap<string, Blob>;
  /** Absent if the browser has no cache storage. */
  readonly answerCache?: AnswerCache | undefined;
}

/** Metadata of an answer. */
export interface StaffMeta {
  /** Time of a cached answer in milliseconds since 1970; absent for answers of the backend. */
  readonly cachedAt?: number;
}

/** A call of the counter; a text as its body is the reference of a file. */
export interface StaffRequest extends Omit<ApiRequest, 'body'> {
  readonly body?: object | string | undefined;
}

/** Whether the backend itself has refused a call, which a second attempt would not change. */
const isRefused = ({ status }: ApiFailure) => status >= 400 && status < 500;

const sendTwice = retry(sendOnce, {
  retryCondition: (error, _request, { attempt }) => attempt <= 1 && !isRefused(error as ApiFailure),
  backoff: () => Promise.resolve(),
});

function pathOf({ url, params = {} }: StaffRequest): string {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) values.set(name, String(value));
  }
  return values.size === 0 ? url : `${url}?${values.toString()}`;
}

/** What is sent as the body of a call; a file that is not there any more is sent as an empty one. */
function bodyOf({ body }: StaffRequest, { secrets, files }: StaffEnvironment) {
  if (body === undefined) return undefined;
  const sent = typeof body === 'string' ? (files.get(body) ?? new Blob()) : body;
  if (sent instanceof Blob) {
    return { headers: { 'Content-Type': 'application/octet-stream' }, content: sent };
  }
  const content = JSON.stringify(secrets.resolve(sent));
  return { headers: { 'Content-Type': 'application/json' }, content };
}

/** Moves the CSRF token out of an answer, so that it reaches neither actions nor the cache. */
function writeToken(answer: unknown, { csrf }: StaffEnvironment): unknown {
  if (typeof answer !== 'object' || answer === null || !('csrf_token' in answer)) return answer;
  const { csrf_token: token, ...rest } = answer;
  csrf.write(String(token));
  return rest;
}

/** A call on its way. */
interface Sending {
  readonly request: StaffRequest;
  readonly key: string;
  readonly api: BaseQueryApi;
}

/** Sends it with what is known of the session by now. */
function send({ request, key, api }: Sending) {
  const environment = api.extra as StaffEnvironment;
  const body = bodyOf(request, environment);
  return sendTwice(
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
 * Reads the token of the session anew: the member may have signed in again in another tab. Not where it was somebody else, as
 * whom nobody here means to write.
 * @returns whether there is another one
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

/** Tells whether the backend was not reached. */
const isUnreached = ({ status }: ApiFailure) => status === 0 || SWALLOWED.has(status);

/** Sends a call; retries a write refused with 403 if another tab has renewed the CSRF token. */
async function sendAsMember(sending: Sending) {
  const { api } = sending;
  const { csrf, memberIdOf } = api.extra as StaffEnvironment;
  const isWrite = api.type === 'mutation';
  // A cached session has no token.
  if (isWrite && csrf.read() === '' && memberIdOf(api.getState())) await renewToken(api);
  const ended = await send(sending);
  const isForbidden = isWrite && ended.error?.status === 403;
  return isForbidden && (await renewToken(api)) ? send(sending) : ended;
}

/**
 * Sends a call with the cookie of the session, and once more when it got no answer or a 5xx one, both attempts of a write
 * with the same `Idempotency-Key`, and a write once more with the session's token of another tab. A read that does not reach the
 * backend gets its cached answer, if any. Otherwise 502, 503 and 504 become the answer `''`, any other failure becomes its text (a
 * problem as JSON, where the backend has refused it) or 'Server error'. An answer without content is `null`.
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
      // 204: `null`, as '' means that the backend was not reached.
      const read = storeSecrets(writeToken(data, environment), environment.secrets);
      const answer = data === '' ? null : read;
      // The member may have signed out meanwhile.
      const isHere = path === '/session' || environment.memberIdOf(api.getState()) !== undefined;
      if (isHere) await answerCache?.write(path, answer);
      return { data: answer };
    }
    const kept = isUnreached(error) ? await answerCache?.read(path) : undefined;
    if (kept) return { data: kept.data, meta: { cachedAt: kept.at } };
    return SWALLOWED.has(error.status) ? { data: '' } : { error };
  } finally {
    if (typeof request.body === 'object') environment.secrets.delete(request.body);
  }
};
