import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertAtOnce } from '../../testing/insertAtOnce.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import { untilBlocked } from '../../testing/untilBlocked.ts';
import { deleteCollection } from './collectionWrite.ts';
import type { StaffDto } from '../staffDto.ts';

type Values = StaffDto['CollectionValues'];
type Collection = StaffDto['EditedCollection'];

const TEAS: Values = {
  position: 5,
  name_en: 'Teas',
  name_fr: 'Thés',
  description_en: 'Black and green.',
  description_fr: '',
};

let db: Database;
let app: FastifyInstance;
let manager: StaffClient;

beforeAll(async () => {
  db = await freshDatabase(12);
  await insertCurrencies(db);
  app = await buildApp({ db });
  await insertStaff(app, 'manager@example.com', 'manager');
  manager = await openStaffClient(app, 'manager@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('product').execute();
  await db.deleteFrom('collection').execute();
});

const list = async () =>
  (await manager.call('GET', '/catalogue/collections')).json<StaffDto['EditedCollectionList']>()
    .collections;

const add = (payload: Values) => manager.call('POST', '/catalogue/collections', { payload });

const save = (handle: string, changed: Partial<Values>, from?: Partial<Values>) =>
  manager.call('PUT', `/catalogue/collections/${handle}`, { payload: { changed, from } });

const remove = (handle: string) => manager.call('DELETE', `/catalogue/collections/${handle}`);

async function fill(handle: string): Promise<void> {
  const { id } = await insertProduct(db, { handle: `in-${handle}`, name: 'Something' });
  const collection = await db
    .selectFrom('collection')
    .select('id')
    .where('handle', '=', handle)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('product')
    .set({ collection_id: collection.id })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('collection').where('handle', '=', 'goods').execute();
}

const inShop = async (language: string) =>
  (
    await app.inject({
      url: '/api/catalog/collection/all',
      headers: { 'accept-language': language },
    })
  ).json<Dto['CollectionList']>().collections;

describe('collections', () => {
  it('are added under unique paths and appear in the shop once they have products', async () => {
    const added = await add(TEAS);
    expect(added.statusCode).toBe(201);
    expect(added.json<Collection>()).toEqual({ handle: 'teas', products: 0, values: TEAS });
    expect((await add(TEAS)).json<Collection>().handle).toBe('teas-2');
    expect(await inShop('fr')).toEqual([]);
    await fill('teas');
    expect(await inShop('fr')).toMatchObject([{ handle: 'teas', name: 'Thés' }]);
  });

  it('get different paths when two members add them concurrently', async () => {
    const addTeas = () => add(TEAS);
    const added = await insertAtOnce(db, 'collection', [addTeas, addTeas]);
    expect(added.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const handles = added.map((answer) => answer.json<Collection>().handle);
    expect(handles.toSorted()).toEqual(['teas', 'teas-2']);
  });

  it('keep their path when saved, and log only changed values', async () => {
    await add(TEAS);
    await add({ ...TEAS, name_en: 'Coffee', name_fr: '', position: 9 });
    await fill('teas');
    const next = { ...TEAS, name_en: 'Tea', name_fr: '', position: 12 };
    expect((await save('teas', next)).json<Collection>()).toEqual({
      handle: 'teas',
      products: 1,
      values: next,
    });
    expect((await save('teas', next)).statusCode).toBe(200);
    expect((await list()).map(({ handle }) => handle)).toEqual(['coffee', 'teas']);
    expect(await inShop('fr')).toMatchObject([{ handle: 'teas', name: 'Tea' }]);
    const { changes } = (
      await manager.call('GET', '/changes', {
        query: { subject: 'collection', subject_id: 'teas' },
      })
    ).json<StaffDto['ChangeList']>();
    expect(changes.filter(({ operation }) => operation === 'saveCollection')).toMatchObject([
      {
        before: { position: 5, name_en: 'Teas', name_fr: 'Thés' },
        after: { position: 12, name_en: 'Tea', name_fr: '' },
      },
    ]);
    expect((await save('none', next)).statusCode).toBe(404);
    expect((await save('teas', { position: 3 })).json<Collection>().values).toEqual({
      ...next,
      position: 3,
    });
  });

  it('reject a value that another member has changed since', async () => {
    await add(TEAS);
    await save('teas', { name_en: 'Tea' });
    const refused = await save('teas', { name_en: 'All teas' }, { name_en: TEAS.name_en });
    expect([refused.statusCode, refused.json<StaffDto['Problem']>().errors]).toEqual([
      409,
      { name_en: expect.stringContaining('“Tea”. Save again') },
    ]);
    const from = { name_en: TEAS.name_en, position: TEAS.position };
    expect((await save('teas', { name_en: 'Tea', position: 7 }, from)).statusCode).toBe(200);
    expect((await save('teas', { name_en: 'All teas' })).statusCode).toBe(200);
  });

  it('are deleted only without products', async () => {
    await add(TEAS);
    await fill('teas');
    const refused = await remove('teas');
    expect(refused.statusCode).toBe(409);
    expect(refused.json<StaffDto['Problem']>().detail).toMatch(
      /^This collection still has products\. Move them to another collection first\./,
    );
    await db.deleteFrom('product').execute();
    expect((await remove('teas')).json()).toEqual({ collections: [] });
    expect((await remove('teas')).statusCode).toBe(404);
  });

  it('being deleted reject new products with a reason', async () => {
    await add(TEAS);
    await fill('teas');
    const { products } = (await manager.call('GET', '/products')).json<StaffDto['ProductPage']>();
    const whole = await manager.call('GET', `/products/${products[0]?.product_id}`);
    const { values } = whole.json<StaffDto['StaffProduct']>();
    await add({ ...TEAS, name_en: 'Coffee' });
    const { adding } = await db.transaction().execute(async (trx) => {
      await deleteCollection(trx, 'coffee');
      const pending = manager.call('POST', '/products', {
        payload: { stock: 1, values: { ...values, handle: '', collection: 'coffee' } },
      });
      await untilBlocked(db);
      return { adding: pending };
    });
    const refused = await adding;
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<StaffDto['Problem']>().errors ?? {})).toEqual(['collection']);
  });

  it.each<[string, Partial<Values>]>([
    ['name_en', { name_en: ' ' }],
    ['name_fr', { name_fr: '', description_fr: 'Noirs et verts.' }],
    ['name_en', { name_en: 'Teas\u0007' }],
  ])('report by %s what is invalid in %j', async (field, values) => {
    const answer = await add({ ...TEAS, ...values });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<StaffDto['Problem']>().errors ?? {})).toEqual([field]);
  });
});
