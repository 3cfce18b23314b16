import { sql } from 'kysely';
import { assertValid, line } from '../../account/fields.ts';
import { FormRejection } from '../../account/formRejection.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { FIRST_TAX_CLASS } from '../../tax/taxRepository.ts';
import { texts } from '../../texts.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import { findTaxClass, lockTaxes } from './taxes.ts';

/** @throws RequestError 404 if unknown */
export async function readTaxClass(
  trx: Database,
  id: string,
): Promise<{ name: string; isUsed: boolean }> {
  const found = await findTaxClass(trx, id);
  if (found === undefined) throw new RequestError(404, texts.staff.tax.noClass);
  return found;
}

/** @throws FormRejection if another class has the name */
async function cleanName(trx: Database, typed: string, ownId: string | undefined): Promise<string> {
  const { name } = assertValid({ name: line(typed, { maximum: 60 }) });
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM tax_class WHERE lower(name) = lower(${name})`.execute(trx);
  if (rows.some(({ id }) => id !== ownId))
    throw new FormRejection({ name: texts.staff.tax.sameName });
  return name;
}

const changeOf = (id: string, before: object, after: object): StaffChange => ({
  subject: 'tax',
  subjectId: `class-${id}`,
  before: { ...before },
  after: { ...after },
});

/** @throws FormRejection if the name is empty or taken */
export async function addTaxClass(trx: Database, typed: string): Promise<{ change: StaffChange }> {
  await lockTaxes(trx);
  const name = await cleanName(trx, typed, undefined);
  const { id } = await trx
    .insertInto('tax_class')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { change: changeOf(id, {}, { name }) };
}

/** @throws RequestError 404 if unknown; FormRejection if the name is empty or taken */
export async function renameTaxClass(
  trx: Database,
  id: string,
  typed: string,
): Promise<{ change?: StaffChange }> {
  await lockTaxes(trx);
  const { name: before } = await readTaxClass(trx, id);
  const name = await cleanName(trx, typed, id);
  if (name === before) return {};
  await trx.updateTable('tax_class').set({ name }).where('id', '=', id).execute();
  return { change: changeOf(id, { name: before }, { name }) };
}

/** @throws RequestError 404 if unknown, 409 if it is the first class or in use */
export async function removeTaxClass(trx: Database, id: string): Promise<{ change: StaffChange }> {
  await lockTaxes(trx);
  const { name, isUsed } = await readTaxClass(trx, id);
  if (id === FIRST_TAX_CLASS || isUsed) throw new RequestError(409, texts.staff.tax.classInUse);
  await trx.deleteFrom('tax_class').where('id', '=', id).execute();
  return { change: changeOf(id, { name }, {}) };
}
