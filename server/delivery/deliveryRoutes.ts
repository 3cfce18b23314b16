import type { Dto, QueryRequest } from '../http/contractTypes.ts';
import { FormRejection } from '../account/formRejection.ts';
import { toDecimal } from '../currency/minorUnits.ts';
import { languageOf, type Language } from '../language.ts';
import { translatedText } from '../translatedText.ts';
import type { DeliveryMethod } from './deliveryMethod.ts';
import { findOpenSlots, makeSlots, type Slot } from './deliveryRepository.ts';
import { methodsFor } from './deliveryService.ts';
import { zonedTime } from '../localTime.ts';

const toSlotDto = (slot: Slot, timeZone: string): Dto['DeliverySlot'] => ({
  slot_id: slot.id,
  starts: zonedTime(slot.startsAt, timeZone),
  ends: zonedTime(slot.endsAt, timeZone),
  cutoff: zonedTime(slot.cutoffAt, timeZone),
  left: slot.left,
});

function toDeliveryMethodDto(
  method: DeliveryMethod,
  slots: readonly Slot[],
  timeZone: string,
  language: Language,
): Dto['DeliveryMethod'] {
  const { freeFromMinor } = method;
  const own = slots.filter(({ methodId }) => methodId === method.id);
  return {
    delivery_id: method.code,
    name: translatedText(method.name, language),
    description: translatedText(method.description, language),
    price: toDecimal(method.priceMinor),
    ...(freeFromMinor !== null && { free_from: toDecimal(freeFromMinor) }),
    ...(method.hasSlots && { slots: own.map((slot) => toSlotDto(slot, timeZone)) }),
  };
}

export const deliveryRoutes = {
  async listDeliveryMethods(
    request: QueryRequest<'listDeliveryMethods'>,
  ): Promise<Dto['DeliveryAnswer']> {
    const { db, settings } = request.server;
    const { timeZone } = settings;
    const language = languageOf(request);
    const { country_id: countryId = '', zone_id: zoneId = '', postcode = '' } = request.query;
    try {
      const methods = await methodsFor(db, { countryId, zoneId, postcode });
      await makeSlots(db, timeZone);
      const slots = await findOpenSlots(db);
      return {
        methods: methods.map((method) => toDeliveryMethodDto(method, slots, timeZone, language)),
      };
    } catch (error) {
      if (!(error instanceof FormRejection)) throw error;
      return { methods: [], error: error.errorIn(language) };
    }
  },
};
