import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { hashOf } from '../../session/secret.ts';
import { sessionOf } from '../../session/session.ts';
import { confirmEmail } from '../placing/confirmedEmail.ts';
import { typedOrderNumber } from '../placing/orderNumber.ts';
import { findOrder, type StoredOrder } from './orderQueries.ts';
import { OrderRejection } from './orderRejection.ts';

/**
 * Returns the requested order: a customer's own, or a guest's by its secret. Responds to others as if the order did
 * not exist.
 *
 * A secret from an email confirms the email address.
 * @throws OrderRejection
 */
export async function orderOf(
  db: Database,
  request: FastifyRequest,
  { number, secret = '' }: { number: string; secret?: string },
): Promise<StoredOrder> {
  const { customerId } = sessionOf(request);
  const secretHash = secret === '' ? undefined : hashOf(secret);
  const access = { number: typedOrderNumber(number), customerId, secretHash };
  const order = await findOrder(db, access);
  if (order === undefined) throw new OrderRejection('noOrder');
  if (secretHash) await confirmEmail(db, secretHash);
  return order;
}
