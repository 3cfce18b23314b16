import { sql } from 'kysely';
import { PLACEHOLDER } from '../catalog/placeholderPicture.ts';
import { inSeconds, isDue } from '../db/nextTry.ts';
import type { Database } from '../db/schema.ts';

type UploadFailure = 'broken' | 'unavailable';

export interface OpenUpload {
  id: string;
  fileName: string;
  failure: UploadFailure | null;
}

export async function findOpenUploads(db: Database, productId: string): Promise<OpenUpload[]> {
  return db
    .selectFrom('picture_upload')
    .select(['id', 'file_name as fileName', 'failure'])
    .where('product_id', '=', productId)
    .where('state', '<>', 'done')
    .orderBy('id')
    .execute();
}

/**
 * Locks a product until the end of the transaction and returns its pictures. Returns undefined if there is no such
 * product.
 */
export async function lockPictures(
  trx: Database,
  productId: string,
): Promise<string[] | undefined> {
  const row = await trx
    .selectFrom('product')
    .select('pictures')
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.pictures;
}

export async function writePictures(
  trx: Database,
  productId: string,
  names: readonly string[],
): Promise<void> {
  await trx
    .updateTable('product')
    .set({ pictures: [...names] })
    .where('id', '=', productId)
    .execute();
}

export interface ArrivedFile {
  fileName: string;
  contentHash: string;
  original: string;
}

export interface NewUpload extends ArrivedFile {
  productId: string;
}

/** Locks files with this content until the end of the transaction, so that they are not deleted while reused. */
async function lockContent(trx: Database, contentHash: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`.execute(trx);
}

/** Queues an upload. Returns false if the same file is already queued for the same product. */
export async function insertUpload(trx: Database, upload: NewUpload): Promise<boolean> {
  await lockContent(trx, upload.contentHash);
  const row = await trx
    .insertInto('picture_upload')
    .values({
      product_id: upload.productId,
      file_name: upload.fileName,
      content_hash: upload.contentHash,
      original: upload.original,
    })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'content_hash']).where('state', '=', 'waiting').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Queues an upload for content pages, unless the same file is already queued or processed.
 * @returns the id of the new or the earlier upload
 */
export async function insertContentUpload(
  trx: Database,
  file: ArrivedFile,
): Promise<{ id: string; isNew: boolean }> {
  const { fileName, contentHash, original } = file;
  await lockContent(trx, contentHash);
  const row = await trx
    .insertInto('picture_upload')
    .values({ is_content: true, file_name: fileName, content_hash: contentHash, original })
    .onConflict((conflict) =>
      conflict
        .column('content_hash')
        .where('is_content', '=', true)
        .where('state', '<>', 'failed')
        .doUpdateSet({ unnamed_since: null }),
    )
    .returning(['id', 'original'])
    .executeTakeFirstOrThrow();
  return { id: row.id, isNew: row.original === original };
}

export interface ContentUpload extends OpenUpload {
  state: 'waiting' | 'done' | 'failed';
  name: string | null;
}

const contentUploads = (db: Database) =>
  db
    .selectFrom('picture_upload')
    .select(['id', 'file_name as fileName', 'failure', 'state', 'name'])
    .where('is_content', '=', true);

export async function findContentUpload(
  db: Database,
  id: string,
): Promise<ContentUpload | undefined> {
  return contentUploads(db).where('id', '=', id).executeTakeFirst();
}

export async function findContentPictures(
  db: Database,
): Promise<{ name: string; fileName: string }[]> {
  return contentUploads(db)
    .where('state', '=', 'done')
    .orderBy('id', 'desc')
    .$narrowType<{ name: string }>()
    .execute();
}

export async function isAwaited(db: Database, original: string): Promise<boolean> {
  const row = await db
    .selectFrom('picture_upload')
    .select('id')
    .where('original', '=', original)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isShown(
  db: Database,
  productId: string,
  contentHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('picture_upload as u')
    .innerJoin('product as p', 'p.id', 'u.product_id')
    .select('u.id')
    .where('u.product_id', '=', productId)
    .where('u.content_hash', '=', contentHash)
    .where(sql<boolean>`u.name = ANY (p.pictures)`)
    .executeTakeFirst();
  return row !== undefined;
}

export interface PendingUpload {
  id: string;
  contentHash: string;
  original: string;
  attempts: number;
}

/**
 * Lease of a claimed upload: longer than a usual attempt and every pause between attempts. After a crash, another
 * server retries the upload when the lease expires.
 */
const LEASE_SECONDS = 120;

/**
 * Claims an upload, so that no other server processes it. Chooses the product whose last upload ended longest ago,
 * then its oldest upload.
 */
export async function takePendingUpload(db: Database): Promise<PendingUpload | undefined> {
  return db
    .updateTable('picture_upload')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_try_at: inSeconds(LEASE_SECONDS) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('picture_upload as first')
        .select('id')
        .where('id', 'in', (of) =>
          of
            .selectFrom('picture_upload')
            .select((row) => row.fn.min('id').as('id'))
            .where('state', '=', 'waiting')
            .where(isDue(LEASE_SECONDS))
            .groupBy('product_id'),
        )
        .orderBy(
          sql`(SELECT max(ended_at) FROM picture_upload AS made WHERE made.product_id = first.product_id) NULLS FIRST`,
        )
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning((eb) => [
      'id',
      'content_hash as contentHash',
      eb.ref('original').$notNull().as('original'),
      'attempts',
    ])
    .executeTakeFirst();
}

export async function countPendingUploads(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('picture_upload')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Marks an upload as done. Appends its picture to the product unless the product already has it.
 * @returns false if the upload was deleted or given up meanwhile
 */
export async function finishUpload(db: Database, id: string, name: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const upload = await trx
      .updateTable('picture_upload')
      .set({ state: 'done', name, original: null, ended_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning('product_id')
      .executeTakeFirst();
    if (upload === undefined) return false;
    await sql`
      UPDATE product SET pictures = array_append(array_remove(pictures, ${PLACEHOLDER}), ${name})
      WHERE id = ${upload.product_id} AND NOT ${name} = ANY (pictures)`.execute(trx);
    return true;
  });
}

export async function failUpload(db: Database, id: string, failure: UploadFailure): Promise<void> {
  await db
    .updateTable('picture_upload')
    .set({ state: 'failed', failure, original: null, ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function postponeUpload(db: Database, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('picture_upload')
    .set({ next_try_at: inSeconds(seconds) })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes a failed upload of a product.
 * @returns its file name; undefined if there is no such upload
 */
export async function deleteFailedUpload(
  trx: Database,
  productId: string,
  id: string,
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('picture_upload')
    .where('id', '=', id)
    .where('product_id', '=', productId)
    .where('state', '=', 'failed')
    .returning('file_name')
    .executeTakeFirst();
  return row?.file_name;
}

export async function findPictureTexts(
  db: Database,
  productId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('product_text')
    .select(['language', 'picture_alt'])
    .where('product_id', '=', productId)
    .execute();
  return new Map(rows.map((row) => [row.language, row.picture_alt]));
}

export async function writePictureText(
  trx: Database,
  productId: string,
  language: string,
  text: string,
): Promise<void> {
  await trx
    .updateTable('product_text')
    .set({ picture_alt: text })
    .where('product_id', '=', productId)
    .where('language', '=', language)
    .execute();
}

async function findNamed(db: Database, names: readonly string[]): Promise<string[]> {
  // Content documents may refer to a picture by its file path, which contains only the hash from the name.
  const { rows } = await sql<{ name: string }>`
    WITH wanted AS (SELECT name, split_part(name, '-', 2) AS hash FROM unnest(${names}::text[]) AS name)
    SELECT name FROM wanted WHERE name IN (SELECT unnest(pictures) FROM product WHERE pictures && ${names}::text[])
    UNION SELECT picture FROM order_line WHERE picture = ANY (${names}::text[])
    UNION SELECT picture FROM product_option_value WHERE picture = ANY (${names}::text[])
    UNION SELECT picture FROM collection WHERE picture = ANY (${names}::text[])
    UNION SELECT picture FROM blog_post WHERE picture = ANY (${names}::text[])
    UNION SELECT name FROM wanted WHERE EXISTS (SELECT FROM content WHERE strpos(body::text, hash) > 0)
    UNION SELECT name FROM wanted WHERE EXISTS (SELECT FROM content_draft WHERE strpos(body::text, hash) > 0)
    UNION SELECT name FROM wanted WHERE EXISTS (SELECT FROM content_version WHERE strpos(body::text, hash) > 0)`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

async function findLeftNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT u.name FROM picture_upload u LEFT JOIN product p ON p.id = u.product_id
    WHERE u.state = 'done' AND (p.id IS NULL OR NOT u.name = ANY (p.pictures))`.execute(db);
  return rows.map(({ name }) => name);
}

