import { sql } from 'kysely';
import { productIdOf } from '../../catalog/productId.ts';
import { findCardsOfAny, findRelatedIds } from '../../catalog/productRepository.ts';
import type { Card } from '../../catalog/product.ts';
import { pictureUrl } from '../../catalog/picture.ts';
import { toDecimal } from '../../currency/minorUnits.ts';
import type { Database } from '../../db/schema.ts';
import { languageOf } from '../../language.ts';
import { findParentId, findProductIds } from '../products/productIds.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';

const LIMIT = 20;

async function barcodesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; barcode: string }>`
    SELECT id, barcode FROM product WHERE id = ANY (${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, barcode }) => [id, barcode]));
}

function nameWithVariant({ name, options, variantValueIds }: Card): string {
  const values = options
    .flatMap((option) => option.values)
    .filter(({ id }) => variantValueIds?.includes(id));
  return [name, ...values.map((value) => value.name)].join(', ');
}

export const replacementRoutes = {
  async findProducts(request: StaffRequest<'findProducts'>): Promise<StaffDto['ProductList']> {
    const { db } = request.server;
    const language = languageOf(request);
    const { text = '', like = '' } = request.query;
    const likeId = productIdOf(like);
    const kind = likeId === undefined ? 'products' : 'sellable';
    const page = { page: 1, limit: LIMIT };
    const ids =
      text.trim() === '' && likeId !== undefined
        ? await findRelatedIds(db, await findParentId(db, likeId), LIMIT)
        : (await findProductIds(db, text.trim(), kind, page, language)).ids;
    const barcodes = await barcodesOf(db, ids);
    const [replaced] = likeId === undefined ? [] : await findCardsOfAny(db, [likeId], language);
    const products = (await findCardsOfAny(db, ids, language))
      .filter(({ id }) => id !== likeId)
      .map((card) => ({
        product_id: card.id,
        name: nameWithVariant(card),
        barcode: barcodes.get(card.id) ?? '',
        image: pictureUrl(card.pictures[0], 160),
        price: toDecimal(card.specialMinor ?? card.priceMinor),
        stock: card.stock,
        ...(card.unit && { pack: card.unit }),
      }));
    return { ...(replaced?.unit && { pack: replaced.unit }), products };
  },
};
