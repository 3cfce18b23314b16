import type { Dto } from '../http/contractTypes.ts';
import type { FastifyRequest } from 'fastify';
import { toDecimal } from '../currency/minorUnits.ts';
import { languageOf } from '../language.ts';
import { texts } from '../texts.ts';
import { isGateway } from './onlinePayment.ts';
import { offeredProviders } from './paymentProviders.ts';

export const paymentRoutes = {
  async listPaymentMethods(request: FastifyRequest): Promise<Dto['PaymentMethodsAnswer']> {
    const { db, settings } = request.server;
    const language = languageOf(request);
    const methods: Dto['PaymentMethodsAnswer']['methods'] = [];
    for (const { id, name, description, ...provider } of await offeredProviders(db, settings)) {
      const gateway = isGateway(id) ? await settings.gateways.find(db, id) : undefined;
      const limitMinor = await provider.findLimitMinor(db);
      methods.push({
        payment_id: id,
        name: name[language],
        description: gateway?.isTest
          ? `${description[language]} ${texts.payment.testMode[language]}`
          : description[language],
        ...(limitMinor !== null && { limit: toDecimal(limitMinor) }),
      });
    }
    return { methods };
  },
};
