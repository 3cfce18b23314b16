import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto, FormRequest } from '../http/contractTypes.ts';
import { ShopperError } from '../http/errors.ts';
import { writeOnce } from '../idempotency/writeOnce.ts';
import { languageOf, type Language } from '../language.ts';
import { texts } from '../texts.ts';
import { findStoreCurrency } from './storeCurrency.ts';
import { findCurrencies, updateSessionCurrency } from './currencyRepository.ts';

class UnknownCurrency extends ShopperError {
  errorIn(language: Language): string {
    return texts.currency.unknown[language];
  }
}

export const currencyRoutes = {
  async getCurrencies(request: FastifyRequest): Promise<Dto['CurrencyAnswer']> {
    const { db } = request.server;
    const currencies = await findCurrencies(db);
    const { code: storeCode } = await findStoreCurrency(db);
    return {
      currencies: currencies.map((currency) => ({ ...currency, value: Number(currency.value) })),
      currency: request.session?.currencyCode ?? storeCode,
      store_currency: storeCode,
    };
  },

  changeCurrency(
    request: FormRequest<'CurrencyForm'>,
    reply: FastifyReply,
  ): Promise<Dto['Outcome']> {
    return writeOnce(request, reply, async (trx, session) => {
      const isKnown = await updateSessionCurrency(trx, session.id, request.body.code);
      if (!isKnown) throw new UnknownCurrency();
      return { status: 1, success: texts.currency.changed[languageOf(request)] };
    });
  },
};
