import type { FastifyReply } from 'fastify';
import { exportFile, contentTypeOf } from '../../exports/exportFile.ts';
import { exportTables } from '../../exports/exportTables.ts';
import { periodOfDays } from '../../exports/period.ts';
import { languageOf } from '../../language.ts';
import { mailOwners } from '../access/staffAlert.ts';
import { demandRecentSignIn, memberOf, operationOf } from '../access/staffSession.ts';
import { recordChange } from '../changes/changeRepository.ts';
import type { StaffRequest } from '../staffDto.ts';

export const exportRoutes = {
  async exportTable(
    request: StaffRequest<'exportTable'>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { db, settings } = request.server;
    const { timeZone } = settings;
    demandRecentSignIn(request);
    const member = memberOf(request);
    const { table: name } = request.params;
    const { from, to, format } = request.query;
    await recordChange(db, member, operationOf(request), {
      subject: 'list',
      subjectId: name,
      before: {},
      after: { from, to, format },
    });
    await mailOwners(db, languageOf(request), { kind: 'export', by: member.name, about: name });
    const period = periodOfDays(from, to, timeZone);
    return reply
      .type(contentTypeOf(format))
      .header('Content-Disposition', `attachment; filename="${name}-${from}-${to}.${format}"`)
      .header('Cache-Control', 'no-store')
      .send(exportFile(db, { table: exportTables[name], period, format, timeZone }));
  },
};
