import type { Database } from '../db/schema.ts';

const ZERO_RATED_COLLECTIONS = ['fruits', 'vegetables'];
const ZERO_RATED_PRODUCTS = [
  'country-bread',
  'garlic-naan',
  'whole-milk',
  'paneer',
  'free-range-eggs',
];

export const DEMO_ZONE = 'IN-KA';

export async function insertDemoTaxes(trx: Database): Promise<void> {
  await trx.updateTable('tax_policy').set({ country_id: 'IN', zone_id: DEMO_ZONE }).execute();
  const { id: classId } = await trx
    .insertInto('tax_class')
    .values({ name: 'Zero rate' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('tax_rate')
    .values({ class_id: classId, starts_at: new Date(0), percent: 0 })
    .execute();
  await trx
    .updateTable('product')
    .set({ tax_class_id: classId })
    .where((eb) =>
      eb.or([
        eb('handle', 'in', ZERO_RATED_PRODUCTS),
        eb(
          'collection_id',
          'in',
          eb.selectFrom('collection').select('id').where('handle', 'in', ZERO_RATED_COLLECTIONS),
        ),
      ]),
    )
    .execute();
}
