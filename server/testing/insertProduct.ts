import type { Database } from '../db/schema.ts';

interface OptionSeed {
  name: string;
  nameFr?: string;
  type: 'select' | 'radio' | 'checkbox' | 'image' | 'text';
  required?: boolean;
  values?: { name: string; priceMinor?: number }[];
}

export interface ProductSeed {
  handle: string;
  name: string;
  nameFr?: string;
  priceMinor?: number;
  specialMinor?: number;
  stock?: number;
  minimum?: number;
  options?: OptionSeed[];
}

export interface InsertedProduct {
  id: string;
  options: { id: string; valueIds: string[] }[];
}

async function collectionId(db: Database): Promise<string> {
  const { id } = await db
    .insertInto('collection')
    .values({ handle: 'goods' })
    .onConflict((conflict) => conflict.column('handle').doUpdateSet({ handle: 'goods' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertOption(db: Database, productId: string, option: OptionSeed, position: number) {
  const { name, nameFr = name, type, required = false, values = [] } = option;
  const { id } = await db
    .insertInto('product_option')
    .values({
      product_id: productId,
      position,
      name: JSON.stringify({ en: name, fr: nameFr }),
      type,
      required,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const valueIds: string[] = [];
  for (const [place, value] of values.entries()) {
    const inserted = await db
      .insertInto('product_option_value')
      .values({
        option_id: id,
        position: place,
        name: JSON.stringify({ en: value.name }),
        price_minor: value.priceMinor ?? 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    valueIds.push(inserted.id);
  }
  return { id, valueIds };
}

export async function insertProduct(db: Database, seed: ProductSeed): Promise<InsertedProduct> {
  const {
    handle,
    name,
    nameFr,
    priceMinor = 100_00,
    specialMinor,
    stock = 1000,
    minimum = 1,
  } = seed;
  const { id } = await db
    .insertInto('product')
    .values({
      handle,
      collection_id: await collectionId(db),
      price_minor: priceMinor,
      special_minor: specialMinor ?? null,
      stock,
      minimum,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const texts = [{ product_id: id, language: 'en', name }];
  if (nameFr) texts.push({ product_id: id, language: 'fr', name: nameFr });
  await db.insertInto('product_text').values(texts).execute();
  const options = [];
  for (const [position, option] of (seed.options ?? []).entries()) {
    options.push(await insertOption(db, id, option, position));
  }
  return { id, options };
}

export async function insertCurrencies(db: Database): Promise<void> {
  await db
    .insertInto('currency')
    .values([
      { code: 'INR', symbol: '₹', value: 1, decimal: 2, position: 1, is_store: true },
      { code: 'EUR', symbol: '€', value: '0.0104', decimal: 2, position: 2 },
      { code: 'JPY', symbol: '¥', value: '1.75', decimal: 0, position: 3 },
    ])
    .execute();
}
