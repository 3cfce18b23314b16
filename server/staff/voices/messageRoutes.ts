import type { FastifyReply } from 'fastify';
import {
  findContactMessages,
  lockContactMessage,
  updateContactMessage,
  type StoredMessage,
} from '../../content/contactRepository.ts';
import { textOfLines } from '../../content/textOfLines.ts';
import { RequestError } from '../../http/errors.ts';
import { texts } from '../../texts.ts';
import { changedValues } from '../changes/changedValues.ts';
import { isStaleValue, overtakenText } from '../staleValues.ts';
import { recordRead } from '../changes/recordRead.ts';
import { memberOf } from '../access/staffSession.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

const toMessageDto = ({
  createdAt,
  isAnswered,
  ...message
}: StoredMessage): StaffDto['StaffMessage'] => ({
  ...message,
  at: createdAt.toISOString(),
  is_answered: isAnswered,
});

export const messageRoutes = {
  async listMessages(request: StaffRequest<'listMessages'>): Promise<StaffDto['StaffMessageList']> {
    const { query, server } = request;
    await recordRead(request, memberOf(request), 'listMessages');
    const { view = 'open', beyond: beyondId, limit = 25 } = query;
    const filter = { isAnswered: view === 'answered', beyondId };
    const found = await findContactMessages(server.db, filter, limit + 1);
    return {
      has_more: found.length > limit,
      messages: found.slice(0, limit).map(toMessageDto),
    };
  },

  changeMessage(
    request: StaffRequest<'changeMessage'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffMessage']> {
    const { message_id: id } = request.params;
    const { is_answered: isAnswered, note, from } = request.body;
    return writeAsStaff(request, reply, async (trx) => {
      const before = await lockContactMessage(trx, id);
      if (before === undefined) throw new RequestError(404, texts.staff.noMessage);
      const after = {
        ...before,
        ...(isAnswered !== undefined && { isAnswered }),
        ...(note !== undefined && { note: textOfLines(note) }),
      };
      const isNoteChanged = after.note !== before.note;
      // The note may name people, so the activity log omits it.
      const changed = changedValues(
        { is_answered: before.isAnswered },
        { is_answered: after.isAnswered, ...(isNoteChanged && { is_note_changed: true }) },
      );
      if (changed === undefined) return { body: toMessageDto(before) };
      if (isNoteChanged && isStaleValue(from, before.note))
        throw new RequestError(409, overtakenText(before.note));
      await updateContactMessage(trx, id, after);
      return {
        body: toMessageDto(after),
        change: { subject: 'message', subjectId: id, ...changed },
      };
    });
  },
};
