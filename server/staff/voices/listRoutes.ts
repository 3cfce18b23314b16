import type { FastifyReply, FastifyRequest } from 'fastify';
import { csvCell } from '../../import/csvCell.ts';
import { languageOf } from '../../language.ts';
import { findConfirmedAlerts, type ConfirmedAlert } from '../../stockAlert/stockAlertRepository.ts';
import { recordChange } from '../changes/changeRepository.ts';
import { sendCsv } from '../sendCsv.ts';
import { mailOwners } from '../access/staffAlert.ts';
import { demandRecentSignIn, memberOf, operationOf } from '../access/staffSession.ts';

const HEADER = '\ufeff"email","language","product","name","since"\r\n';

const lineOf = ({ email, language, handle, name, createdAt }: ConfirmedAlert) =>
  `${[email, language, handle, name, createdAt.toISOString()].map(csvCell).join(',')}\r\n`;

export const listRoutes = {
  async exportStockAlerts(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { db } = request.server;
    demandRecentSignIn(request);
    const member = memberOf(request);
    const alerts = await findConfirmedAlerts(db, languageOf(request));
    // Write the log entry before sending, so that every download is in the activity log.
    await recordChange(db, member, operationOf(request), {
      subject: 'list',
      subjectId: 'stock-alerts',
      before: {},
      after: { rows: alerts.length },
    });
    await mailOwners(db, languageOf(request), { kind: 'export', by: member.name, about: '' });
    return sendCsv(reply, 'stock-alerts.csv', [HEADER, ...alerts.map(lineOf)]);
  },
};
