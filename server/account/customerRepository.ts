import type { Database } from '../db/schema.ts';
import type { Registration } from './registrationRepository.ts';

/** A customer; the address is confirmed. */
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

/** The customer with that address, in lower case. */
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

/** The customer of that id. */
export async function findCustomer(db: Database, id: string): Promise<Customer | undefined> {
  return db.selectFrom('customer').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Creates a customer with an empty cart. @returns the id; undefined where the address is taken */
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

/** Whether the customer still has this password; it stays so until the end of the transaction. */
export async function holdPassword(trx: Database, id: string, password: string): Promise<boolean> {
  const row = await trx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', id)
    .where('password', '=', password)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the password, as `hashPassword` writes it; where `old` is given, only in place of that one. False where it is not. */
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

/** Sets what a customer may change of the own data. */
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

/** Sets the allergens that the customer wants to be warned of. */
export async function updateAvoid(trx: Database, id: string, avoid: string[]): Promise<void> {
  await trx.updateTable('customer').set({ avoid }).where('id', '=', id).execute();
}
