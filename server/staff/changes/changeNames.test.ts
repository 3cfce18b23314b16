import { createDemoCatalog } from '../../demo/createDemoCatalog.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { nameChanges } from './changeNames.ts';
import type { RecordedChange } from './changeRepository.ts';

let db: Database;

beforeAll(async () => {
  db = await freshDatabase();
  await createDemoCatalog(db);
});

afterAll(() => db.destroy());

const change = (
  subject: RecordedChange['subject'],
  subjectId: string,
  after: object = {},
): RecordedChange => ({
  id: '1',
  at: new Date(),
  by: 'Asha Rao',
  operation: 'save',
  subject,
  subjectId,
  before: {},
  after,
});

it('names subjects and products of changes in the language, and keeps ids of deleted ones', async () => {
  const { id } = await db
    .selectFrom('product')
    .select('id')
    .where('handle', '=', 'basmati-rice')
    .executeTakeFirstOrThrow();
  const review = await db.selectFrom('review').select(['id', 'name']).limit(1).executeTakeFirst();
  const named = await nameChanges(
    db,
    [
      change('product', id),
      change('product', '999999'),
      change('collection', 'spices'),
      change('content', 'page/about-us'),
      change('content', 'menu/menu'),
      change('tax', 'class-1'),
      change('tax', 'policy'),
      change('order', 'RR-7K2M9X', { replacement: { product_id: id, quantity: 2 } }),
      ...(review ? [change('review', review.id)] : []),
    ],
    'fr',
  );
  expect(named.map(({ subjectName }) => subjectName)).toEqual([
    'Riz basmati',
    undefined,
    'Épices',
    'À propos',
    undefined,
    'Standard',
    undefined,
    undefined,
    expect.stringMatching(new RegExp(`, ${review?.name}$`)),
  ]);
  expect(named[7]?.after).toEqual({ replacement: { product: 'Riz basmati', quantity: 2 } });
});
