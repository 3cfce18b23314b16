import { formatAddress } from 'localized-address-format';
import type { Dto } from '../http/contractTypes.ts';
import type { Language } from '../language.ts';
import {
  REGION_KINDS,
  REGION_OPTIONAL,
  REGION_REQUIRED,
  POSTCODE_NONE,
  POSTCODE_REQUIRED,
} from './addressFormats.ts';
import countries from 'country-region-data/data.json' with { type: 'json' };

const byEnglishName = new Intl.Collator('en');

/** Regions that the source lacks: it lists Hong Kong as a single region. */
const OWN_REGIONS: Readonly<Record<string, { name: string; shortCode?: string }[]>> = {
  HK: ['Hong Kong Island', 'Kowloon', 'New Territories'].map((name) => ({ name })),
};

function regionsOf(
  id: string,
  regions: readonly { name: string; shortCode?: string }[],
): readonly { name: string; shortCode?: string }[] {
  if (!REGION_REQUIRED.has(id) && !REGION_OPTIONAL.has(id)) return [];
  return OWN_REGIONS[id] ?? regions;
}

function postcodeDemand(id: string): Dto['PostcodeDemand'] {
  if (POSTCODE_NONE.has(id)) return 'none';
  return POSTCODE_REQUIRED.has(id) ? 'required' : 'optional';
}

type PlacePart = NonNullable<Dto['CountryWithZones']['place_order']>[number];

const PLACE_PARTS: readonly PlacePart[] = ['city', 'postcode', 'zone'];

function placeOrder(postalCountry: string): PlacePart[] {
  const parts = { locality: '{city}', postalCode: '{postcode}', administrativeArea: '{zone}' };
  const written = formatAddress({ postalCountry, ...parts }, 'latin').join();
  const placeOf = (part: PlacePart) => {
    const place = written.indexOf(`{${part}}`);
    return place < 0 ? written.length : place;
  };
  return PLACE_PARTS.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const allCountries: readonly Required<Dto['CountryWithZones']>[] = countries
  .map(({ countryName, countryShortCode, regions }) => ({
    country_id: countryShortCode,
    name: countryName,
    zone: regionsOf(countryShortCode, regions)
      // The source has no codes for zones of small territories, so use their names, which are distinct.
      .map(({ name, shortCode }) => ({ zone_id: `${countryShortCode}-${shortCode ?? name}`, name }))
      .toSorted((a, b) => byEnglishName.compare(a.name, b.name)),
    zone_kind: REGION_KINDS[countryShortCode] ?? ('region' as const),
    zone_required: REGION_REQUIRED.has(countryShortCode),
    postcode: postcodeDemand(countryShortCode),
    place_order: placeOrder(countryShortCode),
  }))
  .toSorted((a, b) => byEnglishName.compare(a.name, b.name));

export const countryById: ReadonlyMap<string, Required<Dto['CountryWithZones']>> = new Map(
  allCountries.map((country) => [country.country_id, country]),
);

const french = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });

/** Returns a country's name in the language, or in English; empty for an unknown country. */
export function nameOfCountry(id: string, language: Language): string {
  const country = countryById.get(id);
  if (country === undefined) return '';
  return (language === 'fr' ? french.of(id) : undefined) ?? country.name;
}

const listIn = (language: Language): readonly Dto['Country'][] => {
  const byName = new Intl.Collator(language);
  return allCountries
    .map(({ country_id: id }) => ({ country_id: id, name: nameOfCountry(id, language) }))
    .toSorted((a, b) => byName.compare(a.name, b.name));
};

export const countriesIn: Readonly<Record<Language, readonly Dto['Country'][]>> = {
  en: listIn('en'),
  fr: listIn('fr'),
};
