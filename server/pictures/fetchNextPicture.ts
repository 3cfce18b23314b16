import { sql } from 'kysely';
import { inSeconds, isDue } from '../db/nextTry.ts';
import type { Database } from '../db/schema.ts';
import { downloadPicture, FailedFetch, type DownloadOptions } from './downloadPicture.ts';
import { examinePicture, FlawedPicture } from './makePicture.ts';
import { addUpload } from './pictureService.ts';
import { withOriginal } from './withOriginal.ts';
import type { PictureStore } from './pictureStore.ts';

export interface FetchingOptions extends DownloadOptions {
  db: Database;
  store: PictureStore;
  onFailure: (what: string) => void;
}

const LONGEST_NAME = 200;

interface WantedPicture {
  id: string;
  productId: string;
  address: string;
  attempts: number;
}

const MAX_ATTEMPTS = 4;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = FIRST_WAIT_SECONDS * 4 ** (MAX_ATTEMPTS - 1);
const RESERVED_SECONDS = 120;

async function takeWanted(db: Database): Promise<WantedPicture | undefined> {
  return db
    .updateTable('picture_fetch')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_try_at: inSeconds(RESERVED_SECONDS) }))
    .where('id', 'in', (due) =>
      due
        .selectFrom('picture_fetch')
        .select('id')
        .where('state', '=', 'waiting')
        .where(isDue(LONGEST_WAIT_SECONDS))
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'product_id as productId', 'address', 'attempts'])
    .executeTakeFirst();
}

function fileNameOf(address: string): string {
  const name = new URL(address).pathname.split('/').at(-1) || 'picture';
  try {
    return decodeURIComponent(name).slice(0, LONGEST_NAME);
  } catch {
    // Names that aren't in UTF-8 can't be decoded.
    return name.slice(0, LONGEST_NAME);
  }
}

async function fetchOne(
  { id, productId, address }: WantedPicture,
  { db, store, ...download }: FetchingOptions,
): Promise<void> {
  const file = await downloadPicture(address, download);
  try {
    await examinePicture(file.path);
    await withOriginal(db, store, file, (stored) =>
      db.transaction().execute(async (trx) => {
        await addUpload(trx, { productId, fileName: fileNameOf(address), ...stored });
        await trx
          .updateTable('picture_fetch')
          .set({ state: 'done' })
          .where('id', '=', id)
          .execute();
      }),
    );
  } finally {
    await file.delete();
  }
}

/**
 * Fetches one due picture of an import and queues it like an upload.
 * @returns false if none was due
 */
export async function fetchNextPicture(options: FetchingOptions): Promise<boolean> {
  const { db, signal, onFailure } = options;
  const wanted = await takeWanted(db);
  if (wanted === undefined) return false;
  const { id, address, attempts } = wanted;
  try {
    // Limit attempts here too, so that a picture that crashes the process is not retried forever.
    if (attempts > MAX_ATTEMPTS) throw new FailedFetch('unreachable');
    await fetchOne(wanted, options);
  } catch (error) {
    if (signal.aborted) return true;
    const failed = error instanceof FailedFetch ? error : undefined;
    const isFlawed = error instanceof FlawedPicture;
    const isLast = isFlawed || failed?.isTemporary === false || attempts >= MAX_ATTEMPTS;
    const failure = isFlawed ? 'picture' : (failed?.reason ?? 'unreachable');
    const rest = isLast ? 'given up' : 'to be tried again';
    const cause = failed?.cause instanceof Error ? ` ${failed.cause.message}` : '';
    onFailure(`Picture ${address} was not fetched; ${rest}. ${String(error)}${cause}`);
    const wait = FIRST_WAIT_SECONDS * 4 ** (attempts - 1);
    await db
      .updateTable('picture_fetch')
      .set(isLast ? { state: 'failed', failure } : { next_try_at: inSeconds(wait) })
      .where('id', '=', id)
      .execute();
    if (failed?.isTemporary) await postponeHost(db, address, wait);
  }
  return true;
}

/** Postpones the other pictures of an unresponsive server, so that pictures of other servers come first. */
async function postponeHost(db: Database, address: string, seconds: number): Promise<void> {
  await sql`
    UPDATE picture_fetch SET attempts = greatest(attempts, 1), next_try_at = ${inSeconds(seconds)}
    WHERE state = 'waiting' AND next_try_at <= now() AND split_part(address, '/', 3) = ${new URL(address).host}`.execute(
    db,
  );
}

/**
 * Queues pictures of imported products, unless they were queued before.
 * @returns ids of the products that get a picture
 */
export async function queuePictures(
  trx: Database,
  importId: string | null,
  pictures: readonly { productId: string; address: string }[],
): Promise<string[]> {
  if (pictures.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    INSERT INTO picture_fetch (product_id, address, import_id)
    SELECT "productId", address, ${importId}::bigint
    FROM json_to_recordset(${JSON.stringify(pictures)}::json) AS sent ("productId" bigint, address text)
    ON CONFLICT DO NOTHING
    RETURNING product_id AS id`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Deletes failed downloads after 30 days. Completed ones stay, so that another import of a file does not repeat
 * them.
 */
export async function deleteOldFetches(db: Database): Promise<void> {
  await sql`
    DELETE FROM picture_fetch WHERE state = 'failed' AND created_at < now() - interval '30 days'`.execute(
    db,
  );
}
