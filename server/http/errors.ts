import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/isUnavailable.ts';
import { languageOf, type Language, type Text } from '../language.ts';
import { noteError } from './noteError.ts';
import { texts } from '../texts.ts';
import { validationText } from './validationText.ts';

/** Error that a shopper can cause and fix. The response returns its text as `error`. */
export abstract class ShopperError extends Error {
  /** HTTP status of the response. The contract returns most rejections with 200. */
  readonly status: number = 200;

  abstract errorIn(language: Language): string | Record<string, unknown>;

  readonly fields: Readonly<Record<string, unknown>> = {};
}

export abstract class Rejection extends ShopperError {
  readonly text: Text;

  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }

  errorIn(language: Language): string {
    return this.text[language];
  }
}

/** Error for an invalid request. The response has its 4xx status and message. */
export class RequestError extends Error {
  readonly statusCode: number;
  readonly text: Text;

  constructor(statusCode: number, text: Text) {
    super(text.en);
    this.statusCode = statusCode;
    this.text = text;
  }
}

export interface Answer {
  status: number;
  body: object;
}

const FRAMEWORK_TEXTS: Partial<Record<number, Text>> = {
  404: texts.request.unknownCall,
  413: texts.request.tooLarge,
  415: texts.request.notAForm,
};

/** Converts an error to a response. 5xx responses do not reveal the cause. */
export function answerOf(error: unknown, language: Language): Answer {
  if (error instanceof ShopperError) {
    const { status, fields } = error;
    return { status, body: { error: error.errorIn(language), ...fields } };
  }
  if (error instanceof RequestError) {
    return { status: error.statusCode, body: { error: error.text[language] } };
  }
  if (isUnavailable(error))
    return { status: 503, body: { error: texts.request.unavailable[language] } };
  const { statusCode = 500, validation, validationContext } = error as Partial<FastifyError>;
  const invalid = validation?.[0];
  if (invalid)
    return { status: 400, body: { error: validationText(invalid, validationContext, language) } };
  if (statusCode < 400 || statusCode >= 500) {
    return { status: 500, body: { error: texts.request.internalError[language] } };
  }
  return {
    status: statusCode,
    body: { error: (FRAMEWORK_TEXTS[statusCode] ?? texts.request.malformed)[language] },
  };
}

/** Value of Retry-After in seconds. A restarted database is back after a second or two. */
export const RETRY_AFTER_S = 1;

export const REFERENCE_HEADER = 'X-Request-Id';

/**
 * Logs an error and sets status and headers of the reply.
 * @returns the response body
 */
export function startErrorReply(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
): Answer {
  const { status, body } = answerOf(error, language);
  if (status === 429 && 'retry_after' in body) {
    void reply.header('Retry-After', body.retry_after);
  }
  noteError(error, status, request);
  if (status === 503) void reply.header('Retry-After', RETRY_AFTER_S);
  void reply.code(status).header(REFERENCE_HEADER, request.id);
  return { status, body };
}

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, body } = startErrorReply(error, request, reply, languageOf(request));
  return reply.send(status === 500 ? { ...body, reference: request.id } : body);
}
