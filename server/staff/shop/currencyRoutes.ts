import type { FastifyReply, FastifyRequest } from 'fastify';
import { addCurrency, findStaffCurrencies, saveCurrency } from './currencyWrite.ts';
import type { Database } from '../../db/schema.ts';
import { chooseStoreCurrency, isStoreCurrencyOpen } from './storeCurrencyChoice.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

async function listCurrencies(db: Database): Promise<StaffDto['StaffCurrencyList']> {
  return {
    currencies: await findStaffCurrencies(db),
    can_change_base: await isStoreCurrencyOpen(db),
  };
}

export const staffCurrencyRoutes = {
  async listStaffCurrencies({ server }: FastifyRequest): Promise<StaffDto['StaffCurrencyList']> {
    return listCurrencies(server.db);
  },

  chooseStoreCurrency(
    request: StaffRequest<'chooseStoreCurrency'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffCurrencyList']> {
    return writeAsStaff(request, reply, async (trx) => {
      const changed = await chooseStoreCurrency(trx, request.body.code);
      return { body: await listCurrencies(trx), ...changed };
    });
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
