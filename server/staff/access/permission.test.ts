import type { FastifyInstance } from 'fastify';
import { operationPermissions, rolePermissions } from '../../../contract/permissions.gen.ts';
import { buildApp } from '../../app.ts';
import { loadContract, type Operation } from '../../http/contract.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { Permission, Role } from '../staffDto.ts';

const { operations } = await loadContract('staff.yaml');
const roles = Object.keys(rolePermissions) as Role[];
const guarded = [...operations.values()].filter(({ demandsSession }) => demandsSession);
const open = [...operations.values()].filter(({ demandsSession }) => !demandsSession);
const table = guarded
  .filter(({ id }) => id !== 'signOutStaff')
  .flatMap((operation) => roles.map((role) => [operation.id, role, operation] as const));

function mayCall(role: Role, operationId: string): boolean {
  const demanded: Partial<Record<string, Permission>> = operationPermissions;
  const { [operationId]: permission } = demanded;
  const allowed: readonly Permission[] = rolePermissions[role];
  return permission === undefined || allowed.includes(permission);
}

let db: Database;
let app: FastifyInstance;
const clients = new Map<Role, StaffClient>();

beforeAll(async () => {
  db = await freshDatabase();
  app = await buildApp({ db });
  for (const role of roles) {
    await insertStaff(app, `${role}@example.com`, role);
    clients.set(role, await openStaffClient(app, `${role}@example.com`));
  }
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

function clientOf(role: Role): StaffClient {
  const client = clients.get(role);
  if (!client) throw new Error(`There is no ${role}.`);
  return client;
}

const path = (operation: Operation) => operation.path.replaceAll(/\{\w+\}/g, '999999');

const call = (client: StaffClient, operation: Operation, headers?: Record<string, string>) =>
  client.call(operation.method, path(operation), {
    ...(operation.method !== 'GET' && operation.method !== 'DELETE' && { payload: {} }),
    ...(headers && { headers }),
  });

const STRANGER: StaffClient = {
  cookie: '',
  csrfToken: '',
  call: (method, url, { headers, ...sent } = {}) =>
    app.inject({
      method: method as 'GET',
      url: `/api/staff${url}`,
      ...sent,
      ...(headers && { headers }),
    }),
};

describe('staff operations', () => {
  it('are all in the table', () => {
    expect(guarded.length).toBeGreaterThan(15);
    expect(open.map(({ id }) => id).toSorted()).toEqual([
      'acceptInvitationWithPasskey',
      'claimShop',
      'getInvitationPasskeyOptions',
      'getOwnerSetup',
      'getStaffPasskeyOptions',
      'readInvitation',
      'requestStaffPassword',
      'setStaffPassword',
      'signInStaff',
      'signInStaffWithPasskey',
    ]);
  });

  it.each(table.filter(([id, role]) => mayCall(role, id)))(
    '%s allows the %s',
    async (_id, role, operation) => {
      const { statusCode } = await call(clientOf(role), operation);
      expect([401, 403]).not.toContain(statusCode);
    },
  );

  it.each(table.filter(([id, role]) => !mayCall(role, id)))(
    '%s is forbidden to the %s',
    async (_id, role, operation) => {
      const { statusCode, headers } = await call(clientOf(role), operation);
      expect(statusCode).toBe(403);
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    },
  );

  it.each(guarded.map((operation) => [operation.id, operation] as const))(
    '%s requires a sign-in and rejects an unknown cookie',
    async (_id, operation) => {
      expect((await call(STRANGER, operation)).statusCode).toBe(401);
      const forged = await call(STRANGER, operation, { cookie: `staff=${'f'.repeat(64)}` });
      expect(forged.statusCode).toBe(401);
    },
  );

  it.each(
    guarded.filter(({ isWrite }) => isWrite).map((operation) => [operation.id, operation] as const),
  )('%s requires the CSRF token and rejects cross-site requests', async (_id, operation) => {
    const owner = clientOf('owner');
    for (const headers of [{ 'x-csrf-token': '' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await call(owner, operation, headers)).statusCode).toBe(403);
    }
    expect((await owner.call('GET', '/session')).statusCode).toBe(200);
  });

  it.each(
    open.filter(({ isWrite }) => isWrite).map((operation) => [operation.id, operation] as const),
  )('%s rejects cross-site requests', async (_id, operation) => {
    const answer = await call(STRANGER, operation, { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
  });
});
