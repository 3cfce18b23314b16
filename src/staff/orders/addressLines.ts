import { postalLines } from '../../../contract/postalLines.ts';
import type { StaffOrder } from '../../api/staffApi.ts';

export function addressLines(address: StaffOrder['address']): string[] {
  const field = (name: string) => address[name] ?? '';
  const lines = postalLines({
    firstname: field('firstname'),
    lastname: field('lastname'),
    address_1: field('address_1'),
    address_2: field('address_2'),
    city: field('city'),
    postcode: field('postcode'),
    country_id: field('country_id'),
    zone_id: field('zone_id'),
    zone: field('zone'),
  });
  return [...lines, field('country')].filter((text) => text.trim() !== '');
}
