import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { hashPassword } from '../account/signin/password.ts';
import type { Role, StaffDto } from '../staff/staffDto.ts';

export const STAFF_PASSWORD = 'a long password of the staff';

let hash: Promise<string> | undefined;

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

export interface StaffClient {
  cookie: string;
  csrfToken: string;
  call(method: string, path: string, sent?: Sent): Promise<LightMyRequestResponse>;
}

export function staffClientOf(app: FastifyInstance, answer: LightMyRequestResponse): StaffClient {
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

export async function openStaffClient(app: FastifyInstance, email: string): Promise<StaffClient> {
  return staffClientOf(app, await sendStaffSignIn(app, email));
}
