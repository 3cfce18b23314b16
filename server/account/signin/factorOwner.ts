import type { Customer } from '../customerRepository.ts';
import type { FactorOwner } from './secondFactorService.ts';

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
