import type { FastifyRequest } from 'fastify';

interface LoggedError {
  [name: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** Removes quoted values and email addresses, which may be personal data. */
function withoutValues(message: string): string {
  return message.replaceAll(/"[^"]*"|'[^']*'|«[^»]*»|[^\s@]+@[^\s@]+/g, '…');
}

/**
 * Serializes an error without a database error's `detail` and similar fields. They quote the row, which may contain
 * personal data.
 */
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

export const logSerializers = {
  // Log only the path: the query holds the session token. Mask the key in paths of returns and invoices.
  req: ({ method, url }: FastifyRequest) => ({
    method,
    path: url.split('?', 1)[0]?.replace(/^(\/payments\/return\/|\/invoices\/).*/, '$1…'),
  }),
  err: serializeError,
};
