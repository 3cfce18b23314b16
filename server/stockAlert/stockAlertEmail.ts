import type { StockAlertEmailData } from '../mail/emailData.ts';
import type { Language } from '../language.ts';
import type { Email } from '../mail/renderEmail.ts';
import { buildEmail } from '../mail/buildEmail.ts';
import { inEveryLanguage, texts } from '../texts.ts';
import { UNSUBSCRIBE_PATH } from './unsubscribeRoutes.ts';

export function backInStockEmail(
  { name, handle, code }: StockAlertEmailData,
  origin: string,
): Record<Language, Email> {
  const url = `${origin}/shop/${encodeURIComponent(handle)}`;
  // Put the code into the fragment, which browsers do not send to servers.
  const stopUrl = `${origin}/shop/alerts/stop#code=${code}`;
  const unsubscribeUrl = `${origin}${UNSUBSCRIBE_PATH}?code=${code}`;
  const said = texts.email.backInStock;
  const emails = buildEmail(said, { values: { name }, url });
  return inEveryLanguage((language) => ({
    ...emails[language],
    link: { text: said.link[language], url: stopUrl },
    unsubscribeUrl,
  }));
}
