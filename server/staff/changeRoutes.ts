import type { Database } from '../db/schema.ts';
import { languageOf, type Language } from '../language.ts';
import { findChangeAuthors, findChanges, type RecordedChange } from './changeRepository.ts';
import { findProductNames } from './productNames.ts';
import type { StaffDto, StaffRequest } from './staffDto.ts';

const toChangeDto = (
  { at, subjectId, ...others }: RecordedChange,
  name: string | undefined,
): StaffDto['Change'] => ({
  ...others,
  at: at.toISOString(),
  subject_id: subjectId,
  ...(name !== undefined && { subject_name: name }),
  before: { ...others.before },
  after: { ...others.after },
});

const isOfProduct = ({ subject, subjectId }: RecordedChange) =>
  subject === 'product' && /^\d{1,18}$/.test(subjectId);

/** Changes with what they are of by its name, where it has one. */
async function withNames(
  db: Database,
  changes: readonly RecordedChange[],
  language: Language,
): Promise<StaffDto['Change'][]> {
  const ids = new Set(changes.filter(isOfProduct).map(({ subjectId }) => subjectId));
  const products = await findProductNames(db, [...ids], language);
  const names = new Map(products.map(({ product_id: id, name }) => [id, name]));
  return changes.map((change) =>
    toChangeDto(change, isOfProduct(change) ? names.get(change.subjectId) : undefined),
  );
}

/** Handlers of the record of changes. */
export const changeRoutes = {
  async listChanges(request: StaffRequest<'listChanges'>): Promise<StaffDto['ChangeList']> {
    const { query, server } = request;
    const { subject, subject_id: subjectId, member_id: memberId, day } = query;
    const { before: beforeId, limit = 50 } = query;
    const changes = await findChanges(
      server.db,
      { subject, subjectId, memberId, day, beforeId },
      server.settings.timeZone,
      // One more tells whether there are more.
      limit + 1,
    );
    return {
      has_more: changes.length > limit,
      changes: await withNames(server.db, changes.slice(0, limit), languageOf(request)),
    };
  },

  async listChangeAuthors({
    server,
  }: StaffRequest<'listChangeAuthors'>): Promise<StaffDto['ChangeAuthorList']> {
    const authors = await findChangeAuthors(server.db);
    return { authors: authors.map(({ id, name }) => ({ member_id: id, name })) };
  },
};
