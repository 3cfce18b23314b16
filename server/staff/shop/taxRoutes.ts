import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { findTaxRates, removeTaxRate, setTaxRate } from './taxRates.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

export const taxRoutes = {
  async listTaxRates({ server }: FastifyRequest): Promise<StaffDto['TaxRateList']> {
    return { rates: await findTaxRates(server.db, server.settings.timeZone) };
  },

  setTaxRate(
    request: StaffRequest<'setTaxRate'>,
    reply: FastifyReply,
  ): Promise<StaffDto['TaxRateList']> {
    const { timeZone } = request.server.settings;
    return writeAsStaff(request, reply, async (trx) => {
      const { day } = request.params;
      const changed = await setTaxRate(trx, day, request.body.percent, timeZone);
      return { body: { rates: await findTaxRates(trx, timeZone) }, ...changed };
    });
  },

  removeTaxRate(
    request: StaffRequest<'removeTaxRate'>,
    reply: FastifyReply,
  ): Promise<StaffDto['TaxRateList']> {
    const { timeZone } = request.server.settings;
    return writeAsStaff(request, reply, async (trx) => {
      const changed = await removeTaxRate(trx, request.params.day, timeZone);
      return { body: { rates: await findTaxRates(trx, timeZone) }, ...changed };
    });
  },
};
