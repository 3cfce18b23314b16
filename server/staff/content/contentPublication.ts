import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { texts } from '../../texts.ts';
import { recordChange, type StaffChange } from '../changes/changeRepository.ts';
import {
  changeOfContent,
  deleteDraft,
  demandVersion,
  findDraft,
  lockContent,
  readContent,
  writeDraft,
  type ContentAuthor,
  type StoredDraft,
} from './contentDraft.ts';
import {
  isFixed,
  subjectIdOf,
  toContentValues,
  type ContentItem,
  type ContentValues,
} from './contentItem.ts';
import { findShownContent, hideContent, showContent } from './shownContent.ts';

export interface StoredVersion {
  id: string;
  at: Date;
  /** Null for the original version, from before the first publication by staff. */
  by: string | null;
  values: ContentValues;
}

async function saveVersion(
  trx: Database,
  item: ContentItem,
  values: ContentValues,
  author?: ContentAuthor,
): Promise<void> {
  await trx
    .insertInto('content_version')
    .values({
      ...item,
      body: JSON.stringify(values),
      member_id: author?.id ?? null,
      member_name: author?.name ?? null,
    })
    .execute();
}

async function saveOriginalVersion(
  trx: Database,
  item: ContentItem,
  shown: ContentValues,
): Promise<void> {
  if ((await findVersions(trx, item, { limit: 1 })).length === 0)
    await saveVersion(trx, item, shown);
}

async function showDraft(
  trx: Database,
  item: ContentItem,
  { values }: StoredDraft,
  author: ContentAuthor,
): Promise<StaffChange> {
  const before = await findShownContent(trx, item);
  if (before) await saveOriginalVersion(trx, item, before);
  await showContent(trx, item, values);
  await saveVersion(trx, item, values, author);
  await deleteDraft(trx, item);
  return changeOfContent(item, before, values);
}

/**
 * Publishes the draft.
 * @throws RequestError 404 if unknown, 409 without a draft or if the version is stale
 */
export async function publishDraft(
  trx: Database,
  item: ContentItem,
  version: string,
  author: ContentAuthor,
): Promise<StaffChange> {
  await lockContent(trx, item);
  const edited = await readContent(trx, item);
  demandVersion(edited, version);
  if (edited.draft === undefined) throw new RequestError(409, texts.staff.content.noDraft);
  return showDraft(trx, item, edited.draft, author);
}

/**
 * Unpublishes a page or post. Its values become the draft unless there is one.
 * @throws RequestError 404 if unknown, 409 if not published or of a fixed kind
 */
export async function unpublishContent(
  trx: Database,
  item: ContentItem,
  author: ContentAuthor,
): Promise<StaffChange> {
  if (isFixed(item)) throw new RequestError(409, texts.staff.content.stays);
  await lockContent(trx, item);
  const { draft, shown } = await readContent(trx, item);
  if (shown === undefined) throw new RequestError(409, texts.staff.content.notShown);
  await saveOriginalVersion(trx, item, shown);
  if (draft === undefined) await writeDraft(trx, item, shown, author);
  await hideContent(trx, item);
  return {
    subject: 'content',
    subjectId: subjectIdOf(item),
    before: { in_shop: true },
    after: { in_shop: false },
  };
}

const planChange = (item: ContentItem, before: Date | null, after: Date | null): StaffChange => ({
  subject: 'content',
  subjectId: subjectIdOf(item),
  before: { publish_at: before },
  after: { publish_at: after },
});

/**
 * Sets the time to publish the draft; null cancels it.
 * @throws RequestError 404 if unknown, 409 without a draft or if the version is stale, 422 for a past time
 */
export async function planDraft(
  trx: Database,
  item: ContentItem,
  { publishAt, version }: { publishAt: Date | null; version?: string },
  author: ContentAuthor,
): Promise<StaffChange | undefined> {
  await lockContent(trx, item);
  const edited = await readContent(trx, item);
  if (version !== undefined) demandVersion(edited, version);
  if (edited.draft === undefined) throw new RequestError(409, texts.staff.content.noDraft);
  if (publishAt !== null && publishAt.getTime() <= Date.now())
    throw new RequestError(422, texts.staff.content.past);
  const { publishAt: before } = edited.draft;
  if (before?.getTime() === publishAt?.getTime()) return undefined;
  const isPlanned = publishAt !== null;
  await trx
    .updateTable('content_draft')
    .set({
      publish_at: publishAt,
      planned_by: isPlanned ? author.id : null,
      planned_by_name: isPlanned ? author.name : null,
    })
    .where('kind', '=', item.kind)
    .where('handle', '=', item.handle)
    .execute();
  return planChange(item, before, publishAt);
}

/**
 * Publishes a due draft as the member who scheduled it. Checks the draft again under the lock, as another server
 * may have published it.
 */
async function publishDue(trx: Database, item: ContentItem, now: Date): Promise<void> {
  await lockContent(trx, item);
  const draft = await findDraft(trx, item);
  if (draft?.planner === undefined || draft.publishAt === null || draft.publishAt > now) return;
  const change = await showDraft(trx, item, draft, draft.planner);
  await recordChange(trx, draft.planner, 'publishContent', change);
}

export async function publishDueContent(
  db: Database,
  onFailure: (error: unknown) => void,
  now = new Date(),
): Promise<void> {
  const due = await db
    .selectFrom('content_draft')
    .select(['kind', 'handle'])
    .$narrowType<{ kind: ContentItem['kind'] }>()
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .execute();
  for (const item of due) {
    try {
      await db.transaction().execute((trx) => publishDue(trx, item, now));
    } catch (error) {
      onFailure(error);
    }
  }
}

export async function findVersions(
  db: Database,
  { kind, handle }: ContentItem,
  { beforeId, limit }: { beforeId?: string | undefined; limit: number },
): Promise<StoredVersion[]> {
  let versions = db
    .selectFrom('content_version')
    .select(['id', 'published_at as at', 'member_name as by', 'body'])
    .where('kind', '=', kind)
    .where('handle', '=', handle);
  if (beforeId !== undefined) versions = versions.where('id', '<', beforeId);
  const rows = await versions.orderBy('id', 'desc').limit(limit).execute();
  return rows.map(({ body, ...row }) => ({
    ...row,
    values: toContentValues(body as ContentValues),
  }));
}

export async function readVersion(
  db: Database,
  { kind, handle }: ContentItem,
  id: string,
): Promise<StoredVersion> {
  const row = await db
    .selectFrom('content_version')
    .select(['id', 'published_at as at', 'member_name as by', 'body'])
    .where('kind', '=', kind)
    .where('handle', '=', handle)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new RequestError(404, texts.staff.content.noVersion);
  const { body, ...version } = row;
  return { ...version, values: toContentValues(body as ContentValues) };
}
