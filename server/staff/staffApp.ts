import type { FastifyInstance, RouteHandlerMethod, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { longerBody } from '../http/bodyLimits.ts';
import { keepTypesOfBodies } from '../http/compileLazily.ts';
import { checkHandlers, FILE_TYPE, loadContract } from '../http/contract.ts';
import { RequestError } from '../http/errors.ts';
import { takeFiles } from '../pictures/takeFiles.ts';
import { rejectCrossSite } from '../http/rejectCrossSite.ts';
import { texts } from '../texts.ts';
import { orderEvents } from './orders/orderEvents.ts';
import { sendProblem } from './problem.ts';
import { staffHandlers } from './staffHandlers.ts';
import { demandMember } from './access/staffSession.ts';

async function rejectUnknown(): Promise<never> {
  throw new RequestError(404, texts.request.unknownCall);
}

async function rejectOthers(): Promise<never> {
  throw new RequestError(415, texts.staff.notJson);
}

function takeBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  // openapiGlue warns about response types whose parser is not registered by name.
  app.addContentTypeParser(['*', 'application/problem+json', 'text/csv'], rejectOthers);
  takeFiles(app);
  app.addHook('onRoute', ({ schema }) => {
    // Fastify does not validate a body if its content type is absent or not named in the schema.
    const body = schema?.body as { content?: Record<string, { schema: unknown }> } | undefined;
    const json = body?.content?.['application/json'];
    if (schema && json) schema.body = json.schema;
    // The handler validates file content.
    if (schema && body?.content?.[FILE_TYPE]) delete schema.body;
  });
}

/**
 * Staff API as a plugin with the prefix `/api/staff`.
 * @throws Error if operations and handlers do not match
 */
export async function staffApp(app: FastifyInstance): Promise<void> {
  const contract = await loadContract('staff.yaml');
  checkHandlers(contract, staffHandlers);
  const byId = staffHandlers as unknown as Record<string, RouteHandlerMethod>;
  app.decorateRequest('staffSession', undefined);
  app.setErrorHandler(sendProblem);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('Cache-Control', 'no-store');
  });
  takeBodies(app);
  keepTypesOfBodies(app);
  await app.register(openapiGlue, {
    specification: contract.document,
    operationResolver: (id) => {
      const operation = contract.operations.get(id);
      const route = {
        handler: byId[id],
        ...longerBody(id),
        config: { operationId: id, takesFile: operation?.takesFile ?? false },
        onRequest: operation && [
          ...(operation.isWrite ? [rejectCrossSite] : []),
          demandMember(operation),
        ],
      };
      // openapiGlue sets method and URL itself, although its type requires them.
      return route as Partial<RouteOptions> as RouteOptions;
    },
  });
  await app.register(orderEvents);
  app.all('/*', rejectUnknown);
}
