import type { Insertable } from 'kysely';
import { cleanHtml } from '../catalog/cleanHtml.ts';
import { writeVariantRows } from '../catalog/writeVariantRows.ts';
import type { Database, Schema } from '../db/schema.ts';
import type { DemoCollection, DemoOption, DemoOptionValue, DemoProduct } from './demoCollection.ts';

const LANGUAGES = ['en', 'fr'] as const;

const PICTURES = 3;

const LEAST_POPULARITY = 100;

const DAY = 24 * 60 * 60 * 1000;

const pictureName = (handle: string, index: number) => `${handle}-${(index % PICTURES) + 1}`;

async function insertVariants(
  trx: Database,
  productId: string,
  { priceMinor, unit }: DemoProduct,
  values: readonly (DemoOptionValue & { id: string })[],
): Promise<void> {
  await writeVariantRows(
    trx,
    values.flatMap(({ id, priceMinor: extraMinor, variant }) =>
      variant === undefined
        ? []
        : {
            id: null,
            productId,
            valueIds: [id],
            priceMinor: priceMinor + extraMinor,
            specialMinor: variant.specialMinor ?? null,
            sku: variant.sku,
            barcode: '',
            unitAmount: variant.amount,
            unitMeasure: unit.measure,
            stock: variant.stock,
            isStockCounted: true,
          },
    ),
  );
}

async function insertOption(
  trx: Database,
  productId: string,
  product: DemoProduct,
  option: DemoOption,
  position: number,
): Promise<void> {
  const isVariant = option.values.some(({ variant }) => variant !== undefined);
  const { id } = await trx
    .insertInto('product_option')
    .values({
      product_id: productId,
      position,
      name: JSON.stringify(option.name),
      type: option.type,
      required: option.required,
      is_variant: isVariant,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (option.values.length === 0) return;
  const added = await trx
    .insertInto('product_option_value')
    .values(
      option.values.map((value, index) => ({
        option_id: id,
        position: index,
        name: JSON.stringify(value.name),
        price_minor: isVariant ? 0 : value.priceMinor,
        is_default: value.isDefault ?? false,
        picture: option.type === 'image' ? pictureName(product.handle, index) : null,
      })),
    )
    .returning(['id', 'position'])
    .execute();
  if (!isVariant) return;
  const values = added.flatMap(({ id: valueId, position: index }) => {
    const { [index]: value } = option.values;
    return value === undefined ? [] : { ...value, id: valueId };
  });
  await insertVariants(trx, productId, product, values);
}

async function insertReviews(
  trx: Database,
  productId: string,
  product: DemoProduct,
  now: Date,
): Promise<void> {
  if (product.reviews.length === 0) return;
  await trx
    .insertInto('review')
    .values(
      product.reviews.map(({ name, text, rating, daysAgo }) => ({
        product_id: productId,
        name,
        text,
        rating,
        created_at: new Date(now.getTime() - daysAgo * DAY),
      })),
    )
    .execute();
}

async function insertProduct(
  trx: Database,
  collectionId: string,
  product: DemoProduct,
  place: number,
  now: Date,
): Promise<string> {
  const stars = product.reviews.reduce((sum, { rating }) => sum + rating, 0);
  const { energyKj, energyKcal, ...grams } = product.nutrition;
  const { id } = await trx
    .insertInto('product')
    .values({
      handle: product.handle,
      collection_id: collectionId,
      brand: 'Ridge & Root',
      price_minor: product.priceMinor,
      special_minor: product.specialMinor,
      stock: product.stock,
      minimum: product.minimum,
      is_weighed: product.isWeighed ?? false,
      unit_amount: product.unit.amount,
      unit_measure: product.unit.measure,
      nutrition: JSON.stringify({ energy_kj: energyKj, energy_kcal: energyKcal, ...grams }),
      allergens: [...product.allergens],
      marks: [...product.marks],
      pictures: Array.from({ length: PICTURES }, (_, index) => pictureName(product.handle, index)),
      rating:
        product.reviews.length === 0 ? 0 : Math.round((stars / product.reviews.length) * 10) / 10,
      review_count: product.reviews.length,
      popularity: LEAST_POPULARITY + 10 * stars - place,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, option] of product.options.entries()) {
    await insertOption(trx, id, product, option, position);
  }
  await insertReviews(trx, id, product, now);
  return id;
}

function textsOf(productId: string, product: DemoProduct): Insertable<Schema['product_text']>[] {
  return LANGUAGES.map((language) => ({
    product_id: productId,
    language,
    name: product.name[language],
    description: cleanHtml(product.description[language]),
    ingredients: cleanHtml(product.ingredients[language]),
    picture_alt: product.pictureAlt[language],
  }));
}

export async function insertDemoCollection(
  trx: Database,
  collection: DemoCollection,
  position: number,
  now: Date,
): Promise<void> {
  const { id } = await trx
    .insertInto('collection')
    .values({ handle: collection.handle, position, picture: `collection-${collection.handle}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('collection_text')
    .values(
      LANGUAGES.map((language) => ({
        collection_id: id,
        language,
        name: collection.name[language],
        description: collection.description[language],
      })),
    )
    .execute();
  const texts: Insertable<Schema['product_text']>[] = [];
  for (const [place, product] of collection.products.entries()) {
    texts.push(...textsOf(await insertProduct(trx, id, product, place, now), product));
  }
  // Insert all texts in one statement, because the search index is updated once per statement.
  await trx.insertInto('product_text').values(texts).execute();
}
