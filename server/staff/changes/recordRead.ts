import type { FastifyRequest } from 'fastify';
import { recordHourly, type ChangeAuthor } from './changeRepository.ts';

const MOST_NAMED = 5;

/**
 * Returns the log values of read orders: up to five order numbers, or only the number of orders if there are more.
 * Search terms are not logged, as they may be names of people.
 */
export function ordersRead(numbers: readonly string[]): Record<string, string | number> {
  return numbers.length <= MOST_NAMED
    ? { orders: numbers.join(', ') }
    : { order_count: numbers.length };
}

/** Returns the log values of read customers, as `ordersRead` does. */
export function customersRead(ids: readonly string[]): Record<string, string | number> {
  return ids.length <= MOST_NAMED ? { customers: ids.join(', ') } : { customer_count: ids.length };
}

/**
 * Logs a read of customer data; equal reads at most once an hour. If the log entry cannot be written, the request
 * continues and the server log reports the error.
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
