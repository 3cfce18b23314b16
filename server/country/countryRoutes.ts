import type { Dto, QueryRequest } from '../contractTypes.ts';
import { allCountries, countryById } from './countries.ts';

const list: Dto['Country'][] = allCountries.map(({ country_id, name }) => ({ country_id, name }));

/** Handlers of countries, whose names are English in every language. */
export const countryRoutes = {
  async listCountries(): Promise<Dto['Country'][]> {
    return list;
  },

  async getCountry(request: QueryRequest<'getCountry'>): Promise<Dto['CountryWithZones']> {
    return countryById.get(request.query.country_id) ?? { zone: [] };
  },
};
