import { fieldLimits } from '../../../contract/fieldLimits.gen.ts';
import {
  assertValid,
  country,
  email,
  emailKey,
  lineWithoutLink,
  zone,
} from '../../account/fields.ts';
import { postcode } from '../../account/addresses/postcodes.ts';
import { telephone } from '../../account/telephone.ts';
import type { AddressFields } from '../../account/addresses/addressRepository.ts';
import { countryById } from '../../country/countries.ts';
import { unescapeFormula } from '../../import/csvCell.ts';
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
  notes: Text[];
}

/** Column names of Shopify's and WooCommerce's customer lists by field, as `plainName` returns them. */
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
        own.map((index) => unescapeFormula((values[index] ?? '').trim())).find(Boolean) ?? '',
      ]),
    ) as CustomerCells;
}

/** Codes of Indian states that other shops spell differently. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  'IN-TS': 'IN-TG',
  'IN-UK': 'IN-UT',
  'IN-CG': 'IN-CT',
  'IN-OD': 'IN-OR',
  'IN-DN': 'IN-DH',
  'IN-DD': 'IN-DH',
};

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

const withoutApostrophe = (text: string): string => text.replace(/^'/, '');

function namesOf({ firstname, lastname, name }: CustomerCells): [string, string] {
  if (firstname !== '' || lastname !== '') return [firstname, lastname];
  const [, first = name, last = ''] = /^(.*\S)\s+(\S+)$/.exec(name) ?? [];
  return [first, last];
}

function addressOf(
  cells: CustomerCells,
  names: Pick<AddressFields, 'firstname' | 'lastname' | 'telephone' | 'country_id' | 'zone_id'>,
): AddressFields | null {
  const { country_id: countryId, zone_id: zoneId } = names;
  const checked = {
    address_1: lineWithoutLink(
      [cells.company, cells.address_1].filter(Boolean).join(', '),
      fieldLimits.address_1,
    ),
    address_2: lineWithoutLink(cells.address_2, fieldLimits.address_2, false),
    city: lineWithoutLink(cells.city, fieldLimits.city),
    postcode: postcode(withoutApostrophe(cells.postcode), countryId),
    country_id: country(countryId),
    zone_id: zone(zoneId, countryId),
  };
  if (cells.address_1 === '' || Object.values(checked).some((field) => 'invalid' in field))
    return null;
  return { ...names, ...assertValid(checked) };
}

/** @throws RejectedRow for a link, as mails greet customers by name */
function nameOf(text: string): string {
  const checked = lineWithoutLink(text, fieldLimits.firstname, false);
  if ('invalid' in checked) throw new RejectedRow(checked.invalid);
  return checked.value;
}

/** @throws RejectedRow for a row without a valid email address or a name */
export function readCustomer(cells: CustomerCells): ReadCustomer {
  const address = email(cells.email);
  if ('invalid' in address) throw new RejectedRow(cells.email ? address.invalid : said.noEmail);
  const [first, last] = namesOf(cells).map((name) => nameOf(name));
  const [firstname, lastname] = [first || last || '', first ? (last ?? '') : ''];
  if (firstname === '') throw new RejectedRow(said.noName);

  const notes: Text[] = [];
  const place = country(cells.country.toUpperCase(), false);
  const countryId = 'value' in place ? place.value : '';
  const zoneId = zoneIdOf(cells.zone, countryId);
  const phone = telephone(withoutApostrophe(cells.telephone), { isRequired: false, countryId });
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
