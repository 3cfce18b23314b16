import type { FastifyRequest } from 'fastify';
import { RequestError } from './errors.ts';
import { texts } from '../texts.ts';

/**
 * Maximum nesting depth, above that of every contract body. Recursion into thousands of levels would overflow the
 * stack.
 */
const MOST_LEVELS = 64;

function hasNul(value: unknown, level = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  if (level > MOST_LEVELS) throw new RequestError(400, texts.request.malformed);
  return Object.entries(value).some(([key, item]) => key.includes('\0') || hasNul(item, level + 1));
}

/** Rejects NUL characters, which PostgreSQL text cannot hold, and excessive nesting. Runs as a preValidation hook. */
export async function rejectNul({ query, params, body }: FastifyRequest): Promise<void> {
  if (hasNul(query) || hasNul(params) || hasNul(body))
    throw new RequestError(400, texts.request.nulCharacter);
}
