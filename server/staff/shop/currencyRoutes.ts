import type { FastifyReply, FastifyRequest } from 'fastify';
import { addCurrency, findStaffCurrencies, saveCurrency } from './currencyWrite.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

export const staffCurrencyRoutes = {
  async listStaffCurrencies({ server }: FastifyRequest): Promise<StaffDto['StaffCurrencyList']> {
    return { currencies: await findStaffCurrencies(server.db) };
  },

  addCurrency(
    request: StaffRequest<'addCurrency'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffCurrency']> {
    return writeAsStaff(request, reply, async (trx) => {
      const { currency: body, ...changed } = await addCurrency(trx, request.body);
      return { status: 201, body, ...changed };
    });
  },

  saveCurrency(
    request: StaffRequest<'saveCurrency'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffCurrency']> {
    return writeAsStaff(request, reply, async (trx) => {
      const { currency: body, ...changed } = await saveCurrency(
        trx,
        request.params.code,
        request.body,
      );
      return { body, ...changed };
    });
  },
};
