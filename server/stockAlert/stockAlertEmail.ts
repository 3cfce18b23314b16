import type { StockAlertEmailData } from '../mail/emailData.ts';
import type { Language } from '../language.ts';
import type { Email } from '../mail/renderEmail.ts';
import { letter } from '../mail/letter.ts';
import { inEveryLanguage, texts } from '../texts.ts';
import { UNSUBSCRIBE_PATH } from './unsubscribeRoutes.ts';

/** Says that a product is back. */
export function backInStockEmail(
  { name, handle, code }: StockAlertEmailData,
  origin: string,
): Record<Language, Email> {
  const url = `${origin}/shop/${encodeURIComponent(handle)}`;
  // Behind the `#`, which browsers send to no server.
  const stopUrl = `${origin}/shop/alerts/stop#code=${code}`;
  const unsubscribeUrl = `${origin}${UNSUBSCRIBE_PATH}?code=${code}`;
  const said = texts.email.backInStock;
  const emails = letter(said, { values: { name }, url });
  return inEveryLanguage((language) => ({
    ...emails[language],
    link: { text: said.link[language], url: stopUrl },
    unsubscribeUrl,
  }));
}
