/** What the shop writes to people: one email by name and language. */
import type { AccountKind } from '../account/accountOwner.ts';
import { contactMessageEmail, type ContactMessage } from '../content/contactEmail.ts';
import type { Language } from '../language.ts';
import {
  orderCancelledEmail,
  orderDispatchedEmail,
  orderPlacedEmail,
  orderRefundedEmail,
  orderSlotChangedEmail,
  paymentReceivedEmail,
  type OrderEmailData,
} from '../orders/reading/orderEmails.ts';
import type { StaffAlert } from '../staff/access/staffAlert.ts';
import { backInStockEmail, type StockAlertEmailData } from '../stockAlert/stockAlertEmail.ts';
import { texts } from '../texts.ts';
import type { Email } from './renderEmail.ts';

/** What each email needs to know. */
export interface EmailData {
  'verify-email': { firstname: string; code: string };
  'known-address': { firstname: string };
  'reset-password': { firstname: string; code: string };
  'password-changed': {
    firstname: string;
    /** Names of those that still sign in. */
    passkeys?: readonly string[];
    hasSecondFactor?: boolean;
  };
  'passkey-added': { firstname: string; passkey: string };
  'passkey-removed': { firstname: string; passkey: string };
  'second-factor-on': SecondFactorData;
  'second-factor-off': SecondFactorData;
  'recovery-codes-renewed': SecondFactorData;
  'recovery-code-used': SecondFactorData & { left: number };
  'order-placed': OrderEmailData;
  'payment-received': OrderEmailData;
  'order-slot-changed': OrderEmailData;
  'order-dispatched': OrderEmailData;
  'order-cancelled': OrderEmailData;
  'order-refunded': OrderEmailData;
  'back-in-stock': StockAlertEmailData;
  'contact-message': ContactMessage;
  'staff-invitation': { name: string; by: string; code: string };
  'staff-password-changed': { name: string };
  'staff-alert': { name: string; alert: StaffAlert };
  'staff-passkey-added': { name: string; passkey: string };
  'staff-passkey-removed': { name: string; passkey: string };
}

interface SecondFactorData {
  firstname: string;
  /** A customer's without it. */
  kind?: AccountKind;
}

export type EmailTemplateName = keyof EmailData;

type EmailTemplates = {
  [Name in EmailTemplateName]: (data: EmailData[Name], origin: string) => Record<Language, Email>;
};

/** Codes stand behind the `#`, which browsers send to no server: they get into no log and no page cache. */
const link = (origin: string, path: string, code: string) => `${origin}${path}#code=${code}`;

/** Where a member of the staff chooses a password. */
export const staffPasswordLink = (origin: string, code: string) =>
  link(origin, '/staff/password', code);

const secondFactorUrl = (origin: string, kind?: AccountKind) =>
  kind === 'member' ? `${origin}/staff/account` : `${origin}/account/second-factor`;

/** Every email; links lead to the shop at `origin`. */
export const emailTemplates: EmailTemplates = {
  'verify-email': ({ firstname, code }, origin) =>
    texts.email.verify(firstname, link(origin, '/account/verify', code)),
  'known-address': ({ firstname }, origin) =>
    texts.email.knownAddress(firstname, `${origin}/account/login`),
  'reset-password': ({ firstname, code }, origin) =>
    texts.email.resetPassword(firstname, link(origin, '/account/reset', code)),
  'password-changed': ({ firstname, passkeys = [], hasSecondFactor = false }, origin) =>
    texts.email.passwordChanged(firstname, `${origin}/account/forgotten`, {
      passkeys,
      passkeysUrl: `${origin}/account/passkeys`,
      secondFactorUrl: hasSecondFactor ? `${origin}/account/second-factor` : '',
    }),
  'passkey-added': ({ firstname, passkey }, origin) =>
    texts.email.passkeyAdded(firstname, passkey, `${origin}/account/passkeys`),
  'passkey-removed': ({ firstname, passkey }, origin) =>
    texts.email.passkeyRemoved(firstname, passkey, `${origin}/account/passkeys`),
  'second-factor-on': ({ firstname, kind }, origin) =>
    texts.email.secondFactorOn(firstname, secondFactorUrl(origin, kind)),
  'second-factor-off': ({ firstname, kind }, origin) =>
    texts.email.secondFactorOff(
      firstname,
      kind === 'member' ? secondFactorUrl(origin, kind) : `${origin}/account/forgotten`,
    ),
  'recovery-codes-renewed': ({ firstname, kind }, origin) =>
    texts.email.recoveryCodesRenewed(firstname, secondFactorUrl(origin, kind)),
  'recovery-code-used': ({ firstname, left, kind }, origin) =>
    texts.email.recoveryCodeUsed(firstname, left, secondFactorUrl(origin, kind)),
  'order-placed': orderPlacedEmail,
  'payment-received': paymentReceivedEmail,
  'order-slot-changed': orderSlotChangedEmail,
  'order-dispatched': orderDispatchedEmail,
  'order-cancelled': orderCancelledEmail,
  'order-refunded': orderRefundedEmail,
  'back-in-stock': backInStockEmail,
  'contact-message': contactMessageEmail,
  'staff-invitation': ({ name, by, code }, origin) =>
    texts.email.staffInvitation(name, by, staffPasswordLink(origin, code)),
  'staff-password-changed': ({ name }, origin) =>
    texts.email.staffPasswordChanged(name, `${origin}/staff/account`),
  'staff-alert': ({ name, alert }, origin) =>
    texts.email.staffAlert(name, alert, `${origin}/staff/changes`),
  'staff-passkey-added': ({ name, passkey }, origin) =>
    texts.email.staffPasskeyAdded(name, passkey, `${origin}/staff/account`),
  'staff-passkey-removed': ({ name, passkey }, origin) =>
    texts.email.staffPasskeyRemoved(name, passkey, `${origin}/staff/account`),
};

/** Tells whether a template still exists. */
export function isEmailTemplateName(name: string): name is EmailTemplateName {
  return Object.hasOwn(emailTemplates, name);
}

/**
 * Renders an email of the outbox in its language.
 * @param data stored by `sendMail` for this template
 */
export function emailOf(
  name: EmailTemplateName,
  data: object,
  origin: string,
  language: Language,
): Email {
  const write = emailTemplates[name] as (data: object, origin: string) => Record<Language, Email>;
  return write(data, origin)[language];
}
