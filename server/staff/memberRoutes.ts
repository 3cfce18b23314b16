import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/schema.ts';
import { languageOf } from '../language.ts';
import { sendMail } from '../mail/sendMail.ts';
import { toMemberDto } from './memberDto.ts';
import { findMembers, type Member } from './memberRepository.ts';
import { addMember, changeMember, inviteAgain } from './memberService.ts';
import type { StaffDto, StaffRequest } from './staffDto.ts';
import { writeAsStaff } from './writeAsStaff.ts';

/** Mails a member the link to choose a password, in the language of who sends it. */
async function mailInvitation(
  trx: Database,
  request: FastifyRequest,
  { name, email: to }: Member,
  code: string,
  by: string,
): Promise<void> {
  const language = languageOf(request);
  await sendMail(trx, { to, template: 'staff-invitation', language, data: { name, by, code } });
}

/** Handlers of members. */
export const memberRoutes = {
  async listMembers({ server }: FastifyRequest): Promise<StaffDto['MemberList']> {
    return { members: (await findMembers(server.db)).map(toMemberDto) };
  },

  inviteMember(
    request: StaffRequest<'inviteMember'>,
    reply: FastifyReply,
  ): Promise<StaffDto['Member']> {
    return writeAsStaff(request, reply, async (trx, { name: by }) => {
      const { member, code, change } = await addMember(trx, request.body);
      await mailInvitation(trx, request, member, code, by);
      return { status: 201, body: toMemberDto(member), change };
    });
  },

  changeMember(
    request: StaffRequest<'changeMember'>,
    reply: FastifyReply,
  ): Promise<StaffDto['Member']> {
    const { is_active: isActive, ...others } = request.body;
    const values = { ...others, ...(isActive !== undefined && { isActive }) };
    return writeAsStaff(request, reply, async (trx) => {
      const { member, ...changed } = await changeMember(trx, request.params.member_id, values);
      return { body: toMemberDto(member), ...changed };
    });
  },

  inviteMemberAgain(
    request: StaffRequest<'inviteMemberAgain'>,
    reply: FastifyReply,
  ): Promise<undefined> {
    return writeAsStaff(request, reply, async (trx, { name: by }) => {
      const { member, code, change } = await inviteAgain(trx, request.params.member_id);
      await mailInvitation(trx, request, member, code, by);
      return { status: 204, body: undefined, change };
    });
  },
};
