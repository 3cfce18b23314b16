import { PLACEHOLDER } from '../catalog/placeholderPicture.ts';
import { nameStockReason } from '../catalog/stockReason.ts';
import type { Database } from '../db/schema.ts';
import type { Text } from '../language.ts';
import { queuePictures } from '../pictures/fetchNextPicture.ts';
import { fill, texts } from '../texts.ts';
import type { ImportRow, ImportVariant } from './family.ts';
import {
  recordChanges,
  takeSnapshots,
  type ChangedSubject,
  type ImportChange,
  type Recording,
} from './importChanges.ts';
import {
  ensureCollection,
  findSharedCodes,
  lockStoredRows,
  upsertProducts,
  upsertTexts,
  type ProductWrite,
  type StoredRow,
  type TextWrite,
} from './importRepository.ts';
import type { Mapping } from './mapping.ts';
import { isProductStored, isTextStored, mergeProduct, textOf } from './mergeRow.ts';
import { TEXT_FIELDS, type ProductTexts } from './textColumns.ts';
import { newHandles } from './newHandles.ts';
import type { Place } from './place.ts';
import { planVariants, type PlannedVariants } from './planVariants.ts';
import { findPresentKeys } from './presentKeys.ts';
import { saveVariants } from './saveVariants.ts';
import type { HandleChoice } from './trackHandles.ts';
import { findStoredChoices } from './variantRepository.ts';

export interface BatchResult {
  inserted: number;
  updated: number;
  unchanged: number;
  notes: ReadonlyMap<Place, Text[]>;
  /** Changes recorded for an undo; empty if the import is not recorded. */
  changes: ImportChange[];
}

const { noted } = texts.import;

interface PlannedRow {
  row: ImportRow;
  stored: StoredRow | undefined;
  product: ProductWrite;
  text: Omit<TextWrite, 'productId'>;
  variants: PlannedVariants | undefined;
  isProductChanged: boolean;
  isTextChanged: boolean;
}

async function findVariantPlans(
  db: Database,
  rows: readonly ImportRow[],
  stored: ReadonlyMap<string, StoredRow>,
  { stock }: Mapping['constants'],
): Promise<Map<ImportRow, PlannedVariants>> {
  const varied = rows.filter(
    ({ key, variants }) => variants.length > 0 || stored.get(key)?.hasVariants,
  );
  const ids = varied.flatMap(({ key }) => stored.get(key)?.id ?? []);
  const choices = await findStoredChoices(db, ids);
  return new Map(
    varied.map((row) => [
      row,
      planVariants(row, choices.get(stored.get(row.key)?.id ?? ''), stock),
    ]),
  );
}

async function ensureCollections(
  trx: Database,
  rows: readonly ImportRow[],
  { columns }: Mapping,
  language: string,
): Promise<{ ids: Map<string, string>; added: ChangedSubject[] }> {
  const ids = new Map<string, string>();
  const added: ChangedSubject[] = [];
  for (const { collection, picture, place } of rows) {
    if (ids.has(collection.handle)) continue;
    const { id, isNew } = await ensureCollection(
      trx,
      collection,
      picture ?? PLACEHOLDER,
      language,
      columns.collectionPath === undefined,
    );
    ids.set(collection.handle, id);
    if (isNew) added.push({ kind: 'collection', row: place.row, id, name: collection.name });
  }
  return { ids, added };
}

async function noteSharedCodes(
  trx: Database,
  idsByRow: ReadonlyMap<ImportRow | ImportVariant, string>,
  note: (row: ImportRow | ImportVariant, text: Text) => void,
): Promise<void> {
  const rows = new Map(
    [...idsByRow].filter(([{ barcode }]) => barcode).map(([row, id]) => [id, row]),
  );
  for (const [id, handle] of await findSharedCodes(trx, [...rows.keys()])) {
    const row = rows.get(id);
    if (row) note(row, fill(noted.sharedCode, { code: row.barcode ?? '', handle }));
  }
}

/**
 * Writes a batch. Does not write unchanged products, so that their cached pages remain valid.
 * @param trx a transaction
 * @param rows with distinct keys and texts in one language
 * @param choice of handles for new products
 * @param recording of the changes
 */
