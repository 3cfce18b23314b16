import { country, email, emailKey, lineWithoutLink } from '../../account/fields.ts';
import { telephone } from '../../account/telephone.ts';
import type { AddressFields } from '../../account/addresses/addressRepository.ts';
import { countryById } from '../../country/countries.ts';
import { plainName } from '../../import/plainName.ts';
import { RejectedRow } from '../../import/rejectedRow.ts';
import type { Text } from '../../language.ts';
import { texts } from '../../texts.ts';

export interface ReadCustomer {
  email: string;
  emailKey: string;
  firstname: string;
  lastname: string;
  /** International format; empty if unknown. */
  telephone: string;
  countryId: string;
  zoneId: string;
  /** Null if the file has no complete address. */
  address: AddressFields | null;
  /** Fields that were left out. */
  notes: Text[];
}

/** Plain column names of Shopify's and WooCommerce's customer lists, by field. */
const COLUMNS = {
  email: ['email'],
  firstname: ['firstname', 'prenom'],
  lastname: ['lastname', 'nomdefamille'],
  name: ['name', 'nom'],
  telephone: ['phone', 'defaultaddressphone', 'billingphone', 'shippingphone', 'telephone'],
  company: ['defaultaddresscompany', 'company'],
  address_1: ['defaultaddressaddress1', 'address1'],
  address_2: ['defaultaddressaddress2', 'address2'],
  city: ['defaultaddresscity', 'city', 'ville'],
  zone: ['defaultaddressprovincecode', 'provincecode', 'region'],
  country: ['defaultaddresscountrycode', 'countrycode', 'countryregion', 'paysregion'],
  postcode: ['defaultaddresszip', 'zip', 'postalcode', 'codepostal'],
} as const;

export type CustomerCells = Record<keyof typeof COLUMNS, string>;

/** Returns a function that reads the fields of a row. The first column of a field that has a value is used. */
export function customerCells(
  columns: readonly string[],
): (values: readonly string[]) => CustomerCells {
  const names = columns.map((column) => plainName(column));
  const indexes = Object.entries(COLUMNS).map(
    ([field, known]) =>
      [field, known.map((name) => names.indexOf(name)).filter((index) => index >= 0)] as const,
  );
  return (values) =>
    Object.fromEntries(
      indexes.map(([field, own]) => [
        field,
        // Shopify puts an apostrophe before numbers.
        own.map((index) => (values[index] ?? '').trim().replace(/^'/, '')).find(Boolean) ?? '',
      ]),
    ) as CustomerCells;
}

const NAME = { maximum: 100 };
const PLACE = { maximum: 120 };
const POSTCODE = { maximum: 12 };

/** Codes of Indian states that other shops spell differently. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  'IN-TS': 'IN-TG',
  'IN-UK': 'IN-UT',
  'IN-CG': 'IN-CT',
  'IN-OD': 'IN-OR',
  'IN-DN': 'IN-DH',
  'IN-DD': 'IN-DH',
};

/** Returns the id of a region from its code, with or without the country's, or its English name; '' if unknown. */
function zoneIdOf(text: string, countryId: string): string {
  const code = text.toUpperCase();
  const full = code.startsWith(`${countryId}-`) ? code : `${countryId}-${code}`;
  const id = OTHER_CODES[full] ?? full;
  const zones = countryById.get(countryId)?.zone ?? [];
  return (
    zones.find(({ zone_id: known, name }) => known === id || name.toUpperCase() === code)
      ?.zone_id ?? ''
  );
}

const { customers: said } = texts.import;

/** Mails greet customers by name, so names must not contain links. */
const valueOf = (text: string, limits: { maximum: number }): string => {
  const checked = lineWithoutLink(text, limits, false);
  return 'value' in checked ? checked.value : '';
};

/** Splits a full name at its last space. */
function namesOf({ firstname, lastname, name }: CustomerCells): [string, string] {
  if (firstname !== '' || lastname !== '') return [firstname, lastname];
  const [, first = name, last = ''] = /^(.*\S)\s+(\S+)$/.exec(name) ?? [];
  return [first, last];
}

function addressOf(
  cells: CustomerCells,
  names: Pick<AddressFields, 'firstname' | 'lastname' | 'telephone' | 'country_id' | 'zone_id'>,
): AddressFields | null {
  const street = [cells.company, cells.address_1].filter(Boolean).join(', ');
  const address = {
    ...names,
    address_1: valueOf(street, PLACE),
    address_2: valueOf(cells.address_2, PLACE),
    city: valueOf(cells.city, PLACE),
    postcode: valueOf(cells.postcode, POSTCODE),
  };
  const place = countryById.get(address.country_id);
  const isWhole =
    cells.address_1 !== '' &&
    address.address_1 !== '' &&
    address.city !== '' &&
    place !== undefined &&
    (!place.zone_required || address.zone_id !== '') &&
    (place.postcode !== 'required' || address.postcode !== '');
  return isWhole ? address : null;
}

/** @throws RejectedRow for a row without a valid email address or a name */
export function readCustomer(cells: CustomerCells): ReadCustomer {
  const address = email(cells.email);
  if ('invalid' in address) throw new RejectedRow(cells.email ? address.invalid : said.noEmail);
  const [first, last] = namesOf(cells).map((name) => valueOf(name, NAME));
  const [firstname, lastname] = [first || last || '', first ? (last ?? '') : ''];
  if (firstname === '') throw new RejectedRow(said.noName);

  const notes: Text[] = [];
  const place = country(cells.country.toUpperCase(), false);
  const countryId = 'value' in place ? place.value : '';
  const zoneId = zoneIdOf(cells.zone, countryId);
  const phone = telephone(cells.telephone, { isRequired: false, countryId });
  if ('invalid' in phone) notes.push(said.noTelephone);
  const number = 'value' in phone ? phone.value : '';
  const found = addressOf(cells, {
    firstname,
    lastname,
    telephone: number,
    country_id: countryId,
    zone_id: zoneId,
  });
  if (found === null && cells.address_1 !== '') notes.push(said.noAddress);
  return {
    email: address.value,
    emailKey: emailKey(address.value),
    firstname,
    lastname,
    telephone: number,
    countryId,
    zoneId,
    address: found,
    notes,
  };
}
