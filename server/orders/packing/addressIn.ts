import type { Dto } from '../../http/contractTypes.ts';
import { nameOfCountry } from '../../country/countries.ts';
import type { Language } from '../../language.ts';

export const addressIn = (
  address: Dto['OrderAddress'],
  language: Language,
): Dto['OrderAddress'] => ({
  ...address,
  country: nameOfCountry(address.country_id, language) || address.country,
});
