import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import type { Database } from '../db/schema.ts';
import { writeOnce } from '../idempotency/writeOnce.ts';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import type { ShopSettings } from '../shopSettings.ts';
import { demandSupport } from './supportAccess.ts';
import { keepRecording, readRecording } from './supportService.ts';

type Dto = components['schemas'];

/** Handlers of recordings: shoppers send them, support staff read them. */
export function supportRoutes(db: Database, { supportToken }: ShopSettings) {
  return {
    async sendRecording(
      request: FastifyRequest<{ Body: Dto['RecordingForm'] }>,
      reply: FastifyReply,
    ): Promise<Dto['RecordingOutcome']> {
      await enforceRateLimit(db, { recordingClient: request.ip });
      return writeOnce(db, request, reply, async (trx) => ({
        status: 1,
        code: await keepRecording(trx, request.body.recording),
      }));
    },

    async getRecording(
      request: FastifyRequest<{ Querystring: { code: string } }>,
    ): Promise<Dto['RecordingAnswer']> {
      await demandSupport(db, request, supportToken);
      const { content, sentAt } = await readRecording(db, request.query.code);
      return { status: 1, sent: sentAt.toISOString(), recording: content };
    },
  };
}
