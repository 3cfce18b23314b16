import type { Dto } from '../../http/contractTypes.ts';
import { nameOfCountry } from '../../country/countries.ts';
import type { Language } from '../../language.ts';

/** The address that an order keeps, with its country as it is called in a language. */
export const addressIn = (
  address: Dto['OrderAddress'],
  language: Language,
): Dto['OrderAddress'] => ({
  ...address,
  country: nameOfCountry(address.country_id, language) || address.country,
});
