import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FILE_TYPE } from '../http/contract.ts';
import { RequestError } from '../http/errors.ts';
import { texts } from '../texts.ts';
import { ReceivedFile, receiveFile } from './receiveFile.ts';

/**
 * Has the operations that take a file find a `ReceivedFile` as the body of their requests, which goes as they are answered.
 * Other operations reject such bodies (415).
 */
export function takeFiles(app: FastifyInstance): void {
  app.addContentTypeParser(
    FILE_TYPE,
    async ({ routeOptions }: FastifyRequest, body: IncomingMessage) => {
      if (!routeOptions.config.takesFile) throw new RequestError(415, texts.staff.notJson);
      return receiveFile(body);
    },
  );
  // Where a client leaves before its answer, no answer ends: onResponse is not called.
  app.addHook('onSend', async ({ body }) => {
    if (body instanceof ReceivedFile) await body.delete();
  });
}
