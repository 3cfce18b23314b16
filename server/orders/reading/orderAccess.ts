import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { hashOf } from '../../session/secret.ts';
import { sessionOf } from '../../session/session.ts';
import { confirmEmail } from '../placing/confirmedEmail.ts';
import { typedOrderNumber } from '../placing/orderNumber.ts';
import { findOrder, type StoredOrder } from './orderQueries.ts';
import { OrderRejection } from './orderRejection.ts';

/**
 * Returns an order of the signed-in customer, or the order that the secret opens. Treats an order without access
 * like a missing one.
 *
 * A secret that was sent by email confirms the order's email address.
 * @throws OrderRejection if there is no such order
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
