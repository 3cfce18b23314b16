/** What the shop writes to people: one email by name and language. */
import { contactMessageEmail, type ContactMessage } from '../content/contactEmail.ts';
import type { Language } from '../language.ts';
import {
  orderCancelledEmail,
  orderPlacedEmail,
  type OrderEmailData,
} from '../orders/orderEmails.ts';
import { backInStockEmail, type StockAlertEmailData } from '../stockAlert/stockAlertEmail.ts';
import { texts } from '../texts.ts';
import type { Email } from './renderEmail.ts';

/** What each email needs to know. */
export interface EmailData {
  'verify-email': { firstname: string; code: string };
  'known-address': { firstname: string };
  'reset-password': { firstname: string; code: string };
  'password-changed': { firstname: string };
  'passkey-added': { firstname: string; passkey: string };
  'passkey-removed': { firstname: string; passkey: string };
  'order-placed': OrderEmailData;
  'order-cancelled': OrderEmailData;
  'back-in-stock': StockAlertEmailData;
  'contact-message': ContactMessage;
}

export type EmailTemplateName = keyof EmailData;

type EmailTemplates = {
  [Name in EmailTemplateName]: (data: EmailData[Name], origin: string) => Record<Language, Email>;
};

/** Codes stand behind the `#`, which browsers send to no server: they get into no log and no page cache. */
const link = (origin: string, path: string, code: string) => `${origin}${path}#code=${code}`;

/** Every email; links lead to the shop at `origin`. */
export const emailTemplates: EmailTemplates = {
  'verify-email': ({ firstname, code }, origin) =>
    texts.email.verify(firstname, link(origin, '/account/verify', code)),
  'known-address': ({ firstname }, origin) =>
    texts.email.knownAddress(firstname, `${origin}/account/login`),
  'reset-password': ({ firstname, code }, origin) =>
    texts.email.resetPassword(firstname, link(origin, '/account/reset', code)),
  'password-changed': ({ firstname }, origin) =>
    texts.email.passwordChanged(firstname, `${origin}/account/forgotten`),
  'passkey-added': ({ firstname, passkey }, origin) =>
    texts.email.passkeyAdded(firstname, passkey, `${origin}/account/passkeys`),
  'passkey-removed': ({ firstname, passkey }, origin) =>
    texts.email.passkeyRemoved(firstname, passkey, `${origin}/account/passkeys`),
  'order-placed': orderPlacedEmail,
  'order-cancelled': orderCancelledEmail,
  'back-in-stock': backInStockEmail,
  'contact-message': contactMessageEmail,
};
