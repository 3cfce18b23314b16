import type { Text } from './language.ts';

/** What the server says about requests that no screen of ours sends, and about its internal errors. */
export const texts = {
  malformed: { en: 'This request is malformed.', fr: 'Cette requête est mal formée.' },
  nulCharacter: {
    en: 'Texts must not contain NUL characters.',
    fr: 'Les textes ne doivent pas contenir de caractère NUL.',
  },
  notAForm: {
    en: 'Send the body as application/x-www-form-urlencoded.',
    fr: 'Envoyez le corps en application/x-www-form-urlencoded.',
  },
  tooLarge: { en: 'This request is too large.', fr: 'Cette requête est trop volumineuse.' },
  unknownCall: { en: 'There is no such call.', fr: 'Cet appel n’existe pas.' },
  unavailable: {
    en: 'The shop is not available at the moment. Please try again in a few seconds.',
    fr: 'La boutique est momentanément indisponible. Veuillez réessayer dans quelques secondes.',
  },
  internalError: {
    en: 'Something went wrong on our side. Please try again.',
    fr: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
  },
  noSession: {
    en: 'Your session has ended. Please load the page again.',
    fr: 'Votre session a expiré. Veuillez recharger la page.',
  },
} satisfies Record<string, Text>;
