import type { FastifyRequest } from 'fastify';

/** An error as the log holds it, with its `code`, the `constraint` of a database that it violated, and its `cause`. */
interface LoggedError {
  [name: string]: unknown;
  type: string;
  message: string;
  /** Where it was thrown, without the message */
  stack: string;
}

/** Quoted values and mail addresses are what shoppers have sent. */
function withoutValues(message: string): string {
  return message.replaceAll(/"[^"]*"|'[^']*'|«[^»]*»|[^\s@]+@[^\s@]+/g, '…');
}

/** Takes of an error what tells its cause; a database's `detail` and others name the row, which is a shopper's. */
function serializeError(error: Error & { code?: unknown; constraint?: unknown }): LoggedError {
  const { name, message, stack = '', code, constraint, cause } = error;
  return {
    type: name,
    message: withoutValues(message),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: (stack.match(/^ +at .*$/gm) ?? []).join('\n'),
    ...(cause instanceof Error && { cause: serializeError(cause) }),
  };
}

/** What the log tells of requests and errors: nothing of a shopper. */
export const logSerializers = {
  // The path alone: the query holds the token.
  req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?', 1)[0] }),
  err: serializeError,
};
