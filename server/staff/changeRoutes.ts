import { findChangeAuthors, findChanges, type RecordedChange } from './changeRepository.ts';
import type { StaffDto, StaffRequest } from './staffDto.ts';

const toChangeDto = ({ at, subjectId, ...others }: RecordedChange): StaffDto['Change'] => ({
  ...others,
  at: at.toISOString(),
  subject_id: subjectId,
  before: { ...others.before },
  after: { ...others.after },
});

/** Handlers of the record of changes. */
export const changeRoutes = {
  async listChanges({
    query,
    server,
  }: StaffRequest<'listChanges'>): Promise<StaffDto['ChangeList']> {
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
      changes: changes.slice(0, limit).map(toChangeDto),
    };
  },

  async listChangeAuthors({
    server,
  }: StaffRequest<'listChangeAuthors'>): Promise<StaffDto['ChangeAuthorList']> {
    const authors = await findChangeAuthors(server.db);
    return { authors: authors.map(({ id, name }) => ({ member_id: id, name })) };
  },
};
