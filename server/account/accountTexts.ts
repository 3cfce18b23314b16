import type { Text } from '../language.ts';

/** What the account says when something has been done. */
export const doneTexts = {
  registered: {
    en: 'We have sent you a link to confirm your e-mail address.',
    fr: 'Nous vous avons envoyé un lien pour confirmer votre adresse e-mail.',
  },
  welcome: {
    en: 'Thank you. Please open the link that we have sent you: it confirms your e-mail address. Then you can sign in.',
    fr: 'Merci. Veuillez ouvrir le lien que nous vous avons envoyé : il confirme votre adresse e-mail. Vous pourrez ensuite vous connecter.',
  },
  verified: {
    en: 'Your e-mail address is confirmed. You can sign in now.',
    fr: 'Votre adresse e-mail est confirmée. Vous pouvez maintenant vous connecter.',
  },
  resent: {
    en: 'If the address is known, a new link is on its way.',
    fr: 'Si l’adresse est connue, un nouveau lien est en route.',
  },
  resetAsked: {
    en: 'If the address is known, a link is on its way.',
    fr: 'Si l’adresse est connue, un lien est en route.',
  },
  passwordChanged: { en: 'Your password is changed.', fr: 'Votre mot de passe est modifié.' },
  passwordReset: {
    en: 'Your password is changed. You can sign in with it now.',
    fr: 'Votre mot de passe est modifié. Vous pouvez maintenant vous connecter.',
  },
  saved: { en: 'Your details are saved.', fr: 'Vos informations sont enregistrées.' },
  addressSaved: { en: 'The address is saved.', fr: 'L’adresse est enregistrée.' },
  addressRemoved: { en: 'The address is removed.', fr: 'L’adresse est supprimée.' },
  addressDefault: {
    en: 'This is your default address now.',
    fr: 'C’est maintenant votre adresse par défaut.',
  },
  deleted: { en: 'Your account is deleted.', fr: 'Votre compte est supprimé.' },
  passkeySaved: { en: 'The passkey is saved.', fr: 'La clé d’accès est enregistrée.' },
  passkeyRemoved: { en: 'The passkey is removed.', fr: 'La clé d’accès est supprimée.' },
} satisfies Record<string, Text>;

/** Why the account rejects something as a whole. */
export const rejectionTexts = {
  signInFirst: { en: 'Please sign in first.', fr: 'Veuillez d’abord vous connecter.' },
  invalidSignIn: {
    en: 'E-mail address or password is not right.',
    fr: 'L’adresse e-mail ou le mot de passe est incorrect.',
  },
  unverified: {
    en: 'Please confirm your e-mail address first: open the link that we have sent you, or ask for a new one.',
    fr: 'Veuillez d’abord confirmer votre adresse e-mail : ouvrez le lien que nous vous avons envoyé, ou demandez-en un nouveau.',
  },
  codeUnknown: {
    en: 'This link is not valid. Please ask for a new one.',
    fr: 'Ce lien n’est pas valable. Veuillez en demander un nouveau.',
  },
  codeUsed: {
    en: 'This link has been used already.',
    fr: 'Ce lien a déjà été utilisé.',
  },
  codeExpired: {
    en: 'This link has expired. Please ask for a new one.',
    fr: 'Ce lien a expiré. Veuillez en demander un nouveau.',
  },
  noAddress: { en: 'There is no such address.', fr: 'Cette adresse n’existe pas.' },
  tooManyAddresses: {
    en: 'There is no room for more addresses. Please remove one first.',
    fr: 'Vous ne pouvez pas ajouter d’adresse. Veuillez d’abord en supprimer une.',
  },
  noPasskey: { en: 'There is no such passkey.', fr: 'Cette clé d’accès n’existe pas.' },
  tooManyPasskeys: {
    en: 'There is no room for more passkeys. Please remove one first.',
    fr: 'Vous ne pouvez pas ajouter de clé d’accès. Veuillez d’abord en supprimer une.',
  },
  passkeyRejected: {
    en: 'This passkey could not be used. Please try again.',
    fr: 'Cette clé d’accès n’a pas pu être utilisée. Veuillez réessayer.',
  },
} satisfies Record<string, Text>;
