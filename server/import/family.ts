import { isWeightStep } from '../../contract/weight.ts';
import type { Text } from '../language.ts';
import { fill, texts } from '../texts.ts';
import type { Place } from './place.ts';
import { LONGEST_NAME, type Goods } from './readGoods.ts';
import type { Sale } from './readSale.ts';
import type { VariantRow } from './readVariant.ts';
import { inOneLine } from './rowCells.ts';
import { RejectedRow } from './rejectedRow.ts';

export interface ImportVariant extends VariantRow {
  values: string[];
}

export interface ImportRow extends Goods, Sale {
  place: Place;
  options: { name: string; values: string[] }[];
  variants: ImportVariant[];
}

const { noted, rejected } = texts.import;

const isStepOrUnknown = ({ content }: Pick<Sale, 'content'>) =>
  content === undefined || isWeightStep(content?.amount ?? null, content?.measure ?? null);

const NO_SALE = { stock: null, isStockCounted: null, barcode: null, sku: null, content: undefined };

/** Maximum number of variants of one product; the contract's limit. */
export const MOST_VARIANTS = 1000;

export const plainValue = (value: string): string => inOneLine(value).toLowerCase();

interface FamilyStart {
  goods: Goods;
  place: Place;
  /** Null for a product that needs variants. */
  sale: Sale | null;
  /** Option names by column, for files that name the options only in a product's first row. */
  names?: ReadonlyMap<string, string>;
  valueOrder?: ReadonlyMap<string, readonly string[]>;
  sharedStock?: number | null;
}

/** Collects the rows of one product. */
export class Family {
  readonly #start: FamilyStart;
  readonly #options: { name: string; column: string }[] = [];
  readonly #variants: ImportVariant[] = [];
  readonly #rowsByValues = new Map<string, number>();

  constructor(start: FamilyStart) {
    this.#start = start;
  }

  get row(): number {
    return this.#start.place.row;
  }

  get takesVariants(): boolean {
    return this.#start.sale === null;
  }

  addPictures(addresses: readonly string[]): void {
    this.#start.goods.pictures.push(...addresses);
  }

  /** @throws RejectedRow if the row cannot be another variant of this product */
  add(variant: VariantRow): void {
    const { names } = this.#start;
    const choice = variant.choice.map(({ option, value, column }) => ({
      name: (option || (names?.get(column) ?? '') || column).slice(0, LONGEST_NAME),
      value,
      column,
    }));
    if (this.#options.length === 0) this.#options.push(...choice);
    const values = this.#options.map(({ name, column }) => {
      const sameName = choice.filter((one) => one.name === name);
      const chosen = sameName.find((one) => one.column === column) ?? sameName[0];
      if (chosen === undefined) throw new RejectedRow(fill(rejected.blank, { column }));
      return chosen.value;
    });
    if (choice.length > values.length)
      throw new RejectedRow(fill(rejected.otherOptions, { row: this.row }));
    const key = values.map(plainValue).join('\0');
    const earlier = this.#rowsByValues.get(key);
    if (earlier !== undefined)
      throw new RejectedRow(
        fill(rejected.sameVariant, { values: values.join(', '), row: earlier }),
      );
    if (this.#variants.length === MOST_VARIANTS)
      throw new RejectedRow(fill(rejected.manyVariants, { most: MOST_VARIANTS }));
    this.#rowsByValues.set(key, variant.place.row);
    this.#variants.push({ ...this.#withSharedStock(variant), values });
  }

  #withSharedStock(variant: VariantRow): VariantRow {
    const { sharedStock: stock = null } = this.#start;
    if (!variant.sharesStock || stock === null) return variant;
    const note: Text = fill(noted.sharedStock, { stock });
    return { ...variant, stock, isStockCounted: true, notes: [...variant.notes, note] };
  }

  #valuesOf(index: number, name: string): string[] {
    const used = new Map<string, string>();
    for (const { values } of this.#variants) {
      const value = values[index] ?? '';
      if (!used.has(plainValue(value))) used.set(plainValue(value), value);
    }
    const stated = (this.#start.valueOrder?.get(name) ?? []).flatMap(
      (value) => used.get(plainValue(value)) ?? [],
    );
    return [...new Set([...stated, ...used.values()])];
  }

  /** @throws RejectedRow if variants are missing, or a weighed product's pack size is not in whole grams */
  toRow(): ImportRow {
    const { goods, place, sale } = this.#start;
    const cheapest = this.#variants.toSorted((one, other) => one.priceMinor - other.priceMinor)[0];
    const sold = sale ?? cheapest;
    if (sold === undefined) throw new RejectedRow(rejected.noVariants);
    const sizes = sale ? [sale] : this.#variants;
    if (goods.isWeighed && !sizes.every(isStepOrUnknown))
      throw new RejectedRow(rejected.weightStep);
    const { priceMinor, specialMinor } = sold;
    return {
      ...(sale ?? NO_SALE),
      priceMinor,
      specialMinor,
      ...goods,
      place,
      options: this.#options.map(({ name }, index) => ({
        name,
        values: this.#valuesOf(index, name),
      })),
      variants: this.#variants,
    };
  }
}
