import { sql } from 'kysely';
import { inSeconds, isDue } from '../db/nextTry.ts';
import type { Database } from '../db/schema.ts';

/** Why no picture was made of an upload. */
type UploadFailure = 'broken' | 'unavailable';

/** An upload of which no picture is made yet, or none could be. */
export interface OpenUpload {
  id: string;
  fileName: string;
  /** Null while it waits. */
  failure: UploadFailure | null;
}

/** Uploads of a product that are no pictures yet, or never will be; oldest first. */
export async function findOpenUploads(db: Database, productId: string): Promise<OpenUpload[]> {
  return db
    .selectFrom('picture_upload')
    .select(['id', 'file_name as fileName', 'failure'])
    .where('product_id', '=', productId)
    .where('state', '<>', 'done')
    .orderBy('id')
    .execute();
}

/** Names of a product's pictures, which stay as they are until the end of the transaction. Undefined for no product. */
export async function holdPictures(
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

/** Writes the names of a product's pictures, in the order shown. */
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

/** A file that has come. */
export interface ArrivedFile {
  fileName: string;
  /** SHA-256, hexadecimal. */
  contentHash: string;
  /** Key in the store. */
  original: string;
}

/** A file that has come for a product. */
export interface NewUpload extends ArrivedFile {
  productId: string;
}

/** Holds what is stored of a file until the end of the transaction, so that it is not deleted while it is used again. */
async function holdContent(trx: Database, contentHash: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`.execute(trx);
}

/** Lets an upload wait for its files to be made. False where the same file waits for the same product already. */
export async function insertUpload(trx: Database, upload: NewUpload): Promise<boolean> {
  await holdContent(trx, upload.contentHash);
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
 * Lets a file for content wait for its files to be made, unless the same one came before.
 * @returns the id, of the earlier upload where there is one
 */
export async function insertContentUpload(
  trx: Database,
  file: ArrivedFile,
): Promise<{ id: string; isNew: boolean }> {
  const { fileName, contentHash, original } = file;
  await holdContent(trx, contentHash);
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

/** What has become of a file for content. */
export interface ContentUpload extends OpenUpload {
  state: 'waiting' | 'done' | 'failed';
  /** Null before it is made. */
  name: string | null;
}

const contentUploads = (db: Database) =>
  db
    .selectFrom('picture_upload')
    .select(['id', 'file_name as fileName', 'failure', 'state', 'name'])
    .where('is_content', '=', true);

/** A file that came for content; undefined for no such one. */
export async function findContentUpload(
  db: Database,
  id: string,
): Promise<ContentUpload | undefined> {
  return contentUploads(db).where('id', '=', id).executeTakeFirst();
}

/** The pictures that were made for content, the newest first. */
export async function findContentPictures(
  db: Database,
): Promise<{ name: string; fileName: string }[]> {
  return contentUploads(db)
    .where('state', '=', 'done')
    .orderBy('id', 'desc')
    .$narrowType<{ name: string }>()
    .execute();
}

/** Whether a picture is to be made of what lies under a key of the store. */
export async function isAwaited(db: Database, original: string): Promise<boolean> {
  const row = await db
    .selectFrom('picture_upload')
    .select('id')
    .where('original', '=', original)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a product shows the picture made of a file already. */
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

/** An upload that this server is to make files of now. */
export interface PendingUpload {
  id: string;
  contentHash: string;
  original: string;
  /** Attempts so far, this one included. */
  attempts: number;
}

/** Longer than an attempt takes, and than any pause: what a server that died had taken is tried again after it. */
const LEASE_SECONDS = 120;

/** Takes the upload that waits longest of the product that has waited longest, so that no other server tries it. */
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

/** How many uploads wait for their files. */
export async function countPendingUploads(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('picture_upload')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Notes that a picture is made of an upload, and shows it with its product behind the others, unless that shows it already.
 * @returns false where the upload was given up meanwhile
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
      UPDATE product SET pictures = array_append(pictures, ${name})
      WHERE id = ${upload.product_id} AND NOT ${name} = ANY (pictures)`.execute(trx);
    return true;
  });
}

/** Notes that no picture can be made of an upload. */
export async function failUpload(db: Database, id: string, failure: UploadFailure): Promise<void> {
  await db
    .updateTable('picture_upload')
    .set({ state: 'failed', failure, original: null, ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Lets an upload wait for its next attempt. */
export async function postponeUpload(db: Database, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('picture_upload')
    .set({ next_try_at: inSeconds(seconds) })
    .where('id', '=', id)
    .execute();
}

/** Forgets an upload of a product that no picture could be made of. @returns its file's name; undefined for no such one */
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

/** What the pictures of a product show, in words, by language; undefined where it has no texts in one. */
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

/** Writes what the pictures of a product show, in a language that it has texts in. */
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

/** Of these names those that something of the shop names: a product, an order of whatever age, a page. */
async function findNamed(db: Database, names: readonly string[]): Promise<string[]> {
  // Content names some of its pictures by the path of a file, which has the hash of a name alone.
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

/** Names of pictures that their own product does not show any more. */
async function findLeftNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT u.name FROM picture_upload u LEFT JOIN product p ON p.id = u.product_id
    WHERE u.state = 'done' AND (p.id IS NULL OR NOT u.name = ANY (p.pictures))`.execute(db);
  return rows.map(({ name }) => name);
}

/** Notes since when nothing names a picture; it is the same moment until something does again. */
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

/** Contents of uploads that are of no use: nothing has named their picture for a week, or none could be made. */
export async function findUselessContents(db: Database): Promise<string[]> {
  const { rows } = await sql<{ content_hash: string }>`
    SELECT DISTINCT content_hash FROM picture_upload
    WHERE unnamed_since < now() - interval '7 days'
      OR (state = 'failed' AND ended_at < now() - interval '7 days')`.execute(db);
  return rows.map((row) => row.content_hash);
}

/**
 * Forgets the useless uploads of a content, and holds it until the end of the transaction.
 * @returns whether no upload of it is left, so that its files may go
 */
export async function deleteUselessUploads(trx: Database, contentHash: string): Promise<boolean> {
  await holdContent(trx, contentHash);
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
