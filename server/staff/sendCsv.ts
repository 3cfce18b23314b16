import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export function sendCsv(
  reply: FastifyReply,
  name: string,
  lines: AsyncIterable<string> | Iterable<string>,
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(Readable.from(lines));
}
