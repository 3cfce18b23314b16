import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../http/errors.ts';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { texts } from '../texts.ts';
import { readReports } from './readReports.ts';

export const REPORTS_PATH = '/reports';

const BODY_LIMIT = 16 * 1024;
const TOO_MANY = 429;

async function parseJson(_request: FastifyRequest, body: string): Promise<unknown> {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new RequestError(400, texts.request.malformed);
  }
}

/**
 * Registers the route for browser reports in the Reporting API's format or the older CSP format. Counts and logs
 * reports without data about the sender. The contract does not include this route.
 */
export async function reportRoutes(app: FastifyInstance): Promise<void> {
  const { db, metrics } = app;
  const types = ['application/reports+json', 'application/csp-report'];
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: BODY_LIMIT }, parseJson);
  const options = { bodyLimit: BODY_LIMIT };

  app.post(REPORTS_PATH, options, async (request, reply): Promise<FastifyReply> => {
    await enforceRateLimit(db, { reportClient: networkOf(request) }, TOO_MANY);
    for (const report of readReports(request.body)) {
      metrics?.countReport(report.kind);
      request.log.warn({ report }, 'A browser reports.');
    }
    return reply.code(204).send();
  });
}
