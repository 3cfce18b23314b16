import { sql } from 'kysely';
import { assertValid, line } from '../../account/fields.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { texts } from '../../texts.ts';
import { changedValues } from '../changes/changedValues.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import { rejectStaleFields } from '../staleValues.ts';
import { freeHandle } from '../freeHandle.ts';
import type { StaffDto } from '../staffDto.ts';

type EditedCollection = StaffDto['EditedCollection'];
type Values = StaffDto['CollectionValues'];

interface CollectionWritten {
  collection: EditedCollection;
  change?: StaffChange;
}

const LANGUAGES = ['en', 'fr'] as const;
const NAME = { maximum: 200 };
const DESCRIPTION = { maximum: 1000 };

interface CollectionRow extends Values {
  handle: string;
  products: number;
}

export async function findEditedCollections(
  db: Database,
  handle: string | null = null,
): Promise<EditedCollection[]> {
  const { rows } = await sql<CollectionRow>`
    SELECT c.handle, c.position,
      coalesce(en.name, c.handle) AS name_en, coalesce(fr.name, '') AS name_fr,
      coalesce(en.description, '') AS description_en, coalesce(fr.description, '') AS description_fr,
      (SELECT count(*)::integer FROM product WHERE collection_id = c.id AND parent_id IS NULL) AS products
    FROM collection c
    LEFT JOIN collection_text en ON en.collection_id = c.id AND en.language = 'en'
    LEFT JOIN collection_text fr ON fr.collection_id = c.id AND fr.language = 'fr'
    WHERE ${handle}::text IS NULL OR c.handle = ${handle}
    ORDER BY c.position, c.id`.execute(db);
  return rows.map(({ handle: own, products, ...values }) => ({ handle: own, products, values }));
}

async function readCollection(db: Database, handle: string): Promise<EditedCollection> {
  const [collection] = await findEditedCollections(db, handle);
  if (collection === undefined) throw new RequestError(404, texts.staff.collection.none);
  return collection;
}

const cleaned = (values: Values): Values => ({
  position: values.position,
  ...assertValid({
    name_en: line(values.name_en, NAME),
    name_fr: line(values.name_fr, NAME, values.description_fr.trim() !== ''),
    description_en: line(values.description_en, DESCRIPTION, false),
    description_fr: line(values.description_fr, DESCRIPTION, false),
  }),
});

async function writeTexts(trx: Database, id: string, values: Values): Promise<void> {
  for (const language of LANGUAGES) {
    const text = {
      name: values[`name_${language}`],
      description: values[`description_${language}`],
    };
    if (text.name === '') {
      await trx
        .deleteFrom('collection_text')
        .where('collection_id', '=', id)
        .where('language', '=', language)
        .execute();
    } else {
      await trx
        .insertInto('collection_text')
        .values({ collection_id: id, language, ...text })
        .onConflict((conflict) => conflict.columns(['collection_id', 'language']).doUpdateSet(text))
        .execute();
    }
  }
}

export async function addCollection(trx: Database, sent: Values): Promise<CollectionWritten> {
  const values = cleaned(sent);
  const handle = await freeHandle(trx, 'collection', values.name_en);
  const { id } = await trx
    .insertInto('collection')
    .values({ handle, position: values.position })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeTexts(trx, id, values);
  const collection = await readCollection(trx, handle);
  return {
    collection,
    change: { subject: 'collection', subjectId: handle, before: {}, after: { ...values } },
  };
}

async function lockCollection(trx: Database, handle: string): Promise<string> {
  const row = await trx
    .selectFrom('collection')
    .select('id')
    .where('handle', '=', handle)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new RequestError(404, texts.staff.collection.none);
  return row.id;
}

/**
 * Saves the changed fields of a collection, except its handle.
 * @throws RequestError 404 if unknown
 * @throws FormRejection 409 if someone else has changed a field, 422 if a value is invalid
 */
export async function saveCollection(
  trx: Database,
  handle: string,
  { changed: sent, from }: StaffDto['CollectionChanges'],
): Promise<CollectionWritten> {
  const id = await lockCollection(trx, handle);
  const before = await readCollection(trx, handle);
  rejectStaleFields(before.values, sent, from);
  const values = cleaned({ ...before.values, ...sent });
  const changed = changedValues(before.values, values);
  if (changed === undefined) return { collection: before };
  const { position } = values;
  if (position !== before.values.position)
    await trx.updateTable('collection').set({ position }).where('id', '=', id).execute();
  if (Object.keys(changed.after).some((name) => name !== 'position'))
    await writeTexts(trx, id, values);
  return {
    collection: await readCollection(trx, handle),
    change: { subject: 'collection', subjectId: handle, ...changed },
  };
}

export async function deleteCollection(
  trx: Database,
  handle: string,
): Promise<{ change: StaffChange }> {
  const id = await lockCollection(trx, handle);
  const { products, values } = await readCollection(trx, handle);
  if (products > 0) throw new RequestError(409, texts.staff.collection.hasProducts);
  await trx.deleteFrom('collection').where('id', '=', id).execute();
  return {
    change: { subject: 'collection', subjectId: handle, before: { ...values }, after: {} },
  };
}
