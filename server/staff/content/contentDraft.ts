import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { slugOf } from '../../import/slug.ts';
import { isSameJson } from '../../isSameJson.ts';
import { texts } from '../../texts.ts';
import { changedValues } from '../changes/changedValues.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import { checkContent, cleanContent } from './contentCheck.ts';
import {
  subjectIdOf,
  toContentValues,
  type ContentItem,
  type ContentValues,
} from './contentItem.ts';
import { flatTexts } from '../flatTexts.ts';
import { findShownContent } from './shownContent.ts';
import type { StaffDto } from '../staffDto.ts';
import type { StaffMember } from '../access/staffSession.ts';
import { versionOf } from '../versionOf.ts';

export type ContentAuthor = Pick<StaffMember, 'id' | 'name'>;

export interface StoredDraft {
  values: ContentValues;
  savedAt: Date;
  by: string;
  publishAt: Date | null;
  planner: ContentAuthor | undefined;
}

export interface EditedContent {
  values: ContentValues;
  draft: StoredDraft | undefined;
  shown: ContentValues | undefined;
}

export interface ContentWritten {
  change?: StaffChange;
}

/**
 * Locks a content item until the end of the transaction. Uses an advisory lock, as a page or post may have no row
 * yet.
 */
export async function lockContent(trx: Database, item: ContentItem): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(727181, hashtext(${subjectIdOf(item)}))`.execute(trx);
}

export async function findDraft(
  db: Database,
  { kind, handle }: ContentItem,
): Promise<StoredDraft | undefined> {
  const row = await db
    .selectFrom('content_draft')
    .select(['body', 'saved_at', 'member_name', 'publish_at', 'planned_by', 'planned_by_name'])
    .where('kind', '=', kind)
    .where('handle', '=', handle)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { planned_by: id, planned_by_name: name } = row;
  return {
    values: toContentValues(row.body as ContentValues),
    savedAt: row.saved_at,
    by: row.member_name,
    publishAt: row.publish_at,
    planner: id === null || name === null ? undefined : { id, name },
  };
}

export async function readContent(db: Database, item: ContentItem): Promise<EditedContent> {
  const draft = await findDraft(db, item);
  const shown = await findShownContent(db, item);
  const values = draft?.values ?? shown;
  if (values === undefined) throw new RequestError(404, texts.staff.content.none);
  return { values, draft, shown };
}

function flatContent({
  texts: said,
  home,
  menu,
  ...others
}: ContentValues): Record<string, unknown> {
  if (menu) return { menu };
  if (home) {
    return Object.fromEntries(Object.entries(home).map(([name, value]) => [`home_${name}`, value]));
  }
  return { ...others, ...flatTexts(said) };
}

export function changeOfContent(
  item: ContentItem,
  before: ContentValues | undefined,
  after: ContentValues,
): StaffChange {
  return {
    subject: 'content',
    subjectId: subjectIdOf(item),
    before: {},
    after: {},
    ...changedValues(before === undefined ? {} : flatContent(before), flatContent(after)),
  };
}

export async function writeDraft(
  trx: Database,
  item: ContentItem,
  values: ContentValues,
  { id, name }: ContentAuthor,
): Promise<void> {
  const saved = { body: JSON.stringify(values), member_id: id, member_name: name };
  await trx
    .insertInto('content_draft')
    .values({ ...item, ...saved })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'handle']).doUpdateSet({ ...saved, saved_at: sql<Date>`now()` }),
    )
    .execute();
}

/** @throws RequestError 409 if the version is stale */
export function demandVersion({ values }: EditedContent, version: string): void {
  if (versionOf(values) !== version) throw new RequestError(409, texts.staff.content.changed);
}

/**
 * Saves a draft. Equal values are a no-op, so a retry succeeds.
 * @throws RequestError 404 if unknown, 409 if the version is stale
 * @throws FormRejection 422 if a value is invalid
 */
export async function saveDraft(
  trx: Database,
  item: ContentItem,
  { version, values: sent }: StaffDto['ContentForm'],
  author: ContentAuthor,
): Promise<ContentWritten> {
  await lockContent(trx, item);
  const before = await readContent(trx, item);
  const values = cleanContent(item.kind, sent);
  await checkContent(trx, item.kind, values, before.values);
  if (isSameJson(values, before.values)) return {};
  demandVersion(before, version);
  await writeDraft(trx, item, values, author);
  return { change: changeOfContent(item, before.values, values) };
}

/**
 * Returns an unused handle: the slug of the title, with a number if taken. Locks the handle until the end of the
 * transaction.
 */
async function freeContentHandle(
  trx: Database,
  kind: ContentItem['kind'],
  title: string,
): Promise<string> {
  const slug = slugOf(title) || kind;
  let handle = slug;
  for (let number = 2; ; number += 1) {
    const item = { kind, handle };
    await lockContent(trx, item);
    if (!(await findDraft(trx, item)) && !(await findShownContent(trx, item))) return handle;
    handle = `${slug}-${number}`;
  }
}

export async function addDraft(
  trx: Database,
  { kind, values: sent }: StaffDto['NewContentForm'],
  author: ContentAuthor,
): Promise<ContentWritten & { item: ContentItem }> {
  const values = cleanContent(kind, sent);
  await checkContent(trx, kind, values);
  const item = { kind, handle: await freeContentHandle(trx, kind, values.texts.en.title) };
  await writeDraft(trx, item, values, author);
  return { item, change: changeOfContent(item, undefined, values) };
}

/**
 * Discards a draft.
 * @throws RequestError 404 if unknown, 409 without a draft or if the version is stale
 */
export async function discardDraft(
  trx: Database,
  item: ContentItem,
  version: string,
): Promise<StaffChange> {
  await lockContent(trx, item);
  const before = await readContent(trx, item);
  if (before.draft === undefined) throw new RequestError(409, texts.staff.content.noDraft);
  demandVersion(before, version);
  await deleteDraft(trx, item);
  const { shown, values } = before;
  if (shown !== undefined) return changeOfContent(item, values, shown);
  return { ...changeOfContent(item, undefined, values), before: flatContent(values), after: {} };
}

export async function deleteDraft(trx: Database, { kind, handle }: ContentItem): Promise<void> {
  await trx
    .deleteFrom('content_draft')
    .where('kind', '=', kind)
    .where('handle', '=', handle)
    .execute();
}

/**
 * Restores earlier values as the draft. Does not validate them, as publishing drops deleted tags and products.
 * @throws RequestError 409 if the version is stale
 */
export async function replaceDraft(
  trx: Database,
  item: ContentItem,
  values: ContentValues,
  version: string,
  author: ContentAuthor,
): Promise<ContentWritten> {
  await lockContent(trx, item);
  const before = await readContent(trx, item);
  if (isSameJson(values, before.values)) return {};
  demandVersion(before, version);
  await writeDraft(trx, item, values, author);
  return { change: changeOfContent(item, before.values, values) };
}
