import type { FastifyRequest } from 'fastify';
import { recordHourly, type ChangeAuthor } from './changeRepository.ts';

/** Orders that are named one by one. */
const MOST_NAMED = 5;

/** The orders that were read: by number where they are few, else how many. Words of searches are not kept, as they name people. */
export function ordersRead(numbers: readonly string[]): Record<string, string | number> {
  return numbers.length <= MOST_NAMED
    ? { orders: numbers.join(', ') }
    : { order_count: numbers.length };
}

/**
 * Records that customers' data were read, once an hour for equal reads. Where the database takes no writes, the read goes on and the log
 * says so.
 */
export async function recordRead(
  { server, log }: FastifyRequest,
  author: ChangeAuthor,
  operation: string,
  values: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  try {
    const event = { subject: 'read', subjectId: operation, values } as const;
    await recordHourly(server.db, author, operation, event);
  } catch (error) {
    log.error(error, 'A read of customers’ data could not be recorded.');
  }
}
