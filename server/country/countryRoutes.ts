import type { FastifyRequest } from 'fastify';
import type { components, operations } from '../../contract/types.gen.ts';
import { allCountries, countryById } from './countries.ts';

type Dto = components['schemas'];

const list: Dto['Country'][] = allCountries.map(({ country_id, name }) => ({ country_id, name }));

/** Handlers of countries, whose names are English in every language. */
export const countryRoutes = {
  async listCountries(): Promise<Dto['Country'][]> {
    return list;
  },

  async getCountry(
    request: FastifyRequest<{ Querystring: operations['getCountry']['parameters']['query'] }>,
  ): Promise<Dto['CountryWithZones']> {
    return countryById.get(request.query.country_id) ?? { zone: [] };
  },
};
