import type { Database } from '../db/schema.ts';
import { writeVariantRows, type VariantWrite } from '../catalog/writeVariantRows.ts';
import { isSameJson } from '../isSameJson.ts';
import type { ImportRow } from './family.ts';
import { matchOptions, named, type PlannedVariant, type PlannedVariants } from './planVariants.ts';
import {
  findStoredChoices,
  insertVariantOptions,
  insertVariantValues,
  removeUnusedValues,
  type StoredOption,
} from './variantRepository.ts';

export interface PlannedFamily {
  productId: string;
  row: ImportRow;
  plan: PlannedVariants;
}

export const isVariantStored = ({ stored, isMoved, fields }: PlannedVariant): boolean => {
  if (stored === undefined || isMoved) return false;
  const { id: _id, valueIds: _valueIds, ...rest } = stored;
  return isSameJson(rest, fields);
};

const valueIdsOf = (
  { row }: PlannedVariant,
  options: readonly StoredOption[],
  language: string,
): string[] =>
  row.values.flatMap(
    (value, index) => named(options[index]?.values ?? [], value, language)?.id ?? [],
  );

/**
 * Writes new and changed variants with their options and values.
 * @returns ids of the written variants by row
 */
export async function saveVariants(
  trx: Database,
  language: string,
  families: readonly PlannedFamily[],
): Promise<Map<ImportRow['variants'][number], string>> {
  const written = families.filter(({ plan }) => plan.variants.some((one) => !isVariantStored(one)));
  if (written.length === 0) return new Map();
  await insertVariantOptions(
    trx,
    language,
    written.flatMap(({ productId, plan }) => plan.newOptions.map((name) => ({ productId, name }))),
  );
  const ids = written.map(({ productId }) => productId);
  const optionsOf = async () => {
    const choices = await findStoredChoices(trx, ids);
    return new Map(
      written.map(({ productId, row }) => [
        productId,
        matchOptions(row, choices.get(productId)) ?? [],
      ]),
    );
  };
  const options = await optionsOf();
  const missing = written.flatMap(({ productId, row, plan }) =>
    row.options.flatMap(({ values }, index) => {
      const option = options.get(productId)?.[index];
      const isUsed = (value: string) =>
        plan.variants.some(({ row: variant }) => variant.values[index] === value);
      return values
        .filter((value) => option && !named(option.values, value, language) && isUsed(value))
        .map((name) => ({ optionId: option?.id ?? '', name }));
    }),
  );
  await insertVariantValues(trx, language, missing);
  const complete = missing.length === 0 ? options : await optionsOf();
  const changes = written.flatMap(({ productId, plan }) =>
    plan.variants
      .filter((one) => !isVariantStored(one))
      .map((planned): { row: ImportRow['variants'][number]; write: VariantWrite } => ({
        row: planned.row,
        write: {
          ...planned.fields,
          id: planned.stored?.id ?? null,
          productId,
          valueIds: valueIdsOf(planned, complete.get(productId) ?? [], language),
        },
      })),
  );
  const added = await writeVariantRows(
    trx,
    changes.map(({ write }) => write),
  );
  const moved = written.filter(({ plan }) => plan.variants.some(({ isMoved }) => isMoved));
  await removeUnusedValues(
    trx,
    moved.map(({ productId }) => productId),
  );
  const keyOf = ({ productId, valueIds }: VariantWrite) =>
    `${productId} ${valueIds.toSorted((one, other) => Number(one) - Number(other)).join(',')}`;
  return new Map(changes.map(({ row, write }) => [row, write.id ?? added.get(keyOf(write)) ?? '']));
}
