import type { FastifyReply } from 'fastify';
import { findCustomer } from '../account/customerRepository.ts';
import { assertValid, email, emailKey, mailboxOf } from '../account/fields.ts';
import { productIdOf } from '../catalog/productId.ts';
import type { Dto, FormRequest } from '../http/contractTypes.ts';
import { writeOnce } from '../idempotency/writeOnce.ts';
import { languageOf } from '../language.ts';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { sessionOf } from '../session/session.ts';
import { texts } from '../texts.ts';
import { cancelAlerts, addStockAlert } from './stockAlertService.ts';

async function recipientOf(request: FormRequest<'StockAlertForm'>): Promise<string> {
  const typed = request.body.email ?? '';
  const { customerId } = sessionOf(request);
  const customer =
    typed.trim() === '' && customerId !== null
      ? await findCustomer(request.server.db, customerId)
      : undefined;
  return customer?.email ?? assertValid({ email: email(typed) }).email;
}

export const stockAlertRoutes = {
  async requestStockAlert(
    request: FormRequest<'StockAlertForm'>,
    reply: FastifyReply,
  ): Promise<Dto['FormOutcome']> {
    const language = languageOf(request);
    const recipient = await recipientOf(request);
    await enforceRateLimit(request.server.db, {
      alertAddress: mailboxOf(recipient),
      alertClient: networkOf(request),
    });
    return writeOnce(request, reply, async (trx) => {
      const productId = productIdOf(request.body.product_id);
      await addStockAlert(trx, productId, {
        email: recipient,
        emailKey: emailKey(recipient),
        language,
      });
      return { status: 1, success: texts.stockAlert.noted[language] };
    });
  },

  async cancelStockAlerts(
    request: FormRequest<'VerifyForm'>,
    reply: FastifyReply,
  ): Promise<Dto['Outcome']> {
    await enforceRateLimit(request.server.db, { codeClient: networkOf(request) });
    return writeOnce(request, reply, async (trx) => {
      await cancelAlerts(trx, request.body.code);
      return { status: 1, success: texts.stockAlert.cancelled[languageOf(request)] };
    });
  },
};
