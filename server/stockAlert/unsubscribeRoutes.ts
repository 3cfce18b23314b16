import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { StockAlertRejection } from './stockAlertRejection.ts';
import { cancelAlerts } from './stockAlertService.ts';

export const UNSUBSCRIBE_PATH = '/alerts/stop';

const BODY_LIMIT = 4096;
const TOO_MANY = 429;

interface Unsubscribing {
  Querystring: { code?: string | string[] };
}

const codeOf = ({ code }: Unsubscribing['Querystring']) => (typeof code === 'string' ? code : '');

/**
 * Serves one-click unsubscription (RFC 8058): no cookie, no token, any body. GET redirects to the page with the
 * unsubscribe button.
 */
export async function unsubscribeRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, async () => null);

  app.post<Unsubscribing>(UNSUBSCRIBE_PATH, async (request, reply): Promise<FastifyReply> => {
    await enforceRateLimit(app.db, { codeClient: networkOf(request) }, TOO_MANY);
    const code = codeOf(request.query);
    try {
      await app.db.transaction().execute((trx) => cancelAlerts(trx, code));
    } catch (error) {
      // Respond with 204 to an unknown or expired code too.
      if (!(error instanceof StockAlertRejection)) throw error;
    }
    return reply.code(204).send();
  });

  app.get(
    UNSUBSCRIBE_PATH,
    async ({ query }: FastifyRequest<Unsubscribing>, reply): Promise<FastifyReply> =>
      reply.redirect(`/shop${UNSUBSCRIBE_PATH}#code=${encodeURIComponent(codeOf(query))}`, 303),
  );
}
