import type { FastifyRequest } from 'fastify';
import { sessionOf } from '../session/session.ts';
import { AccountRejection } from './accountRejection.ts';
import { findCustomer, type Customer } from './customerRepository.ts';

/**
 * Returns the signed-in customer's id.
 * @throws AccountRejection for a visitor
 */
export function customerIdOf(request: FastifyRequest): string {
  const { customerId } = sessionOf(request);
  if (customerId === null) throw new AccountRejection('signInFirst');
  return customerId;
}

export async function customerOf(request: FastifyRequest): Promise<Customer> {
  const customer = await findCustomer(request.server.db, customerIdOf(request));
  if (customer === undefined) throw new AccountRejection('signInFirst');
  return customer;
}
