import { FormRejection } from '../../account/formRejection.ts';
import type { Database } from '../../db/schema.ts';
import { gstStateCode } from '../../tax/gst.ts';
import { cleanTaxNumber, stateOfGstin } from '../../tax/taxNumber.ts';
import { findTaxPolicy } from '../../tax/taxRepository.ts';
import { texts } from '../../texts.ts';
import { changedValues } from '../changes/changedValues.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import type { StaffDto } from '../staffDto.ts';
import { checkedPlace } from './taxPlace.ts';
import { readTaxClass } from './taxClasses.ts';
import { findTaxClass, lockTaxes, toPolicyDto } from './taxes.ts';

/**
 * Checks the state of a shop in India, which decides between CGST with SGST and IGST.
 * @throws FormRejection if the state is missing or differs from the state code of the GSTIN
 */
function rejectOtherState(
  place: Pick<StaffDto['TaxPolicy'], 'country_id' | 'zone_id'>,
  number: string,
): void {
  if (place.country_id !== 'IN') return;
  const state = gstStateCode(place);
  if (state === undefined) throw new FormRejection({ zone_id: texts.field.zone });
  const code = stateOfGstin(number);
  if (code !== undefined && code !== state)
    throw new FormRejection({ zone_id: texts.staff.tax.otherState });
}

/**
 * Saves the tax policy. Existing orders stay unchanged.
 * @returns the change for the activity log, if any
 * @throws FormRejection for an unknown place or class, or an invalid tax number
 */
export async function saveTaxPolicy(
  trx: Database,
  sent: StaffDto['TaxPolicy'],
): Promise<{ change?: StaffChange }> {
  await lockTaxes(trx);
  const before = toPolicyDto(await findTaxPolicy(trx));
  const place = checkedPlace(sent);
  const typed = sent.tax_number.trim();
  const number = typed === '' ? '' : cleanTaxNumber(typed, sent.country_id);
  if (number === undefined) throw new FormRejection({ tax_number: texts.field.taxNumber });
  rejectOtherState(place, number);
  const deliveryClass = await findTaxClass(trx, sent.delivery_class_id);
  if (deliveryClass === undefined)
    throw new FormRejection({ delivery_class_id: texts.staff.tax.noClass });
  const policy = { ...sent, ...place, tax_number: number };
  const previous = await readTaxClass(trx, before.delivery_class_id);
  // The log shows the class by its name.
  const changed = changedValues(
    { ...before, delivery_class_id: previous.name },
    { ...policy, delivery_class_id: deliveryClass.name },
  );
  if (changed === undefined) return {};
  await trx
    .updateTable('tax_policy')
    .set({
      country_id: policy.country_id,
      zone_id: policy.zone_id,
      tax_number: number,
      prices_include_tax: policy.prices_include_tax,
      delivery_class_id: policy.delivery_class_id,
      asks_tax_number: policy.asks_tax_number,
    })
    .execute();
  return { change: { subject: 'tax', subjectId: 'policy', ...changed } };
}
