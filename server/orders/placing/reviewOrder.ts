import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import type { Session } from '../../session/session.ts';
import { readDraft, type Draft } from './draft.ts';
import { FieldErrors } from './fieldErrors.ts';
import { OrderRejection } from '../reading/orderRejection.ts';
import { makeQuote, type Quote } from './quote.ts';

/**
 * Computes the quote of the session's cart for review before ordering.
 * @throws FormRejection for invalid fields, OrderRejection if the cart is empty
 */
export async function reviewOrder(
  db: Database,
  session: Session,
  form: Dto['CheckoutForm'],
  language: Language,
): Promise<{ quote: Quote; draft: Draft }> {
  const errors = new FieldErrors();
  const draft = await readDraft(db, session, form, errors);
  errors.reject();
  if (!draft) throw new Error('What could not be read has a fault.');
  const quote = await makeQuote(db, session, draft, form, language);
  if (quote.lines.length === 0) throw new OrderRejection('emptyCart');
  return { quote, draft };
}
