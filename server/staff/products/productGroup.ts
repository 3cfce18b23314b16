import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { texts } from '../../texts.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import type { StaffDto } from '../staffDto.ts';
import { findTaxClass } from '../tax/taxes.ts';
import { ProductRejection } from './productRejection.ts';

const STATUSES: readonly string[] = ['draft', 'active', 'hidden', 'archived'];

interface Group {
  stored: string;
  /** Value in the activity log: the collection's handle, the tax class's name, or the status. */
  shown: string;
}

async function readGroup(
  trx: Database,
  { field, value }: StaffDto['ProductGroupForm'],
): Promise<Group> {
  if (field === 'status') {
    if (!STATUSES.includes(value)) throw new RequestError(422, texts.staff.noStatus);
    return { stored: value, shown: value };
  }
  if (field === 'tax_class_id') {
    const found = /^\d{1,18}$/.test(value) ? await findTaxClass(trx, value) : undefined;
    if (found === undefined) throw new RequestError(422, texts.staff.tax.noClass);
    return { stored: value, shown: found.name };
  }
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM collection WHERE handle = ${value} FOR KEY SHARE`.execute(trx);
  if (rows[0] === undefined) throw new RequestError(422, texts.staff.collection.none);
  return { stored: rows[0].id, shown: value };
}

/** SQL assignments and current values by field. A date to publish belongs to drafts only. */
const SET = {
  collection: (id: string) => sql`collection_id = ${id}::bigint`,
  tax_class_id: (id: string) => sql`tax_class_id = ${id}::bigint`,
  status: (status: string) =>
    sql`status = ${status}, publish_at = CASE WHEN ${status} = 'draft' THEN publish_at END`,
} as const;

const GROUPS = {
  collection: sql`(SELECT handle FROM collection WHERE id = product.collection_id)`,
  tax_class_id: sql`(SELECT name FROM tax_class WHERE id = product.tax_class_id)`,
  status: sql`status`,
} as const;

/**
 * Sets the collection, tax class or status of all the products or of none. Products that already have the value
 * stay unchanged, so a retry succeeds.
 * @returns changes for the activity log
 * @throws RequestError 422 for an unknown group, ProductRejection 409 if a product is gone
 */
export async function changeGroup(
  trx: Database,
  form: StaffDto['ProductGroupForm'],
): Promise<StaffChange[]> {
  const { field, product_ids: ids } = form;
  const group = await readGroup(trx, form);
  const { rows } = await sql<{ id: string; name: string; before: string }>`
    SELECT id, ${GROUPS[field]} AS before,
      coalesce((SELECT name FROM product_text WHERE product_id = product.id AND language = 'en'), handle) AS name
    FROM product WHERE id = ANY (${ids}::bigint[]) AND parent_id IS NULL ORDER BY id FOR UPDATE`.execute(
    trx,
  );
  const found = new Set(rows.map(({ id }) => id));
  const gone = ids.filter((id) => !found.has(id));
  if (gone.length > 0) {
    throw new ProductRejection(
      Object.fromEntries(gone.map((id) => [id, texts.staff.noProduct])),
      true,
    );
  }
  const moved = rows.filter(({ before }) => before !== group.shown);
  await sql`
    UPDATE product SET ${SET[field](group.stored)}
    WHERE id = ANY (${moved.map(({ id }) => id)}::bigint[])`.execute(trx);
  return moved.map(({ id, name, before }) => ({
    subject: 'product',
    subjectId: id,
    before: { product: name, [field]: before },
    after: { product: name, [field]: group.shown },
  }));
}
