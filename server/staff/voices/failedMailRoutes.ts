import type { FastifyReply } from 'fastify';
import { RequestError } from '../../http/errors.ts';
import { findFailedEmails, sendAgain, type FailedEmail } from '../../mail/mailRepository.ts';
import { emailOf, isEmailTemplateName } from '../../mail/emailTemplates.ts';
import { texts } from '../../texts.ts';
import { recordRead } from '../changes/recordRead.ts';
import { memberOf } from '../access/staffSession.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

function toFailedMailDto(mail: FailedEmail, origin: string): StaffDto['FailedMail'] {
  const { id, recipient, template, language, data, failedAt } = mail;
  return {
    id,
    email: recipient,
    subject: isEmailTemplateName(template)
      ? emailOf(template, data, origin, language).subject
      : template,
    language,
    at: failedAt.toISOString(),
  };
}

/** Handlers of emails that no mail server accepted. */
export const failedMailRoutes = {
  async listFailedMails(
    request: StaffRequest<'listFailedMails'>,
  ): Promise<StaffDto['FailedMailList']> {
    const { db, origin } = request.server;
    await recordRead(request, memberOf(request), 'listFailedMails');
    const mails = await findFailedEmails(db);
    return { total: mails.length, mails: mails.map((mail) => toFailedMailDto(mail, origin)) };
  },

  sendMailAgain(request: StaffRequest<'sendMailAgain'>, reply: FastifyReply): Promise<undefined> {
    const { mail_id: id } = request.params;
    return writeAsStaff(request, reply, async (trx) => {
      if (!(await sendAgain(trx, id))) throw new RequestError(404, texts.staff.noMail);
      return {
        status: 204,
        body: undefined,
        change: { subject: 'message', subjectId: id, before: {}, after: {} },
      };
    });
  },
};
