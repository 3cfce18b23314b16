import { formatAddress } from 'localized-address-format';

export interface PostalAddress {
  readonly firstname: string;
  readonly lastname: string;
  readonly address_1: string;
  readonly address_2: string;
  readonly city: string;
  readonly postcode: string;
  readonly country_id: string;
  readonly zone_id: string;
  readonly zone: string;
}

/** Countries that abbreviate a region by the two or three letters of its ISO 3166-2 code. */
const WITH_CODES: readonly string[] = ['AU', 'CA', 'US'];

const isIn = (lines: readonly string[], part: string) =>
  lines.some((line) => line.toLowerCase().includes(part.toLowerCase()));

/**
 * Formats an address as lines in the country's postal order, in Latin script, without the country. Town and
 * postcode always appear.
 */
export function postalLines(address: PostalAddress): string[] {
  const { city, postcode, country_id: country, zone_id: zoneId } = address;
  const zone = WITH_CODES.includes(country) ? (zoneId.split('-')[1] ?? address.zone) : address.zone;
  const streets = [address.address_1, address.address_2].map((text) => text.trim());
  const lines = formatAddress(
    {
      postalCountry: country,
      administrativeArea: zone,
      locality: city.trim(),
      postalCode: postcode.trim(),
      name: `${address.firstname} ${address.lastname}`.trim(),
      addressLines: streets.filter((text) => text !== ''),
    },
    'latin',
  ).map((line) => line.replace(/^[\s,]+/, '').trim());
  const lost = [city.trim(), postcode.trim()].filter((part) => !isIn(lines, part));
  return [...lines, ...lost].filter((line) => line !== '');
}
