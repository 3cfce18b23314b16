import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto, FormRequest } from '../../http/contractTypes.ts';
import { writeOnce } from '../../idempotency/writeOnce.ts';
import { enforceRateLimit } from '../../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import { recordRead } from '../changes/recordRead.ts';
import { demandSupport } from './supportAccess.ts';
import { keepRecording, readRecording } from './supportService.ts';

export const supportRoutes = {
  async sendRecording(
    request: FormRequest<'RecordingForm'>,
    reply: FastifyReply,
  ): Promise<Dto['RecordingOutcome']> {
    await enforceRateLimit(request.server.db, { recordingClient: networkOf(request) });
    return writeOnce(request, reply, async (trx) => ({
      status: 1,
      code: await keepRecording(trx, request.body.recording),
    }));
  },

  async getRecording(
    request: FastifyRequest<{ Querystring: { code: string } }>,
  ): Promise<Dto['RecordingAnswer']> {
    const { db } = request.server;
    const support = await demandSupport(request, 'recordings.read');
    const { code } = request.query;
    const { content, sentAt } = await readRecording(db, code);
    await recordRead(request, support, 'getRecording', { code });
    return { status: 1, sent: sentAt.toISOString(), recording: content };
  },
};
