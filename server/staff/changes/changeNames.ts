import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import type { RecordedChange } from './changeRepository.ts';
import { collectionNameIn, productNameIn } from '../../catalog/nameIn.ts';
import type { StaffDto } from '../staffDto.ts';

type Subject = StaffDto['ChangeSubject'];

const PRODUCT_ID = 'product_id';

type NameQuery = (ids: RawBuilder<string[]>, language: Language) => RawBuilder<NameRow>;

interface NameRow {
  id: string;
  name: string;
}

const numeric = (ids: readonly string[]) => ids.filter((id) => /^\d{1,18}$/.test(id));

const BY_NUMBER: Partial<Record<Subject, NameQuery>> = {
  product: (ids, language) => sql`
    SELECT p.id::text, ${productNameIn(language)} AS name FROM product p WHERE p.id = ANY (${ids}::bigint[])`,
  review: (ids, language) => sql`
    SELECT r.id::text, concat(${productNameIn(language)}, ', ', r.name) AS name
    FROM review r JOIN product p ON p.id = r.product_id WHERE r.id = ANY (${ids}::bigint[])`,
  member: (ids) => sql`
    SELECT id::text, name FROM staff_member WHERE id = ANY (${ids}::bigint[])`,
  message: (ids) => sql`
    SELECT id::text, name FROM contact_message WHERE id = ANY (${ids}::bigint[])`,
  import: (ids) => sql`
    SELECT id::text, file_name AS name FROM product_import WHERE id = ANY (${ids}::bigint[])`,
  delivery: (ids, language) => sql`
    SELECT id::text, coalesce(name ->> ${language}, name ->> 'en') AS name
    FROM delivery_method WHERE id = ANY (${ids}::bigint[])`,
};

const BY_WORDS: Partial<Record<Subject, NameQuery>> = {
  tax: (ids) => sql`
    SELECT concat('class-', id) AS id, name FROM tax_class WHERE concat('class-', id) = ANY (${ids}::text[])`,
  collection: (ids, language) => sql`
    SELECT c.handle AS id, ${collectionNameIn(language)} AS name FROM collection c WHERE c.handle = ANY (${ids}::text[])`,
  content: (ids, language) => sql`
    SELECT DISTINCT ON (id) id, name FROM (
      SELECT name AS id, body ->> 'title' AS name, language FROM content WHERE name = ANY (${ids}::text[])
      UNION ALL
      SELECT concat('post/', p.handle), t.title, t.language FROM blog_post p
      JOIN blog_post_text t ON t.post_id = p.id WHERE concat('post/', p.handle) = ANY (${ids}::text[])
    ) AS titled
    ORDER BY id, language = ${language} DESC, language = 'en' DESC`,
};

function productIdsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name === PRODUCT_ID && typeof part === 'string' ? [part] : productIdsIn(part),
  );
}

function withProducts(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => withProducts(part, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) =>
      name === PRODUCT_ID
        ? ['product', typeof part === 'string' ? (names.get(part) ?? part) : null]
        : [name, withProducts(part, names)],
    ),
  );
}

async function findNames(
  db: Database,
  subject: Subject,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const numbers = BY_NUMBER[subject];
  const asked = [...new Set(numbers ? numeric(ids) : ids)];
  const query = (numbers ?? BY_WORDS[subject])?.(sql`${asked}`, language);
  if (query === undefined || asked.length === 0) return new Map();
  const { rows } = await query.execute(db);
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}

/**
 * Adds subject names to changes and replaces product ids by product names. Deleted subjects get no name; deleted
 * products keep their id.
 */
export async function nameChanges(
  db: Database,
  changes: readonly RecordedChange[],
  language: Language,
): Promise<(RecordedChange & { subjectName: string | undefined })[]> {
  const bySubject = Map.groupBy(changes, ({ subject }) => subject);
  const names = new Map<Subject, Map<string, string>>();
  for (const [subject, of] of bySubject) {
    const ids = of.map(({ subjectId }) => subjectId);
    names.set(subject, await findNames(db, subject, ids, language));
  }
  const productIds = changes.flatMap(({ before, after }) => productIdsIn([before, after]));
  const products = await findNames(db, 'product', productIds, language);
  return changes.map((change) => ({
    ...change,
    before: withProducts(change.before, products) as object,
    after: withProducts(change.after, products) as object,
    subjectName: names.get(change.subject)?.get(change.subjectId),
  }));
}
