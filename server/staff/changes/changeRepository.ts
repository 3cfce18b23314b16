import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { isOnDay } from '../../localTime.ts';
import { compareNames } from '../compareNames.ts';
import type { StaffDto } from '../staffDto.ts';

export interface StaffChange {
  subject: StaffDto['ChangeSubject'];
  subjectId: string;
  /** Changed values by field name. Must not contain secrets. */
  before: object;
  after: object;
}

export interface ChangeAuthor {
  id?: string;
  name: string;
}

/** Writes a change to the activity log. Runs in the transaction of the change itself. */
export async function recordChange(
  trx: Database,
  { id, name }: ChangeAuthor,
  operation: string,
  { subject, subjectId, before, after }: StaffChange,
): Promise<void> {
  await trx
    .insertInto('staff_change')
    .values({
      member_id: id ?? null,
      member_name: name,
      operation,
      subject,
      subject_id: subjectId,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
}

export interface RepeatedEvent {
  subject: StaffDto['ChangeSubject'];
  subjectId: string;
  /** Equal values within an hour are logged once. Must not contain secrets. */
  values: Readonly<Record<string, string | number>>;
}

export async function recordHourly(
  db: Database,
  author: ChangeAuthor,
  operation: string,
  { subject, subjectId, values }: RepeatedEvent,
): Promise<void> {
  const { rows } = await sql`
    SELECT FROM staff_change
    WHERE at > now() - interval '1 hour' AND subject = ${subject} AND subject_id = ${subjectId}
      AND operation = ${operation} AND member_id IS NOT DISTINCT FROM ${author.id ?? null}::bigint
      AND after = ${JSON.stringify(values)}::jsonb
    LIMIT 1`.execute(db);
  if (rows.length > 0) return;
  await recordChange(db, author, operation, { subject, subjectId, before: {}, after: values });
}

export interface RecordedChange extends StaffChange {
  id: string;
  at: Date;
  by: string;
  operation: string;
}

export interface ChangeFilter {
  subject?: StaffDto['ChangeSubject'] | undefined;
  subjectId?: string | undefined;
  memberId?: string | undefined;
  /** `YYYY-MM-DD` in the shop's time zone. */
  day?: string | undefined;
  beforeId?: string | undefined;
}

export async function findChanges(
  db: Database,
  { subject, subjectId, memberId, day, beforeId }: ChangeFilter,
  timeZone: string,
  limit: number,
): Promise<RecordedChange[]> {
  let changes = db
    .selectFrom('staff_change')
    .select(['id', 'at', 'member_name as by', 'operation', 'subject'])
    .select(['subject_id as subjectId', 'before', 'after']);
  if (subject === undefined) changes = changes.where('subject', '<>', 'read');
  else changes = changes.where('subject', '=', subject);
  if (subjectId !== undefined) changes = changes.where('subject_id', '=', subjectId);
  if (memberId !== undefined) changes = changes.where('member_id', '=', memberId);
  if (day !== undefined) {
    changes = changes.where(isOnDay(sql`at`, day, timeZone));
  }
  if (beforeId !== undefined) changes = changes.where('id', '<', beforeId);
  return changes.orderBy('id', 'desc').limit(limit).execute();
}

export async function findChangeAuthors(db: Database): Promise<{ id: string; name: string }[]> {
  const authors = await db
    .selectFrom('staff_member')
    .select(['id', 'name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff_change')
          .select('staff_change.id')
          .whereRef('staff_change.member_id', '=', 'staff_member.id'),
      ),
    )
    .orderBy('id')
    .execute();
  return authors.toSorted((a, b) => compareNames(a.name, b.name));
}
