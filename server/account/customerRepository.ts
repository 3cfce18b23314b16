import type { Database } from '../db/schema.ts';
import type { Registration } from './registrationRepository.ts';

export interface Customer extends Registration {
  id: string;
  cartId: string;
  avoid: string[];
  createdAt: Date;
}

const COLUMNS = [
  'id',
  'email',
  'email_key as emailKey',
  'firstname',
  'lastname',
  'telephone',
  'country_id as countryId',
  'zone_id as zoneId',
  'password',
  'cart_id as cartId',
  'avoid',
  'created_at as createdAt',
] as const;

export async function findCustomerByEmail(
  db: Database,
  emailKey: string,
): Promise<Customer | undefined> {
  return db
    .selectFrom('customer')
    .select(COLUMNS)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

export async function findCustomer(db: Database, id: string): Promise<Customer | undefined> {
  return db.selectFrom('customer').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/**
 * Creates a customer with an empty cart.
 * @returns the id; undefined if the email address is taken
 */
export async function insertCustomer(
  trx: Database,
  { emailKey, countryId, zoneId, ...others }: Registration,
): Promise<string | undefined> {
  const cart = await trx
    .insertInto('cart')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await trx
    .insertInto('customer')
    .values({
      ...others,
      email_key: emailKey,
      country_id: countryId,
      zone_id: zoneId,
      cart_id: cart.id,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** True if the customer still has this password hash. Locks the customer's row until the end of the transaction. */
export async function lockPassword(trx: Database, id: string, password: string): Promise<boolean> {
  const row = await trx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', id)
    .where('password', '=', password)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the password hash. With `old`, only if `old` is the current hash. Returns false if nothing changed. */
export async function updatePassword(
  trx: Database,
  id: string,
  password: string,
  old?: string,
): Promise<boolean> {
  let update = trx.updateTable('customer').set({ password }).where('id', '=', id);
  if (old !== undefined) update = update.where('password', '=', old);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updateProfile(
  trx: Database,
  id: string,
  profile: Pick<Customer, 'firstname' | 'lastname' | 'telephone' | 'countryId' | 'zoneId'>,
): Promise<void> {
  const { countryId, zoneId, ...others } = profile;
  await trx
    .updateTable('customer')
    .set({ ...others, country_id: countryId, zone_id: zoneId })
    .where('id', '=', id)
    .execute();
}

export async function updateAvoid(trx: Database, id: string, avoid: string[]): Promise<void> {
  await trx.updateTable('customer').set({ avoid }).where('id', '=', id).execute();
}
