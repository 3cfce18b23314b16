import type { AccountKind } from '../account/accountOwner.ts';
import { contactMessageEmail } from '../content/contactEmail.ts';
import type { Language } from '../language.ts';
import {
  newOrderEmail,
  orderCancelledEmail,
  orderDispatchedEmail,
  orderPlacedEmail,
  orderRefundedEmail,
  orderSlotChangedEmail,
  paymentReceivedEmail,
  staffOrderUrl,
} from '../orders/reading/orderEmails.ts';
import { orderName } from '../orders/reading/orderName.ts';
import { backInStockEmail } from '../stockAlert/stockAlertEmail.ts';
import { fill, texts } from '../texts.ts';
import { buildEmail } from './buildEmail.ts';
import type { EmailData, EmailTemplateName } from './emailData.ts';
import type { Email } from './renderEmail.ts';

type EmailTemplates = {
  [Name in EmailTemplateName]: (
    data: EmailData[Name],
    origin: string,
    shop?: string,
  ) => Record<Language, Email>;
};

export interface EmailSender {
  origin: string;
  shop: string;
}

/**
 * Builds a link with a one-time code in the fragment. Browsers do not send fragments, so no log or page cache
 * contains the code.
 */
const link = (origin: string, path: string, code: string) => `${origin}${path}#code=${code}`;

export const staffPasswordLink = (origin: string, code: string) =>
  link(origin, '/staff/password', code);

export const staffSetupLink = (origin: string, code: string) => link(origin, '/staff/setup', code);

const secondFactorUrl = (origin: string, kind?: AccountKind) =>
  kind === 'member' ? `${origin}/staff/account` : `${origin}/account/second-factor`;

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
  return buildEmail(said, { values: { firstname }, url: `${origin}/account/forgotten`, more });
}

export const emailTemplates: EmailTemplates = {
  'verify-email': ({ firstname, code }, origin) =>
    buildEmail(texts.email.verify, {
      values: { firstname },
      url: link(origin, '/account/verify', code),
    }),
  'known-address': ({ firstname }, origin) =>
    buildEmail(texts.email.knownAddress, { values: { firstname }, url: `${origin}/account/login` }),
  'reset-password': ({ firstname, code }, origin) =>
    buildEmail(texts.email.resetPassword, {
      values: { firstname },
      url: link(origin, '/account/reset', code),
    }),
  'password-changed': passwordChangedEmail,
  'passkey-added': ({ firstname, passkey }, origin) =>
    buildEmail(texts.email.passkeyAdded, {
      values: { firstname, passkey },
      url: `${origin}/account/passkeys`,
    }),
  'passkey-removed': ({ firstname, passkey }, origin) =>
    buildEmail(texts.email.passkeyRemoved, {
      values: { firstname, passkey },
      url: `${origin}/account/passkeys`,
    }),
  'second-factor-on': ({ firstname, kind }, origin) =>
    buildEmail(texts.email.secondFactorOn, {
      values: { firstname },
      url: secondFactorUrl(origin, kind),
    }),
  'second-factor-off': ({ firstname, kind }, origin) =>
    buildEmail(texts.email.secondFactorOff, {
      values: { firstname },
      url: kind === 'member' ? secondFactorUrl(origin, kind) : `${origin}/account/forgotten`,
    }),
  'recovery-codes-renewed': ({ firstname, kind }, origin) =>
    buildEmail(texts.email.recoveryCodesRenewed, {
      values: { firstname },
      url: secondFactorUrl(origin, kind),
    }),
  'recovery-code-used': ({ firstname, left, kind }, origin) =>
    buildEmail(texts.email.recoveryCodeUsed, {
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
  'staff-invitation': ({ name, by, code }, origin, shop = '') =>
    buildEmail(texts.email.staffInvitation, {
      values: { firstname: name, by, shop: shop === '' ? new URL(origin).host : shop },
      url: staffPasswordLink(origin, code),
    }),
  'staff-reset-password': ({ name, code }, origin) =>
    buildEmail(texts.email.staffResetPassword, {
      values: { firstname: name },
      url: staffPasswordLink(origin, code),
    }),
  'staff-password-changed': ({ name }, origin) =>
    buildEmail(texts.email.staffPasswordChanged, {
      values: { firstname: name },
      url: `${origin}/staff/account`,
    }),
  'staff-alert': ({ name, alert }, origin) =>
    buildEmail(
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
  'payment-alert': ({ name, kind, number, shortNumber }, origin) =>
    buildEmail(
      { ...texts.email.paymentAlert, paragraphs: [texts.email.paymentAlert.kinds[kind]] },
      {
        values: { firstname: name, number: orderName({ number, shortNumber }) },
        url: staffOrderUrl(origin, number),
      },
    ),
  'new-order': newOrderEmail,
  'staff-passkey-added': ({ name, passkey }, origin) =>
    buildEmail(texts.email.staffPasskeyAdded, {
      values: { firstname: name, passkey },
      url: `${origin}/staff/account`,
    }),
  'staff-passkey-removed': ({ name, passkey }, origin) =>
    buildEmail(texts.email.staffPasskeyRemoved, {
      values: { firstname: name, passkey },
      url: `${origin}/staff/account`,
    }),
};

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
  { origin, shop }: EmailSender,
  language: Language,
): Email {
  const write = emailTemplates[name] as (
    data: object,
    origin: string,
    shop: string,
  ) => Record<Language, Email>;
  return write(data, origin, shop)[language];
}
