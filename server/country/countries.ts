import type { Dto } from '../contractTypes.ts';
import countries from 'country-region-data/data.json' with { type: 'json' };

const byEnglishName = new Intl.Collator('en');

/** All countries with their zones, both sorted by English name. */
export const allCountries: readonly Required<Dto['CountryWithZones']>[] = countries
  .map(({ countryName, countryShortCode, regions }) => ({
    country_id: countryShortCode,
    name: countryName,
    zone: regions
      // Zones of small territories have no code in the source; their names are distinct.
      .map(({ name, shortCode }) => ({ zone_id: `${countryShortCode}-${shortCode ?? name}`, name }))
      .toSorted((a, b) => byEnglishName.compare(a.name, b.name)),
  }))
  .toSorted((a, b) => byEnglishName.compare(a.name, b.name));

/** The same by code. */
export const countryById: ReadonlyMap<string, Required<Dto['CountryWithZones']>> = new Map(
  allCountries.map((country) => [country.country_id, country]),
);
