import type { FastifyRequest } from 'fastify';
import type { Dto, QueryRequest } from '../http/contractTypes.ts';
import { languageOf } from '../language.ts';
import { countriesIn, countryById, nameOfCountry } from './countries.ts';

export const countryRoutes = {
  async listCountries(request: FastifyRequest): Promise<Dto['Country'][]> {
    return [...countriesIn[languageOf(request)]];
  },

  async getCountry(request: QueryRequest<'getCountry'>): Promise<Dto['CountryWithZones']> {
    const country = countryById.get(request.query.country_id);
    if (country === undefined) return { zone: [] };
    return { ...country, name: nameOfCountry(country.country_id, languageOf(request)) };
  },
};
