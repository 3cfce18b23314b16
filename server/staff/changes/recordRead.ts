import type { FastifyRequest } from 'fastify';
import { recordHourly, type ChangeAuthor } from './changeRepository.ts';

const MOST_NAMED = 5;

/**
 * Returns order numbers for the log, or only their count above five. Search terms are not stored, as they name
 * people.
 */
export function ordersRead(numbers: readonly string[]): Record<string, string | number> {
  return numbers.length <= MOST_NAMED
    ? { orders: numbers.join(', ') }
    : { order_count: numbers.length };
}

/**
 * Logs a read of customer data, once an hour for equal reads. If the write fails, the read continues and the server
 * log reports it.
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
