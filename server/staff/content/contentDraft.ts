/** Drafts of pages and posts: what is edited, and what the shop does not show. */
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

/** Who does something, as far as drafts and versions note it. */
export type ContentAuthor = Pick<StaffMember, 'id' | 'name'>;

/** A draft as it is stored. */
export interface StoredDraft {
  values: ContentValues;
  savedAt: Date;
  by: string;
  publishAt: Date | null;
  /** Who gave the time to publish. */
  planner: ContentAuthor | undefined;
}

/** A page or post as it is edited, with what is behind that. */
export interface EditedContent {
  /** What a form shows. */
  values: ContentValues;
  draft: StoredDraft | undefined;
  shown: ContentValues | undefined;
}

/** What a write of a page or post comes to; without a change nothing was other. */
export interface ContentWritten {
  change?: StaffChange;
}

/** Writers of one page or post take turns until their transactions end; it may have no row yet. */
export async function holdContent(trx: Database, item: ContentItem): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(727181, hashtext(${subjectIdOf(item)}))`.execute(trx);
}

/** The draft of a page or post; undefined for none. */
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

/** A page or post as it is edited. @throws RequestError (404) for none */
export async function readContent(db: Database, item: ContentItem): Promise<EditedContent> {
  const draft = await findDraft(db, item);
  const shown = await findShownContent(db, item);
  const values = draft?.values ?? shown;
  if (values === undefined) throw new RequestError(404, texts.staff.content.none);
  return { values, draft, shown };
}

/** Values by the names of fields, as the record of changes and a form's errors name them. */
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

/** What goes on record where values take the place of others; of what was not there, all of it. */
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

/** Stores values as the draft of a page or post that is held. */
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

/** @throws RequestError (409) where what is edited is another state than the version says */
export function demandVersion({ values }: EditedContent, version: string): void {
  if (versionOf(values) !== version) throw new RequestError(409, texts.staff.content.changed);
}

/**
 * Saves a draft. Values that are so already count as saved: a save that comes again changes nothing.
 * @throws RequestError 404 for none, 409 where it was changed since the version that the values come from; FormRejection (422)
 */
export async function saveDraft(
  trx: Database,
  item: ContentItem,
  { version, values: sent }: StaffDto['ContentForm'],
  author: ContentAuthor,
): Promise<ContentWritten> {
  await holdContent(trx, item);
  const before = await readContent(trx, item);
  const values = cleanContent(item.kind, sent);
  await checkContent(trx, item.kind, values, before.values);
  if (isSameJson(values, before.values)) return {};
  demandVersion(before, version);
  await writeDraft(trx, item, values, author);
  return { change: changeOfContent(item, before.values, values) };
}

/** A path that none of its kind has: the slug of a title, where that is taken with a number behind it. */
async function freeContentHandle(
  trx: Database,
  kind: ContentItem['kind'],
  title: string,
): Promise<string> {
  const slug = slugOf(title) || kind;
  let handle = slug;
  for (let number = 2; ; number += 1) {
    const item = { kind, handle };
    await holdContent(trx, item);
    if (!(await findDraft(trx, item)) && !(await findShownContent(trx, item))) return handle;
    handle = `${slug}-${number}`;
  }
}

/** Begins a page or post. @throws FormRejection (422) for values that none can have */
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

/** Throws a draft away. @throws RequestError 404 for none, 409 where it is another one than the version says */
export async function discardDraft(
  trx: Database,
  item: ContentItem,
  version: string,
): Promise<StaffChange> {
  await holdContent(trx, item);
  const before = await readContent(trx, item);
  if (before.draft === undefined) throw new RequestError(409, texts.staff.content.noDraft);
  demandVersion(before, version);
  await deleteDraft(trx, item);
  const { shown, values } = before;
  if (shown !== undefined) return changeOfContent(item, values, shown);
  return { ...changeOfContent(item, undefined, values), before: flatContent(values), after: {} };
}

/** Forgets the draft of a page or post. */
export async function deleteDraft(trx: Database, { kind, handle }: ContentItem): Promise<void> {
  await trx
    .deleteFrom('content_draft')
    .where('kind', '=', kind)
    .where('handle', '=', handle)
    .execute();
}

/**
 * Makes values that were good once the draft; what has gone since is left out by publishing.
 * @throws RequestError (409) where what is edited is another state than the version says
 */
export async function replaceDraft(
  trx: Database,
  item: ContentItem,
  values: ContentValues,
  version: string,
  author: ContentAuthor,
): Promise<ContentWritten> {
  await holdContent(trx, item);
  const before = await readContent(trx, item);
  if (isSameJson(values, before.values)) return {};
  demandVersion(before, version);
  await writeDraft(trx, item, values, author);
  return { change: changeOfContent(item, before.values, values) };
}
