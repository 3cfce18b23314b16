import type { FastifyReply } from 'fastify';
import { findShopName } from '../../content/contentRepository.ts';
import { RequestError } from '../../http/errors.ts';
import { findFailedEmails, requeueEmail, type FailedEmail } from '../../mail/mailRepository.ts';
import { emailOf, isEmailTemplateName, type EmailSender } from '../../mail/emailTemplates.ts';
import { texts } from '../../texts.ts';
import { recordRead } from '../changes/recordRead.ts';
import { memberOf } from '../access/staffSession.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

function toFailedMailDto(mail: FailedEmail, sender: EmailSender): StaffDto['FailedMail'] {
  const { id, recipient, template, language, data, failedAt } = mail;
  return {
    id,
    email: recipient,
    subject: isEmailTemplateName(template)
      ? emailOf(template, data, sender, language).subject
      : template,
    language,
    at: failedAt.toISOString(),
  };
}

export const failedMailRoutes = {
  async listFailedMails(
    request: StaffRequest<'listFailedMails'>,
  ): Promise<StaffDto['FailedMailList']> {
    const { db, origin } = request.server;
    await recordRead(request, memberOf(request), 'listFailedMails');
    const mails = await findFailedEmails(db);
    const sender = { origin, shop: await findShopName(db) };
    return { total: mails.length, mails: mails.map((mail) => toFailedMailDto(mail, sender)) };
  },

  sendMailAgain(request: StaffRequest<'sendMailAgain'>, reply: FastifyReply): Promise<undefined> {
    const { mail_id: id } = request.params;
    return writeAsStaff(request, reply, async (trx) => {
      if (!(await requeueEmail(trx, id))) throw new RequestError(404, texts.staff.noMail);
      return {
        status: 204,
        body: undefined,
        change: { subject: 'message', subjectId: id, before: {}, after: {} },
      };
    });
  },
};
