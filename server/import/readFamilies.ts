import { texts, fill } from '../texts.ts';
import { Family, type ImportRow } from './family.ts';
import type { ImportShop } from './importShop.ts';
import type { Mapping } from './mapping.ts';
import type { Place, Rejection } from './place.ts';
import { keyOf, picturesOf, readGoods, rowLanguageOf, type Goods } from './readGoods.ts';
import { wholeNumberOf } from './readCells.ts';
import { readSale } from './readSale.ts';
import {
  choiceOf,
  isVariableProduct,
  namesByColumn,
  parentOf,
  readVariant,
  valueOrderOf,
} from './readVariant.ts';
import { RejectedRow } from './rejectedRow.ts';
import type { RowCells } from './rowCells.ts';
import { SeenKeys } from './seenKeys.ts';

export type ReadProduct = { product: ImportRow } | { rejection: Rejection };

/** Reads rows into products. Rows of one product are collected until it is complete. */
export interface FamilyReader {
  read: (cells: RowCells, place: Place) => ReadProduct[];
  end: () => ReadProduct[];
}

const { rejected } = texts.import;

function attempt<Result>(place: Place, work: () => Result): Result | { rejection: Rejection } {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RejectedRow)) throw error;
    return { rejection: { ...place, reason: error.reason } };
  }
}

const complete = (family: Family, place: Place): ReadProduct =>
  attempt(place, () => ({ product: family.toRow() }));

const repeated = ({ columns }: Mapping, key: string, row: number) =>
  new RejectedRow(fill(rejected.repeated, { column: columns.key, key, row }));

function firstRows(mapping: Mapping) {
  const seenKeys = new SeenKeys();
  return (language: string, key: string, row: number): void => {
    const earlier = seenKeys.earlierRowOf(`${language} ${key}`, row);
    if (earlier !== undefined) throw repeated(mapping, key, earlier);
  };
}

/** Reads files in which the rows of a product are adjacent and have the same key. */
function readByKey(mapping: Mapping, shop: ImportShop): FamilyReader {
  const demandFirst = firstRows(mapping);
  let open: { family: Family | undefined; place: Place; id: string } | undefined;
  const close = (): ReadProduct[] => {
    const closed = open;
    open = undefined;
    return closed?.family ? [complete(closed.family, closed.place)] : [];
  };

  function start(cells: RowCells, place: Place, key: string, language: string): ReadProduct[] {
    // Rows below a rejected product are rejected, too.
    open = { family: undefined, place, id: `${language} ${key}` };
    const choice = choiceOf(cells, mapping);
    const started = attempt(place, () => {
      const goods = readGoods(cells, mapping, shop, { key, language });
      const sale = choice.length === 0 ? readSale(cells, mapping) : null;
      if (sale !== null) goods.notes = cells.notes;
      demandFirst(language, key, place.row);
      if (sale !== null) return new Family({ goods, place, sale });
      return new Family({ goods, place, sale, names: namesByColumn(cells, mapping) });
    });
    if ('rejection' in started) return [started];
    open.family = started;
    if (choice.length === 0) return [];
    const added = attempt(place, () => started.add(readVariant(cells, mapping, choice, place)));
    return added ? [added] : [];
  }

  function goOn(
    { family, place: first }: { family: Family | undefined; place: Place },
    cells: RowCells,
    place: Place,
    key: string,
  ): ReadProduct[] {
    const { columns } = mapping;
    const isBlank = (column: string) => cells.line(column) === '';
    // Shopify adds rows for further pictures.
    const choice = choiceOf(cells, mapping);
    const isPicture = choice.length === 0 && isBlank(columns.price) && isBlank(columns.name);
    if (columns.option1Value !== undefined && isPicture) {
      family?.addPictures(picturesOf(cells, mapping));
      return [];
    }
    const added = attempt(place, () => {
      if (family === undefined)
        throw new RejectedRow(fill(rejected.afterRejected, { row: first.row }));
      if (choice.length === 0 || !family.takesVariants) throw repeated(mapping, key, first.row);
      family.add(readVariant(cells, mapping, choice, place));
      family.addPictures(picturesOf(cells, mapping));
    });
    return added ? [added] : [];
  }

  return {
    read(cells, place) {
      const id = attempt(
        place,
        () => [rowLanguageOf(cells, mapping), keyOf(cells, mapping)] as const,
      );
      if ('rejection' in id) return [...close(), id];
      const [language, key] = id;
      const isSame = open?.id === `${language} ${key}`;
      // Start again if a correct row of a rejected product follows.
      const isAgain = open?.family === undefined && choiceOf(cells, mapping).length === 0;
      if (open && isSame && !isAgain) return goOn(open, cells, place, key);
      return [...close(), ...start(cells, place, key, language)];
    },
    end: close,
  };
}

/** Maximum number of characters in memory while products wait for their variations. */
const MOST_HELD = 50_000_000;

/** Reads WooCommerce files. Variations refer to their product and may be far below it. */
function readByParent(mapping: Mapping, shop: ImportShop): FamilyReader {
  const demandFirst = firstRows(mapping);
  const families = new Map<string, { family: Family; place: Place; characters: number }>();
  let held = 0;

  function completeSimple(cells: RowCells, place: Place, goods: Goods): ReadProduct {
    const sale = readSale(cells, mapping);
    goods.notes = cells.notes;
    return complete(new Family({ goods, place, sale }), place);
  }

  function readProduct(cells: RowCells, place: Place): ReadProduct[] {
    const goods = readGoods(cells, mapping, shop, {
      key: keyOf(cells, mapping),
      language: rowLanguageOf(cells, mapping),
    });
    demandFirst(goods.language, goods.key, place.row);
    if (!isVariableProduct(cells, mapping)) return [completeSimple(cells, place, goods)];
    const sharedStock = cells.optional(mapping.columns.stock, (found) => wholeNumberOf(found, 0));
    const valueOrder = valueOrderOf(cells, mapping);
    families.set(`${goods.language} ${goods.key}`, {
      family: new Family({ goods, place, sale: null, valueOrder, sharedStock }),
      place,
      characters: place.raw.length,
    });
    held += place.raw.length;
    return [];
  }

  function release(most: number): ReadProduct[] {
    const released: ReadProduct[] = [];
    for (const [key, { family, place, characters }] of families) {
      if (held <= most) break;
      released.push(complete(family, place));
      families.delete(key);
      held -= characters;
    }
    return released;
  }

  return {
    read(cells, place) {
      const parent = parentOf(cells, mapping);
      const result = attempt(place, () => {
        if (parent === '') return readProduct(cells, place);
        const known = families.get(`${rowLanguageOf(cells, mapping)} ${parent}`);
        if (known === undefined) throw new RejectedRow(fill(rejected.noParent, { parent }));
        known.family.add(readVariant(cells, mapping, choiceOf(cells, mapping), place));
        known.family.addPictures(picturesOf(cells, mapping));
        known.characters += place.raw.length;
        held += place.raw.length;
        return [];
      });
      return 'rejection' in result ? [result] : [...result, ...release(MOST_HELD)];
    },
    end: () => release(-1),
  };
}

export const readFamilies = (mapping: Mapping, shop: ImportShop): FamilyReader =>
  mapping.columns.parent === undefined ? readByKey(mapping, shop) : readByParent(mapping, shop);
