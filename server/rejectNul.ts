import type { FastifyRequest } from 'fastify';
import { RequestError } from './errors.ts';
import { texts } from './texts.ts';

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => key.includes('\0') || hasNul(item));
}

/** Rejects NUL characters anywhere in a request, since PostgreSQL's texts cannot hold them. A preValidation hook. */
export async function rejectNul({ query, params, body }: FastifyRequest): Promise<void> {
  if (hasNul(query) || hasNul(params) || hasNul(body))
    throw new RequestError(400, texts.request.nulCharacter);
}
