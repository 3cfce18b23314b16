import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerOf, RETRY_AFTER_S, ShopperError } from '../http/errors.ts';
import { languageOf, type Language } from '../language.ts';
import { noteError } from '../http/noteError.ts';
import { RateLimitExceeded } from '../rateLimit/rateLimitExceeded.ts';
import { texts } from '../texts.ts';
import { recordRefusal } from './recordRefusal.ts';
import { SignInAgainNeeded } from './access/staffSession.ts';
import type { StaffDto } from './staffDto.ts';

export const PROBLEM_TYPE = 'application/problem+json';

function statusOf(error: unknown, answered: number): number {
  if (error instanceof RateLimitExceeded) return 429;
  // The storefront API returns rejections with 200, the staff API with 422.
  return error instanceof ShopperError && answered < 400 ? 422 : answered;
}

export function problemOf(error: unknown, language: Language): StaffDto['Problem'] {
  const answer = answerOf(error, language);
  const status = statusOf(error, answer.status);
  const { error: said } = answer.body as { error: string | Record<string, string> };
  const type = error instanceof SignInAgainNeeded ? error.type : 'about:blank';
  const problem = { type, title: STATUS_CODES[status] ?? '', status };
  return typeof said === 'string'
    ? { ...problem, detail: said }
    : { ...problem, detail: texts.staff.invalidFields[language], errors: said };
}

export async function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const problem = problemOf(error, languageOf(request));
  const { status } = problem;
  if (error instanceof RateLimitExceeded) {
    void reply.header('Retry-After', error.fields.retry_after);
  }
  const refusal = noteError(error, status, request);
  if (refusal === 'right' || refusal === 'limit') await recordRefusal(request, refusal);
  if (status === 503) void reply.header('Retry-After', RETRY_AFTER_S);
  return reply.code(status).type(PROBLEM_TYPE).send(problem);
}