export async function saveBatch(
  trx: Database,
  read: readonly ImportRow[],
  mapping: Mapping,
  choice: HandleChoice,
  recording?: Recording,
): Promise<BatchResult> {
  choice.clear();
  await nameStockReason(trx, { reason: 'import' });
  const { source, constants } = mapping;
  const renamed = source === null ? await findPresentKeys(trx, read) : new Map<string, string>();
  const rows =
    renamed.size === 0
      ? read
      : read.map((row) => ({ ...row, key: renamed.get(row.key) ?? row.key }));
  const language = rows[0]?.language ?? mapping.language;
  const keys = rows.map(({ key }) => key);
  const stored = await lockStoredRows(trx, source, keys, language);
  const added = rows.filter(({ key }) => !stored.has(key));
  const handles = await newHandles(trx, added, mapping, choice);
  const collections = await ensureCollections(trx, rows, mapping, language);
  const plans = await findVariantPlans(trx, rows, stored, constants);

  const planned = rows.map((row): PlannedRow => {
    const known = stored.get(row.key);
    const product = {
      ...mergeProduct(row, known, constants),
      handle: known?.handle ?? handles.get(row.key) ?? '',
      collectionId: collections.ids.get(row.collection.handle) ?? '',
    };
    const text = Object.fromEntries(
      TEXT_FIELDS.map((field) => [field, textOf(field, row, known)]),
    ) as ProductTexts;
    return {
      row,
      stored: known,
      product,
      text,
      variants: plans.get(row),
      isProductChanged: !isProductStored(product, known),
      isTextChanged: !isTextStored(text, known),
    };
  });
  const changed = planned.filter(
    ({ isProductChanged, isTextChanged, variants }) =>
      isProductChanged || isTextChanged || variants?.variants.some((one) => one.isChanged),
  );
  const isChanged = new Set(changed.map(({ row }) => row));
  const storedIds = changed.flatMap(({ stored: known, variants }) => [
    ...(known ? [known.id] : []),
    ...(variants?.variants.flatMap((variant) => variant.stored?.id ?? []) ?? []),
  ]);
  const snapshots =
    recording === undefined ? undefined : await takeSnapshots(trx, storedIds, language);

  const products = planned.flatMap(({ product, isProductChanged }) =>
    isProductChanged ? [product] : [],
  );
  const ids =
    products.length > 0 ? await upsertProducts(trx, source, products) : new Map<string, string>();
  const idOf = ({ key }: ImportRow) => stored.get(key)?.id ?? ids.get(key) ?? '';
  const textWrites = planned.flatMap(({ row, text, isTextChanged }) =>
    isTextChanged ? [{ productId: idOf(row), isNew: !stored.has(row.key), ...text }] : [],
  );
  if (textWrites.length > 0) await upsertTexts(trx, language, textWrites);
  const fresh = textWrites.filter(({ isNew }) => isNew);
  if (language !== 'en' && fresh.length > 0) await upsertTexts(trx, 'en', fresh);
  const variantIds = await saveVariants(
    trx,
    language,
    changed.flatMap(({ row, variants: plan }) =>
      plan ? [{ productId: idOf(row), row, plan }] : [],
    ),
  );

  const illustrated = new Set(
    await queuePictures(
      trx,
      recording?.importId ?? null,
      rows.flatMap((row) =>
        [...new Set(row.pictures)].map((address) => ({ productId: idOf(row), address })),
      ),
    ),
  );
  const written = planned.filter(({ row }) => isChanged.has(row) || illustrated.has(idOf(row)));

  const notes = new Map<Place, Text[]>();
  const note = ({ place }: ImportRow | ImportVariant, ...further: Text[]) =>
    notes.set(place, [...(notes.get(place) ?? []), ...further]);
  for (const row of read) {
    const handle = renamed.get(row.key);
    if (handle !== undefined) note(row, fill(noted.renamed, { path: row.key, handle }));
  }
  for (const { row, stored: known, product } of planned)
    if ((row.isWeighed ?? known?.isWeighed) && !product.isWeighed) note(row, noted.stepless);
  for (const plan of plans.values()) for (const [row, text] of plan.notes) note(row, text);
  await noteSharedCodes(
    trx,
    new Map<ImportRow | ImportVariant, string>([
      ...rows.map((row) => [row, idOf(row)] as const),
      ...variantIds,
    ]),
    note,
  );
  const subjects: ChangedSubject[] = [
    ...collections.added,
    ...changed.map(({ row, text }): ChangedSubject => ({
      kind: 'product',
      row: row.place.row,
      id: idOf(row),
      name: text.name,
    })),
    ...changed.flatMap(({ row, text }) =>
      row.variants.flatMap((variant): ChangedSubject[] => {
        const id = variantIds.get(variant);
        const name = [text.name, ...variant.values].join(', ');
        return id === undefined ? [] : [{ kind: 'variant', row: variant.place.row, id, name }];
      }),
    ),
  ];
  return {
    inserted: added.length,
    updated: written.length - added.length,
    unchanged: rows.length - written.length,
    notes,
    changes:
      recording === undefined || snapshots === undefined
        ? []
        : await recordChanges(trx, recording, language, subjects, snapshots),
  };
}
