import { findChanges, type RecordedChange } from './changeRepository.ts';
import type { StaffDto, StaffRequest } from './staffDto.ts';

const toChangeDto = ({ at, subjectId, ...others }: RecordedChange): StaffDto['Change'] => ({
  ...others,
  at: at.toISOString(),
  subject_id: subjectId,
  before: { ...others.before },
  after: { ...others.after },
});

/** Handler of the record of changes. */
export const changeRoutes = {
  async listChanges({
    query,
    server,
  }: StaffRequest<'listChanges'>): Promise<StaffDto['ChangeList']> {
    const { subject, subject_id: subjectId, before: beforeId, limit = 50 } = query;
    // One more tells whether there are more.
    const changes = await findChanges(server.db, { subject, subjectId, beforeId }, limit + 1);
    return {
      has_more: changes.length > limit,
      changes: changes.slice(0, limit).map(toChangeDto),
    };
  },
};
