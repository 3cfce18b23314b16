import type { components } from '../../contract/types.gen.ts';
import type { Customer } from './customerRepository.ts';

type Wire = components['schemas'];

/** A customer as the answer to a sign-in names it. */
export function customerWire({ id, firstname, lastname, email }: Customer): Wire['Customer'] {
  return { customer_id: id, firstname, lastname, email };
}

/** What a customer sees of the own data. */
export function profileWire(customer: Customer): Wire['Profile'] {
  const { telephone, countryId, zoneId } = customer;
  return { ...customerWire(customer), telephone, country_id: countryId, zone_id: zoneId };
}
