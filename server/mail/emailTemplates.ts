/** What the shop writes to people: one email by name and language. */
import type { AccountKind } from '../account/accountOwner.ts';
import { contactMessageEmail } from '../content/contactEmail.ts';
import type { Language } from '../language.ts';
import {
  orderCancelledEmail,
  orderDispatchedEmail,
  orderPlacedEmail,
  orderRefundedEmail,
  orderSlotChangedEmail,
  paymentReceivedEmail,
} from '../orders/reading/orderEmails.ts';
import { backInStockEmail } from '../stockAlert/stockAlertEmail.ts';
import { fill, texts } from '../texts.ts';
import { letter } from './letter.ts';
import type { EmailData, EmailTemplateName } from './emailData.ts';
import type { Email } from './renderEmail.ts';

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

/** Says that a password is new, and what still signs in or is still asked for. */
function passwordChangedEmail(
  { firstname, passkeys = [], hasSecondFactor = false }: EmailData['password-changed'],
  origin: string,
): Record<Language, Email> {
  const said = texts.email.passwordChanged;
  const names = (language: Language) =>
    passkeys.map((name) => fill(texts.format.quoted, { name })[language]).join(', ');
  const more = [
    ...(passkeys.length > 0
      ? [
          fill(said.passkeys, (language) => ({
            names: names(language),
            url: `${origin}/account/passkeys`,
          })),
        ]
      : []),
    ...(hasSecondFactor
      ? [fill(said.secondFactor, { url: `${origin}/account/second-factor` })]
      : []),
  ];
  return letter(said, { values: { firstname }, url: `${origin}/account/forgotten`, more });
}

/** Every email; links lead to the shop at `origin`. */
export const emailTemplates: EmailTemplates = {
  'verify-email': ({ firstname, code }, origin) =>
    letter(texts.email.verify, {
      values: { firstname },
      url: link(origin, '/account/verify', code),
    }),
  'known-address': ({ firstname }, origin) =>
    letter(texts.email.knownAddress, { values: { firstname }, url: `${origin}/account/login` }),
  'reset-password': ({ firstname, code }, origin) =>
    letter(texts.email.resetPassword, {
      values: { firstname },
      url: link(origin, '/account/reset', code),
    }),
  'password-changed': passwordChangedEmail,
  'passkey-added': ({ firstname, passkey }, origin) =>
    letter(texts.email.passkeyAdded, {
      values: { firstname, passkey },
      url: `${origin}/account/passkeys`,
    }),
  'passkey-removed': ({ firstname, passkey }, origin) =>
    letter(texts.email.passkeyRemoved, {
      values: { firstname, passkey },
      url: `${origin}/account/passkeys`,
    }),
  'second-factor-on': ({ firstname, kind }, origin) =>
    letter(texts.email.secondFactorOn, {
      values: { firstname },
      url: secondFactorUrl(origin, kind),
    }),
  'second-factor-off': ({ firstname, kind }, origin) =>
    letter(texts.email.secondFactorOff, {
      values: { firstname },
      url: kind === 'member' ? secondFactorUrl(origin, kind) : `${origin}/account/forgotten`,
    }),
  'recovery-codes-renewed': ({ firstname, kind }, origin) =>
    letter(texts.email.recoveryCodesRenewed, {
      values: { firstname },
      url: secondFactorUrl(origin, kind),
    }),
  'recovery-code-used': ({ firstname, left, kind }, origin) =>
    letter(texts.email.recoveryCodeUsed, {
      values: { firstname, left },
      url: secondFactorUrl(origin, kind),
    }),
  'order-placed': orderPlacedEmail,
  'payment-received': paymentReceivedEmail,
  'order-slot-changed': orderSlotChangedEmail,
  'order-dispatched': orderDispatchedEmail,
  'order-cancelled': orderCancelledEmail,
  'order-refunded': orderRefundedEmail,
  'back-in-stock': backInStockEmail,
  'contact-message': contactMessageEmail,
  'staff-invitation': ({ name, by, code }, origin) =>
    letter(texts.email.staffInvitation, {
      values: { firstname: name, by },
      url: staffPasswordLink(origin, code),
    }),
  'staff-password-changed': ({ name }, origin) =>
    letter(texts.email.staffPasswordChanged, {
      values: { firstname: name },
      url: `${origin}/staff/account`,
    }),
  'staff-alert': ({ name, alert }, origin) =>
    letter(
      {
        ...texts.email.staffAlert,
        paragraphs: [
          texts.email.staffAlert.kinds[alert.kind],
          ...texts.email.staffAlert.paragraphs,
        ],
      },
      {
        values: { firstname: name, by: alert.by, about: alert.about },
        url: `${origin}/staff/changes`,
      },
    ),
  'staff-passkey-added': ({ name, passkey }, origin) =>
    letter(texts.email.staffPasskeyAdded, {
      values: { firstname: name, passkey },
      url: `${origin}/staff/account`,
    }),
  'staff-passkey-removed': ({ name, passkey }, origin) =>
    letter(texts.email.staffPasskeyRemoved, {
      values: { firstname: name, passkey },
      url: `${origin}/staff/account`,
    }),
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
