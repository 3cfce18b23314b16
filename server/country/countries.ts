import type { Dto } from '../contractTypes.ts';
import type { Language } from '../language.ts';
import countries from 'country-region-data/data.json' with { type: 'json' };

const byEnglishName = new Intl.Collator('en');

/** All countries with their zones, both sorted by English name. */
const allCountries: readonly Required<Dto['CountryWithZones']>[] = countries
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
