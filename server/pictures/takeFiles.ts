import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FILE_TYPE } from '../http/contract.ts';
import { RequestError } from '../http/errors.ts';
import { texts } from '../texts.ts';
import { ReceivedFile, receiveFile } from './receiveFile.ts';

/**
 * Parses file uploads into a `ReceivedFile`, which is deleted when the response is sent. Rejects file bodies of
 * other operations with 415.
 */
export function takeFiles(app: FastifyInstance): void {
  app.addContentTypeParser(
    FILE_TYPE,
    async ({ routeOptions }: FastifyRequest, body: IncomingMessage) => {
      if (!routeOptions.config.takesFile) throw new RequestError(415, texts.staff.notJson);
      return receiveFile(body);
    },
  );
  // Uses onSend, since onResponse is not called if the client disconnects first.
  app.addHook('onSend', async ({ body }) => {
    if (body instanceof ReceivedFile) await body.delete();
  });
}
