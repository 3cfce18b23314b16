import type { FastifyReply } from 'fastify';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { keepRecording } from '../support/supportService.ts';
import type { StaffDto, StaffRequest } from './staffDto.ts';
import { writeAsStaff } from './writeAsStaff.ts';

/** Handlers of recordings of the counter: every member sends them. They are read as the shoppers' are. */
export const recordingRoutes = {
  async sendStaffRecording(
    request: StaffRequest<'sendStaffRecording'>,
    reply: FastifyReply,
  ): Promise<StaffDto['SentRecording']> {
    await enforceRateLimit(request.server.db, { recordingClient: networkOf(request) });
    return writeAsStaff(request, reply, async (trx) => {
      const code = await keepRecording(trx, request.body.recording);
      return {
        status: 201,
        body: { code },
        change: { subject: 'recording', subjectId: code, before: {}, after: {} },
      };
    });
  },
};
