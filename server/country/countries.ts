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

/** Regions that the source lacks: it has Hong Kong as one. */
const OWN_REGIONS: Readonly<Record<string, { name: string; shortCode?: string }[]>> = {
  HK: ['Hong Kong Island', 'Kowloon', 'New Territories'].map((name) => ({ name })),
};

/** The regions that addresses of a country have; none where they have none. */
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

/** Order of town, postcode and region in postal addresses of a country; unused parts last. */
function placeOrder(postalCountry: string): PlacePart[] {
  const parts = { locality: '{city}', postalCode: '{postcode}', administrativeArea: '{zone}' };
  const written = formatAddress({ postalCountry, ...parts }, 'latin').join();
  const placeOf = (part: PlacePart) => {
    const place = written.indexOf(`{${part}}`);
    return place < 0 ? written.length : place;
  };
  return PLACE_PARTS.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** All countries with their zones, both sorted by English name. */
const allCountries: readonly Required<Dto['CountryWithZones']>[] = countries
  .map(({ countryName, countryShortCode, regions }) => ({
    country_id: countryShortCode,
    name: countryName,
    zone: regionsOf(countryShortCode, regions)
      // Zones of small territories have no code in the source; their names are distinct.
      .map(({ name, shortCode }) => ({ zone_id: `${countryShortCode}-${shortCode ?? name}`, name }))
      .toSorted((a, b) => byEnglishName.compare(a.name, b.name)),
    zone_kind: REGION_KINDS[countryShortCode] ?? ('region' as const),
    zone_required: REGION_REQUIRED.has(countryShortCode),
    postcode: postcodeDemand(countryShortCode),
    place_order: placeOrder(countryShortCode),
  }))
  .toSorted((a, b) => byEnglishName.compare(a.name, b.name));

/** The same by code. */
export const countryById: ReadonlyMap<string, Required<Dto['CountryWithZones']>> = new Map(
  allCountries.map((country) => [country.country_id, country]),
);

const french = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });

/** What a country is called in a language, in English where that has no name for it; empty for no country. */
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

/** All countries by their names in a language, sorted by them. */
export const countriesIn: Readonly<Record<Language, readonly Dto['Country'][]>> = {
  en: listIn('en'),
  fr: listIn('fr'),
};
