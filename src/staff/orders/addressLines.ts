import type { StaffOrder } from '../../api/staffApi.ts';

/** An address as it is written on a label, a line each. */
export function addressLines(address: StaffOrder['address']): string[] {
  const field = (name: string) => address[name] ?? '';
  return [
    `${field('firstname')} ${field('lastname')}`,
    field('address_1'),
    field('address_2'),
    `${field('postcode')} ${field('city')}`,
    field('zone'),
    field('country'),
  ]
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
