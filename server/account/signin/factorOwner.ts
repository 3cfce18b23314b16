import type { Customer } from '../customerRepository.ts';
import type { FactorOwner } from './secondFactorService.ts';

/** A customer as the owner of a second factor. */
export const factorOwner = ({
  id,
  email,
  firstname,
}: Pick<Customer, 'id' | 'email' | 'firstname'>): FactorOwner => ({
  kind: 'customer',
  id,
  email,
  name: firstname,
});
