import type { FastifyRequest } from 'fastify';

/** The code of the currency that a browser shows prices in; undefined where its cookie names none. */
export function currencyCookieOf({ cookies }: FastifyRequest): string | undefined {
  const { currency } = cookies;
  return currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : undefined;
}
