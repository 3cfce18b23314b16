import { toMinor } from '../../currency/minorUnits.ts';
import type { Database } from '../../db/schema.ts';
import type { StaffDto } from '../staffDto.ts';

type Option = StaffDto['OptionForm'];

/** Omits an empty French name, so that the shop falls back to English. */
const nameOf = ({ en, fr }: Option['name']) => JSON.stringify(fr === '' ? { en } : { en, fr });

async function idsOf(trx: Database, productId: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('product_option')
    .select('id')
    .where('product_id', '=', productId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function valueIdsOf(trx: Database, optionId: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('product_option_value')
    .select('id')
    .where('option_id', '=', optionId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function writeOption(
  trx: Database,
  productId: string,
  { type, required, is_variant, name }: Option,
  position: number,
  id: string | undefined,
): Promise<string> {
  const columns = { type, required, is_variant, name: nameOf(name), position };
  if (id !== undefined) {
    await trx.updateTable('product_option').set(columns).where('id', '=', id).execute();
    return id;
  }
  const added = await trx
    .insertInto('product_option')
    .values({ product_id: productId, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}

async function writeValues(
  trx: Database,
  optionId: string,
  values: Option['values'],
): Promise<void> {
  const known = await valueIdsOf(trx, optionId);
  const kept = values.flatMap(({ id }) => (id !== null && known.has(id) ? [id] : []));
  const gone = [...known].filter((id) => !kept.includes(id));
  if (gone.length > 0) {
    await trx.deleteFrom('product_option_value').where('id', 'in', gone).execute();
  }
  for (const [position, { id, name, price, is_default }] of values.entries()) {
    const columns = { position, name: nameOf(name), price_minor: toMinor(price), is_default };
    if (id !== null && known.has(id)) {
      await trx.updateTable('product_option_value').set(columns).where('id', '=', id).execute();
    } else {
      await trx
        .insertInto('product_option_value')
        .values({ option_id: optionId, ...columns })
        .execute();
    }
  }
}

/** Replaces a product's options. Options that remain keep their ids, which carts refer to. */
export async function writeOptions(
  trx: Database,
  productId: string,
  options: readonly Option[],
): Promise<void> {
  const known = await idsOf(trx, productId);
  const isKnown = (id: string | null): id is string => id !== null && known.has(id);
  const gone = [...known].filter((id) => !options.some((option) => option.id === id));
  if (gone.length > 0) await trx.deleteFrom('product_option').where('id', 'in', gone).execute();
  for (const [position, option] of options.entries()) {
    const id = await writeOption(
      trx,
      productId,
      option,
      position,
      isKnown(option.id) ? option.id : undefined,
    );
    await writeValues(trx, id, option.values);
  }
}