/** Stores since when each picture has been unused. Clears the time of pictures that are used again. */
export async function noteUnnamed(db: Database): Promise<void> {
  const left = await findLeftNames(db);
  const named = left.length === 0 ? [] : await findNamed(db, left);
  const unnamed = left.filter((name) => !named.includes(name));
  await sql`
    UPDATE picture_upload SET unnamed_since = CASE WHEN name = ANY (${unnamed}::text[]) THEN now() END
    WHERE state = 'done' AND (unnamed_since IS NULL) = (name = ANY (${unnamed}::text[]))`.execute(
    db,
  );
}

export async function findUselessContents(db: Database): Promise<string[]> {
  const { rows } = await sql<{ content_hash: string }>`
    SELECT DISTINCT content_hash FROM picture_upload
    WHERE unnamed_since < now() - interval '7 days'
      OR (state = 'failed' AND ended_at < now() - interval '7 days')`.execute(db);
  return rows.map((row) => row.content_hash);
}

/**
 * Locks files with this content until the end of the transaction, and deletes their long-unused or failed uploads.
 * @returns true if no upload is left, so that the files may be deleted
 */
export async function deleteUselessUploads(trx: Database, contentHash: string): Promise<boolean> {
  await lockContent(trx, contentHash);
  await sql`
    DELETE FROM picture_upload
    WHERE content_hash = ${contentHash} AND (unnamed_since < now() - interval '7 days'
      OR (state = 'failed' AND ended_at < now() - interval '7 days'))`.execute(trx);
  const left = await trx
    .selectFrom('picture_upload')
    .select('id')
    .where('content_hash', '=', contentHash)
    .executeTakeFirst();
  return left === undefined;
}
