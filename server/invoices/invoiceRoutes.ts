import type { FastifyInstance } from 'fastify';
import { texts } from '../texts.ts';
import { RequestError } from '../http/errors.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { INVOICE_PATH } from './invoiceLinks.ts';
import { findDocumentByKey } from './invoiceRepository.ts';
import { invoiceFileName, invoicePdf } from './invoicePdf.ts';

export async function invoiceRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { key: string } }>(`${INVOICE_PATH}/:key.pdf`, async (request, reply) => {
    await enforceRateLimit(app.db, { invoiceClient: networkOf(request) }, 429);
    const document = await findDocumentByKey(app.db, request.params.key);
    if (document === undefined) throw new RequestError(404, texts.invoice.none);
    return reply
      .headers({
        'Cache-Control': 'private, no-store',
        'Content-Disposition': `inline; filename="${invoiceFileName(document)}"`,
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
      })
      .type('application/pdf')
      .send(await invoicePdf(document));
  });
}
