import { fieldLimits } from '../../contract/fieldLimits.gen.ts';
import type { Dto } from '../http/contractTypes.ts';
import {
  assertValid,
  country,
  email,
  emailKey,
  lineWithoutLink,
  newPassword,
  zone,
} from './fields.ts';
import { telephone } from './telephone.ts';
import type { Registration } from './registrationRepository.ts';

export const registrationFields: Dto['RegistrationField'][] = [
  { name: 'firstname', required: true },
  { name: 'lastname', required: true },
  { name: 'email', required: true },
  { name: 'telephone', required: true },
  { name: 'country_id', required: false },
  { name: 'zone_id', required: false },
  { name: 'password', required: true },
];

/**
 * Reads a registration form, with the password in plain text.
 * @param context names and addresses that password guessers try first
 * @throws FormRejection with a text for each invalid field
 */
export function readRegistration(
  form: Dto['RegistrationForm'],
  context: readonly string[],
): Registration {
  const {
    country_id: countryId,
    zone_id: zoneId,
    ...others
  } = assertValid({
    firstname: lineWithoutLink(form.firstname, fieldLimits.firstname),
    lastname: lineWithoutLink(form.lastname, fieldLimits.lastname),
    email: email(form.email),
    telephone: telephone(form.telephone, { countryId: form.country_id }),
    country_id: country(form.country_id, false),
    zone_id: zone(form.zone_id, form.country_id, false),
    password: newPassword(form.password, context),
  });
  return { ...others, emailKey: emailKey(others.email), countryId, zoneId };
}
