import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { writeAsStaff } from '../writeAsStaff.ts';
import { addTaxClass, removeTaxClass, renameTaxClass } from './taxClasses.ts';
import { saveTaxPolicy } from './taxPolicy.ts';
import { removeTaxRate, setTaxRate } from './taxRates.ts';
import { findTaxes } from './taxes.ts';

function writeTaxes(
  request: FastifyRequest,
  reply: FastifyReply,
  write: (trx: Database, timeZone: string) => Promise<{ change?: StaffChange }>,
): Promise<StaffDto['Taxes']> {
  const { timeZone } = request.server.settings;
  return writeAsStaff(request, reply, async (trx) => {
    const changed = await write(trx, timeZone);
    return { body: await findTaxes(trx, timeZone), ...changed };
  });
}

export const taxRoutes = {
  getTaxes({ server }: FastifyRequest): Promise<StaffDto['Taxes']> {
    return findTaxes(server.db, server.settings.timeZone);
  },

  saveTaxPolicy(request: StaffRequest<'saveTaxPolicy'>, reply: FastifyReply) {
    return writeTaxes(request, reply, (trx) => saveTaxPolicy(trx, request.body));
  },

  addTaxClass(request: StaffRequest<'addTaxClass'>, reply: FastifyReply) {
    return writeTaxes(request, reply, (trx) => addTaxClass(trx, request.body.name));
  },

  renameTaxClass(request: StaffRequest<'renameTaxClass'>, reply: FastifyReply) {
    const { class_id: id } = request.params;
    return writeTaxes(request, reply, (trx) => renameTaxClass(trx, id, request.body.name));
  },

  removeTaxClass(request: StaffRequest<'removeTaxClass'>, reply: FastifyReply) {
    return writeTaxes(request, reply, (trx) => removeTaxClass(trx, request.params.class_id));
  },

  setTaxRate(request: StaffRequest<'setTaxRate'>, reply: FastifyReply) {
    const { class_id: classId } = request.params;
    return writeTaxes(request, reply, (trx, timeZone) =>
      setTaxRate(trx, classId, request.body, timeZone),
    );
  },

  removeTaxRate(request: StaffRequest<'removeTaxRate'>, reply: FastifyReply) {
    const { class_id: classId } = request.params;
    return writeTaxes(request, reply, (trx, timeZone) =>
      removeTaxRate(trx, classId, request.query, timeZone),
    );
  },
};
