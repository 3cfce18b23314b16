import type { Database } from '../db/schema.ts';
import { writeVariantRows, type VariantWrite } from '../catalog/writeVariantRows.ts';
import type { ImportRow } from './family.ts';
import { finderOf, matchOptions, type PlannedVariants } from './planVariants.ts';
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

const findersOf = (options: readonly StoredOption[], language: string) =>
  options.map(({ values }) => finderOf(values, language));

/**
 * Writes new and changed variants with their options and values.
 * @returns ids of the written variants by row
 */
export async function saveVariants(
  trx: Database,
  language: string,
  families: readonly PlannedFamily[],
): Promise<Map<ImportRow['variants'][number], string>> {
  const written = families.filter(({ plan }) => plan.variants.some(({ isChanged }) => isChanged));
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
    (options.get(productId) ?? []).flatMap((option, index) => {
      const used = new Set(plan.variants.map(({ row: variant }) => variant.values[index]));
      const find = finderOf(option.values, language);
      return (row.options[index]?.values ?? [])
        .filter((value) => used.has(value) && find(value) === undefined)
        .map((name) => ({ optionId: option.id, name }));
    }),
  );
  await insertVariantValues(trx, language, missing);
  const complete = missing.length === 0 ? options : await optionsOf();
  const changes = written.flatMap(({ productId, plan }) => {
    const finders = findersOf(complete.get(productId) ?? [], language);
    return plan.variants
      .filter(({ isChanged }) => isChanged)
      .map((planned): { row: ImportRow['variants'][number]; write: VariantWrite } => ({
        row: planned.row,
        write: {
          ...planned.fields,
          id: planned.stored?.id ?? null,
          productId,
          valueIds: planned.row.values.flatMap((value, index) => finders[index]?.(value)?.id ?? []),
        },
      }));
  });
  const writtenIds = await writeVariantRows(
    trx,
    changes.map(({ write }) => write),
  );
  const moved = written.filter(({ plan }) => plan.variants.some(({ isMoved }) => isMoved));
  await removeUnusedValues(
    trx,
    moved.map(({ productId }) => productId),
  );
  return new Map(changes.map(({ row }, index) => [row, writtenIds[index] ?? '']));
}
