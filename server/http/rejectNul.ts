import type { FastifyRequest } from 'fastify';
import { RequestError } from './errors.ts';
import { texts } from '../texts.ts';

/** More levels than any body of the contracts has. Whatever walks through a value of thousands runs out of stack. */
const MOST_LEVELS = 64;

/** @throws RequestError (400) for a value of too many levels */
function hasNul(value: unknown, level = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  if (level > MOST_LEVELS) throw new RequestError(400, texts.request.malformed);
  return Object.entries(value).some(([key, item]) => key.includes('\0') || hasNul(item, level + 1));
}

/**
 * Rejects NUL characters anywhere in a request, since PostgreSQL's texts cannot hold them, and what is nested without end. A
 * preValidation hook.
 */
export async function rejectNul({ query, params, body }: FastifyRequest): Promise<void> {
  if (hasNul(query) || hasNul(params) || hasNul(body))
    throw new RequestError(400, texts.request.nulCharacter);
}
