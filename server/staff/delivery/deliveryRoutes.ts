import type { FastifyReply, FastifyRequest } from 'fastify';
import { countriesIn, countryById } from '../../country/countries.ts';
import { makeSlots } from '../../delivery/deliveryRepository.ts';
import { languageOf } from '../../language.ts';
import { changeClosedDay, findClosedDays } from './closedDays.ts';
import { addMethod, findMethods, saveMethod } from './deliveryMethods.ts';
import { findSlots, setSlotLimits } from './deliverySlots.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

export const deliveryRoutes = {
  async listStaffDeliveryMethods({
    server,
  }: FastifyRequest): Promise<StaffDto['StaffDeliveryMethodList']> {
    return { methods: await findMethods(server.db) };
  },

  addDeliveryMethod(
    request: StaffRequest<'addDeliveryMethod'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffDeliveryMethod']> {
    return writeAsStaff(request, reply, async (trx) => {
      const { method: body, ...changed } = await addMethod(trx, request.body);
      return { status: 201, body, ...changed };
    });
  },

  saveDeliveryMethod(
    request: StaffRequest<'saveDeliveryMethod'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffDeliveryMethod']> {
    return writeAsStaff(request, reply, async (trx) => {
      const { method_id: id } = request.params;
      const { method: body, ...changed } = await saveMethod(trx, id, request.body);
      return { body, ...changed };
    });
  },

  listDeliveryPlaces(request: StaffRequest<'listDeliveryPlaces'>): Promise<StaffDto['PlaceList']> {
    const chosen = (request.query.country_ids ?? '').split(',');
    return Promise.resolve({
      countries: countriesIn[languageOf(request)].map(({ country_id: id, name }) => ({ id, name })),
      zones: chosen.flatMap((countryId) =>
        (countryById.get(countryId)?.zone ?? []).map(({ zone_id: id, name }) => ({ id, name })),
      ),
    });
  },

  async listDeliverySlots(request: FastifyRequest): Promise<StaffDto['StaffSlotList']> {
    const { db, settings } = request.server;
    await makeSlots(db, settings.timeZone);
    return { slots: await findSlots(db, languageOf(request)) };
  },

  changeDeliverySlot(
    request: StaffRequest<'changeDeliverySlot'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffSlot']> {
    return writeAsStaff(request, reply, async (trx) => {
      const { slot_id: id } = request.params;
      const { slot: body, ...changed } = await setSlotLimits(
        trx,
        id,
        request.body,
        languageOf(request),
      );
      return { body, ...changed };
    });
  },

  async listClosedDays({ server }: FastifyRequest): Promise<StaffDto['ClosedDayList']> {
    return { days: await findClosedDays(server.db, server.settings.timeZone) };
  },

  setClosedDay(
    request: StaffRequest<'setClosedDay'>,
    reply: FastifyReply,
  ): Promise<StaffDto['ClosedDayList']> {
    const { timeZone } = request.server.settings;
    return writeAsStaff(request, reply, async (trx) => {
      const { day } = request.params;
      const change = await changeClosedDay(trx, day, request.body.is_closed, timeZone);
      return { body: { days: await findClosedDays(trx, timeZone) }, ...change };
    });
  },
};
