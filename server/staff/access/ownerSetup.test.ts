import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { offerOwnerSetup } from './ownerSetup.ts';

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await freshDatabase();
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

const FORM = { name: 'Asha Rao', email: 'asha@example.com', password: 'correct horse battery' };

const claim = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/staff/setup', payload: { ...FORM, ...payload } });
const isOpen = async () =>
  (await app.inject('/api/staff/setup')).json<{ is_open: boolean }>().is_open;
const members = () =>
  db.selectFrom('staff_member').select(['name', 'role', 'order_mail']).execute();

describe('the link for the first owner', () => {
  it('makes one owner, who is signed in', async () => {
    expect(await isOpen()).toBe(false);
    const earlier = (await offerOwnerSetup(db)) ?? '';
    const code = (await offerOwnerSetup(db)) ?? '';
    expect(await isOpen()).toBe(true);
    for (const wrong of [earlier, 'guessed', '']) {
      expect((await claim({ code: wrong })).statusCode).toBe(422);
    }
    expect((await claim({ code, password: 'asha' })).json()).toHaveProperty('errors.password');
    expect((await claim({ code, email: 'asha' })).json()).toHaveProperty('errors.email');
    expect(await members()).toEqual([]);

    const [one, other] = await Promise.all([
      claim({ code }),
      claim({ code, email: 'b@example.com' }),
    ]);
    expect(new Set([one.statusCode, other.statusCode])).toEqual(new Set([200, 422]));
    expect(await members()).toEqual([{ name: 'Asha Rao', role: 'owner', order_mail: 'en' }]);
    const claimed = one.statusCode === 200 ? one : other;
    const session = await app.inject({
      url: '/api/staff/session',
      headers: {
        cookie: claimed.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
    });
    expect(session.json()).toMatchObject({ member: { name: 'Asha Rao', role: 'owner' } });
  });

  it('ends with the first member', async () => {
    expect(await isOpen()).toBe(false);
    expect(await offerOwnerSetup(db)).toBeUndefined();
  });
});
