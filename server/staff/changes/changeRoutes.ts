import { languageOf } from '../../language.ts';
import { nameChanges } from './changeNames.ts';
import { findChangeAuthors, findChanges } from './changeRepository.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';

const toChangeDto = ({
  at,
  subjectId,
  subjectName,
  ...others
}: Awaited<ReturnType<typeof nameChanges>>[number]): StaffDto['Change'] => ({
  ...others,
  at: at.toISOString(),
  subject_id: subjectId,
  ...(subjectName !== undefined && { subject_name: subjectName }),
  before: { ...others.before },
  after: { ...others.after },
});

export const changeRoutes = {
  async listChanges(request: StaffRequest<'listChanges'>): Promise<StaffDto['ChangeList']> {
    const { query, server } = request;
    const { subject, subject_id: subjectId, member_id: memberId, day } = query;
    const { before: beforeId, limit = 50 } = query;
    const changes = await findChanges(
      server.db,
      { subject, subjectId, memberId, day, beforeId },
      server.settings.timeZone,
      limit + 1,
    );
    const shown = await nameChanges(server.db, changes.slice(0, limit), languageOf(request));
    return { has_more: changes.length > limit, changes: shown.map(toChangeDto) };
  },

  async listChangeAuthors({
    server,
  }: StaffRequest<'listChangeAuthors'>): Promise<StaffDto['ChangeAuthorList']> {
    const authors = await findChangeAuthors(server.db);
    return { authors: authors.map(({ id, name }) => ({ member_id: id, name })) };
  },
};
