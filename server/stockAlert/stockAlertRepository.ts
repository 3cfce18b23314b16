import { productNameIn } from '../catalog/nameIn.ts';
import { isForSale } from '../catalog/productStatus.ts';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';

export interface StockAlert {
  productId: string;
  email: string;
  emailKey: string;
  language: Language;
}

export interface PendingAlert {
  id: string;
  email: string;
  language: Language;
  handle: string;
  name: string;
}

/** True if the stock is below the minimum quantity; undefined if the product does not exist. */
export async function findIsSoldOut(db: Database, productId: string): Promise<boolean | undefined> {
  const product = await db
    .selectFrom('product')
    .select(['stock', 'minimum'])
    .where('id', '=', productId)
    .where(isForSale('product'))
    .executeTakeFirst();
  return product && product.stock < product.minimum;
}

/** Stores a request for a back-in-stock email. If one is pending, only updates its language. */
export async function insertAlert(trx: Database, alert: StockAlert): Promise<void> {
  const { productId, email, emailKey, language } = alert;
  await trx
    .insertInto('stock_alert')
    .values({ product_id: productId, email, email_key: emailKey, language })
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'email_key'])
        .where('mailed_at', 'is', null)
        .doUpdateSet({ language }),
    )
    .execute();
}

/** Claims the oldest request whose product is back in stock. Skips rows that other servers have locked. */
export async function takePendingAlert(
  trx: Database,
  codeHash: Buffer,
): Promise<PendingAlert | undefined> {
  const { rows } = await sql<PendingAlert>`
    UPDATE stock_alert a SET mailed_at = now(), code_hash = ${codeHash}
    FROM product p
    WHERE p.id = a.product_id AND a.id = (
      SELECT w.id FROM stock_alert w JOIN product back ON back.id = w.product_id AND back.stock >= back.minimum
        AND ${isForSale('back')}
      WHERE w.mailed_at IS NULL ORDER BY w.id LIMIT 1 FOR UPDATE OF w SKIP LOCKED
    )
    RETURNING a.id, a.email, a.language, coalesce((SELECT handle FROM product WHERE id = p.parent_id), p.handle) AS handle,
      ${productNameIn(sql.ref('a.language'))} AS name`.execute(trx);
  return rows[0];
}

export async function findAddressByCode(
  trx: Database,
  codeHash: Buffer,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('stock_alert')
    .select('email_key')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return row?.email_key;
}

export async function deleteWaitingAlerts(trx: Database, emailKey: string): Promise<void> {
  await trx
    .deleteFrom('stock_alert')
    .where('email_key', '=', emailKey)
    .where('mailed_at', 'is', null)
    .execute();
}

export async function deleteAlerts(trx: Database, emailKey: string): Promise<void> {
  await trx.deleteFrom('stock_alert').where('email_key', '=', emailKey).execute();
}

export async function findWaitingAlerts(
  db: Database,
  emailKey: string,
): Promise<{ handle: string; createdAt: Date }[]> {
  return db
    .selectFrom('stock_alert')
    .innerJoin('product', 'product.id', 'stock_alert.product_id')
    .leftJoin('product as parent', 'parent.id', 'product.parent_id')
    .select((eb) => [
      eb.fn.coalesce('parent.handle', 'product.handle').as('handle'),
      'stock_alert.created_at as createdAt',
    ])
    .where('email_key', '=', emailKey)
    .where('mailed_at', 'is', null)
    .orderBy('stock_alert.id')
    .execute();
}

export interface ConfirmedAlert {
  email: string;
  language: string;
  handle: string;
  name: string;
  createdAt: Date;
}

/**
 * Returns pending requests, oldest first. Omits email addresses without a customer account, as they are
 * unconfirmed.
 */
export async function findConfirmedAlerts(
  db: Database,
  language: Language,
): Promise<ConfirmedAlert[]> {
  const { rows } = await sql<ConfirmedAlert>`
    SELECT c.email, a.language, coalesce(parent.handle, p.handle) AS handle, a.created_at AS "createdAt",
      ${productNameIn(language)} AS name
    FROM stock_alert a
    JOIN customer c ON c.email_key = a.email_key
    JOIN product p ON p.id = a.product_id
    LEFT JOIN product parent ON parent.id = p.parent_id
    WHERE a.mailed_at IS NULL
    ORDER BY a.id`.execute(db);
  return rows;
}

export async function deleteOldAlerts(db: Database): Promise<void> {
  await db
    .deleteFrom('stock_alert')
    .where((eb) =>
      eb.or([
        eb('mailed_at', '<', sql<Date>`now() - interval '30 days'`),
        eb('created_at', '<', sql<Date>`now() - interval '180 days'`),
      ]),
    )
    .execute();
}
