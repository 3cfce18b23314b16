import type { Dto } from '../http/contractTypes.ts';
import type { Customer } from './customerRepository.ts';

export function toCustomerDto({ id, firstname, lastname, email }: Customer): Dto['Customer'] {
  return { customer_id: id, firstname, lastname, email };
}

export function toProfileDto(customer: Customer): Dto['Profile'] {
  const { telephone, countryId, zoneId } = customer;
  return { ...toCustomerDto(customer), telephone, country_id: countryId, zone_id: zoneId };
}
