import { isPostcodePrefix } from '../../account/addresses/postcodeArea.ts';
import { assertValid, line, type Checked } from '../../account/fields.ts';
import { countryById } from '../../country/countries.ts';
import { fill, texts } from '../../texts.ts';
import { amount } from '../shop/amount.ts';
import type { StaffDto } from '../staffDto.ts';

type Values = StaffDto['DeliveryMethodValues'];
type Window = Values['windows'][number];

const NAME = { maximum: 100 };
const DESCRIPTION = { maximum: 500 };
const POSTCODE = { maximum: 20 };

function countries(value: string[]): Checked<string[]> {
  const areKnown = value.length > 0 && value.every((id) => countryById.has(id));
  return areKnown ? { value } : { invalid: texts.staff.delivery.country };
}

function zones(value: string[], countryIds: readonly string[]): Checked<string[]> {
  const known = new Set(
    countryIds.flatMap((id) => countryById.get(id)?.zone.map(({ zone_id: zone }) => zone) ?? []),
  );
  return value.every((id) => known.has(id)) ? { value } : { invalid: texts.staff.delivery.zone };
}

function postcodes(values: readonly string[], countryIds: readonly string[]): Checked<string[]> {
  const read = values.map((text) => line(text, POSTCODE, false));
  const invalid = read.find((one) => 'invalid' in one);
  if (invalid && 'invalid' in invalid) return invalid;
  const found = read.flatMap((one) => ('value' in one && one.value !== '' ? [one.value] : []));
  // Skip this check without countries, as the missing countries are reported instead.
  const unmatched = found.find(
    (text) => countryIds.length > 0 && !countryIds.some((id) => isPostcodePrefix(text, id)),
  );
  if (unmatched !== undefined)
    return { invalid: fill(texts.staff.delivery.postcode, { prefix: unmatched }) };
  return { value: [...new Set(found)] };
}

const byHours = (a: Window, b: Window) =>
  `${a.starts}${a.ends}`.localeCompare(`${b.starts}${b.ends}`);

function windows(values: readonly Window[]): Checked<Window[]> {
  if (values.some(({ starts, ends }) => ends <= starts))
    return { invalid: texts.staff.delivery.windowHours };
  if (values.some(({ weekdays }) => weekdays.length === 0))
    return { invalid: texts.staff.delivery.windowDays };
  // Use the stored order of fields and weekdays, as values are compared as JSON.
  const value = values.map(({ id, weekdays, starts, ends, cutoff_hours, capacity }) => ({
    id,
    weekdays: weekdays.toSorted((a, b) => a - b),
    starts,
    ends,
    cutoff_hours,
    capacity,
  }));
  return { value: value.toSorted(byHours) };
}

/**
 * Returns the values of a delivery method as they are stored.
 * @throws FormRejection with errors by form field
 */
export function cleanMethod(sent: Values): Values {
  const {
    name_en,
    name_fr,
    description_en,
    description_fr,
    price,
    free_from,
    country_ids,
    zone_ids,
    postcode_prefixes,
    windows: hours,
  } = assertValid({
    name_en: line(sent.name.en, NAME),
    name_fr: line(sent.name.fr, NAME, false),
    description_en: line(sent.description.en, DESCRIPTION, false),
    description_fr: line(sent.description.fr, DESCRIPTION, false),
    price: amount(sent.price),
    free_from: amount(sent.free_from),
    country_ids: countries(sent.country_ids),
    zone_ids: zones(sent.zone_ids, sent.country_ids),
    postcode_prefixes: postcodes(sent.postcode_prefixes, sent.country_ids),
    windows: windows(sent.windows),
  });
  return {
    name: { en: name_en, fr: name_fr },
    description: { en: description_en, fr: description_fr },
    price,
    free_from,
    country_ids,
    zone_ids,
    postcode_prefixes,
    position: sent.position,
    days_ahead: sent.days_ahead,
    is_active: sent.is_active,
    windows: hours,
  };
}
