import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { hashPassword } from '../account/signin/password.ts';
import type { Role, StaffDto } from '../staff/staffDto.ts';

/** The password of members of tests. */
export const STAFF_PASSWORD = 'a long password of the staff';

/** Hashing takes a while, and all members may share one. */
let hash: Promise<string> | undefined;

/** Adds a member who may sign in. @returns the id */
export async function insertStaff(
  { db }: Pick<FastifyInstance, 'db'>,
  email: string,
  role: Role,
): Promise<string> {
  hash ??= hashPassword(STAFF_PASSWORD);
  const { id } = await db
    .insertInto('staff_member')
    .values({ name: `The ${role}`, email, email_key: email, role, password_hash: await hash })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Sent = Pick<InjectOptions, 'payload' | 'query'> & { headers?: Record<string, string> };

/** A browser at the counter; paths are those of the contract, without `/api/staff`. */
export interface CounterClient {
  /** What the browser sends as its cookie. */
  cookie: string;
  csrfToken: string;
  /** A call with the browser's cookie and token, where `headers` say nothing else. */
  call(method: string, path: string, sent?: Sent): Promise<LightMyRequestResponse>;
}

/** Goes on with the session of an answer that signed somebody in. */
export function counterClientOf(
  app: FastifyInstance,
  answer: LightMyRequestResponse,
): CounterClient {
  const staff = answer.cookies.find(({ name }) => /^(?:__Host-)?staff$/.test(name));
  const cookie = staff ? `${staff.name}=${staff.value}` : '';
  const { csrf_token: csrfToken } = answer.json<StaffDto['StaffSession']>();
  return {
    cookie,
    csrfToken,
    call: (method, path, { headers, ...sent } = {}) =>
      app.inject({
        method: method as 'GET',
        url: `/api/staff${path}`,
        ...sent,
        headers: { cookie, 'x-csrf-token': csrfToken, ...headers },
      }),
  };
}

/** Sends a sign-in. */
export const sendStaffSignIn = (
  app: FastifyInstance,
  email: string,
  password = STAFF_PASSWORD,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/api/staff/session',
    payload: { email, password },
    headers,
    remoteAddress,
  });

/** Signs a member in. */
export async function openCounter(app: FastifyInstance, email: string): Promise<CounterClient> {
  return counterClientOf(app, await sendStaffSignIn(app, email));
}
