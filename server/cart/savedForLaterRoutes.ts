import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto, FormRequest } from '../http/contractTypes.ts';
import { writeOnce } from '../idempotency/writeOnce.ts';
import { languageOf } from '../language.ts';
import { sessionOf } from '../session/session.ts';
import { toCartLineDto } from './cartDto.ts';
import { readSavedLines, removeSavedLine, restoreLine, saveLine } from './savedForLaterService.ts';

type KeyForm = FormRequest<'CartKeyForm'>;

export const savedForLaterRoutes = {
  restoreCartLine(request: KeyForm, reply: FastifyReply): Promise<Dto['Outcome']> {
    return writeOnce(request, reply, async (trx, { cartId }) => {
      const line = { key: request.body.key, reason: 'removed' } as const;
      await restoreLine(trx, cartId, line, languageOf(request));
      return { status: 1 };
    });
  },

  saveCartLine(request: KeyForm, reply: FastifyReply): Promise<Dto['Outcome']> {
    return writeOnce(request, reply, async (trx, { cartId }) => {
      await saveLine(trx, cartId, request.body.key);
      return { status: 1 };
    });
  },

  async getSavedLines(request: FastifyRequest): Promise<Dto['SavedLines']> {
    const lines = await readSavedLines(
      request.server.db,
      sessionOf(request).cartId,
      languageOf(request),
    );
    return { products: lines.map((line) => toCartLineDto(line, request.server.settings)) };
  },

  moveSavedLine(request: KeyForm, reply: FastifyReply): Promise<Dto['Outcome']> {
    return writeOnce(request, reply, async (trx, { cartId }) => {
      const line = { key: request.body.key, reason: 'saved' } as const;
      await restoreLine(trx, cartId, line, languageOf(request));
      return { status: 1 };
    });
  },

  removeSavedLine(request: KeyForm, reply: FastifyReply): Promise<Dto['Outcome']> {
    return writeOnce(request, reply, async (trx, { cartId }) => {
      await removeSavedLine(trx, cartId, request.body.key);
      return { status: 1 };
    });
  },
};
