import type { FastifyRequest } from 'fastify';

export function currencyCookieOf({ cookies }: FastifyRequest): string | undefined {
  const { currency } = cookies;
  return currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : undefined;
}
