import countries from 'country-region-data/data.json' with { type: 'json' };
import type { FastifyRequest } from 'fastify';
import type { components, operations } from '../../contract/types.gen.ts';

type Wire = components['schemas'];

const byEnglishName = new Intl.Collator('en');

/** Sorted by name, as are their zones. */
const sorted: Required<Wire['CountryWithZones']>[] = countries
  .map(({ countryName, countryShortCode, regions }) => ({
    country_id: countryShortCode,
    name: countryName,
    zone: regions
      // Zones of small territories have no code in the source; their names are distinct.
      .map(({ name, shortCode }) => ({ zone_id: `${countryShortCode}-${shortCode ?? name}`, name }))
      .toSorted((a, b) => byEnglishName.compare(a.name, b.name)),
  }))
  .toSorted((a, b) => byEnglishName.compare(a.name, b.name));

const list: Wire['Country'][] = sorted.map(({ country_id, name }) => ({ country_id, name }));

const byId = new Map(sorted.map((country) => [country.country_id, country]));

/** Handlers of countries, whose names are English in every language. */
export const countryRoutes = {
  async listCountries(): Promise<Wire['Country'][]> {
    return list;
  },

  async getCountry(
    request: FastifyRequest<{ Querystring: operations['getCountry']['parameters']['query'] }>,
  ): Promise<Wire['CountryWithZones']> {
    return byId.get(request.query.country_id) ?? { zone: [] };
  },
};
