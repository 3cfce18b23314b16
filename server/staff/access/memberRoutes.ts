import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { languageOf } from '../../language.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { toMemberDto } from './memberDto.ts';
import { findMembers, type Member } from './memberRepository.ts';
import { addMember, changeMember, inviteAgain, removeFactors } from './memberService.ts';
import { mailOwners } from './staffAlert.ts';
import { demandRecentSignIn } from './staffSession.ts';
import { mailFactorsRemoved } from './accessMail.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

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

export const memberRoutes = {
  async listMembers({ server }: FastifyRequest): Promise<StaffDto['MemberList']> {
    return { members: (await findMembers(server.db)).map(toMemberDto) };
  },

  inviteMember(
    request: StaffRequest<'inviteMember'>,
    reply: FastifyReply,
  ): Promise<StaffDto['Member']> {
    demandRecentSignIn(request);
    return writeAsStaff(request, reply, async (trx, { name: by }) => {
      const { member, code, change } = await addMember(trx, request.body, languageOf(request));
      await mailInvitation(trx, request, member, code, by);
      await mailOwners(trx, languageOf(request), { kind: 'invited', by, about: member.name });
      return { status: 201, body: toMemberDto(member), change };
    });
  },

  changeMember(
    request: StaffRequest<'changeMember'>,
    reply: FastifyReply,
  ): Promise<StaffDto['Member']> {
    const { is_active: isActive, order_mail: wantsMail, ...others } = request.body;
    const values = {
      ...others,
      ...(isActive !== undefined && { isActive }),
      ...(wantsMail !== undefined && { orderMail: wantsMail ? languageOf(request) : null }),
    };
    const isAccess = Object.keys(request.body).some((field) => field !== 'order_mail');
    demandRecentSignIn(request);
    return writeAsStaff(request, reply, async (trx, { name: by }) => {
      const { member, ...changed } = await changeMember(trx, request.params.member_id, values);
      if (changed.change && isAccess)
        await mailOwners(trx, languageOf(request), { kind: 'access', by, about: member.name });
      return { body: toMemberDto(member), ...changed };
    });
  },

  inviteMemberAgain(
    request: StaffRequest<'inviteMemberAgain'>,
    reply: FastifyReply,
  ): Promise<undefined> {
    demandRecentSignIn(request);
    return writeAsStaff(request, reply, async (trx, { name: by }) => {
      const { member, code, change } = await inviteAgain(trx, request.params.member_id);
      await mailInvitation(trx, request, member, code, by);
      return { status: 204, body: undefined, change };
    });
  },

  removeMemberSecondFactor(
    request: StaffRequest<'removeMemberSecondFactor'>,
    reply: FastifyReply,
  ): Promise<undefined> {
    demandRecentSignIn(request);
    return writeAsStaff(request, reply, async (trx, { name: by }) => {
      const { member, change } = await removeFactors(trx, request.params.member_id);
      await mailFactorsRemoved(trx, languageOf(request), member);
      await mailOwners(trx, languageOf(request), { kind: 'factor', by, about: member.name });
      return { status: 204, body: undefined, change };
    });
  },
};
