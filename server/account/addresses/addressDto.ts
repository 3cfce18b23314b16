import { fieldLimits } from '../../../contract/fieldLimits.gen.ts';
import type { Dto } from '../../http/contractTypes.ts';
import { countryById, nameOfCountry } from '../../country/countries.ts';
import type { Language } from '../../language.ts';
import type { AddressFields, StoredAddress } from './addressRepository.ts';
import { assertValid, country, lineWithoutLink, zone } from '../fields.ts';
import { telephone } from '../telephone.ts';
import { postcode } from './postcodes.ts';

export function toAddressDto(
  { id, isDefault, ...fields }: StoredAddress,
  language: Language,
): Dto['Address'] {
  const place = countryById.get(fields.country_id);
  const zones = place?.zone ?? [];
  return {
    ...fields,
    address_id: id,
    country: nameOfCountry(fields.country_id, language),
    zone: zones.find(({ zone_id }) => zone_id === fields.zone_id)?.name ?? '',
    default: isDefault,
  };
}

export function readAddress(form: Dto['AddressForm']): AddressFields {
  return assertValid<AddressFields>({
    firstname: lineWithoutLink(form.firstname, fieldLimits.firstname),
    lastname: lineWithoutLink(form.lastname, fieldLimits.lastname),
    telephone: telephone(form.telephone, { isRequired: false, countryId: form.country_id }),
    address_1: lineWithoutLink(form.address_1, fieldLimits.address_1),
    address_2: lineWithoutLink(form.address_2, fieldLimits.address_2, false),
    city: lineWithoutLink(form.city, fieldLimits.city),
    postcode: postcode(form.postcode, form.country_id),
    country_id: country(form.country_id),
    zone_id: zone(form.zone_id, form.country_id),
  });
}
