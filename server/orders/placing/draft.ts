import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import type { Session } from '../../session/session.ts';
import { readDelivery, type ChosenDelivery } from './chosenDelivery.ts';
import type { FieldErrors } from './fieldErrors.ts';
import { readRecipient, type Recipient } from './recipient.ts';
import { readOrderPreferences, type OrderPreferences } from './orderPreferences.ts';

export interface Draft {
  recipient: Recipient;
  delivery: ChosenDelivery;
  preferences: OrderPreferences;
}

export async function readDraft(
  db: Database,
  session: Session,
  form: Dto['CheckoutForm'],
  errors: FieldErrors,
): Promise<Draft | undefined> {
  const preferences = readOrderPreferences(form, errors);
  const recipient = await readRecipient(db, session, form, errors);
  // The available delivery methods depend on the address.
  const delivery = recipient && (await readDelivery(db, recipient.address, form, errors));
  return recipient && delivery && { recipient, delivery, preferences };
}
