/** What the shop writes to people: one email by name and language. */
import { contactMessageEmail, type ContactMessage } from '../content/contactEmail.ts';
import type { Language } from '../language.ts';
import {
  orderCancelledEmail,
  orderPlacedEmail,
  type OrderEmailData,
} from '../orders/orderEmails.ts';
import { backInStockEmail, type StockAlertEmailData } from '../stockAlert/stockAlertEmail.ts';
import type { Email } from './renderEmail.ts';

/** What each email needs to know. */
export interface EmailData {
  'verify-email': { firstname: string; code: string };
  'known-address': { firstname: string };
  'reset-password': { firstname: string; code: string };
  'password-changed': { firstname: string };
  'order-placed': OrderEmailData;
  'order-cancelled': OrderEmailData;
  'back-in-stock': StockAlertEmailData;
  'contact-message': ContactMessage;
}

export type EmailTemplateName = keyof EmailData;

type EmailTemplates = {
  [Name in EmailTemplateName]: (data: EmailData[Name], origin: string) => Record<Language, Email>;
};

const greeting = (firstname: string): Record<Language, string> => ({
  en: `Hello ${firstname},`,
  fr: `Bonjour ${firstname},`,
});

/** Codes stand behind the `#`, which browsers send to no server: they get into no log and no page cache. */
const link = (origin: string, path: string, code: string) => `${origin}${path}#code=${code}`;

/** Every email; links lead to the shop at `origin`. */
export const emailTemplates: EmailTemplates = {
  'verify-email': ({ firstname, code }, origin) => {
    const url = link(origin, '/account/verify', code);
    return {
      en: {
        subject: 'Please confirm your e-mail address',
        greeting: greeting(firstname).en,
        paragraphs: ['Thank you for registering with Ridge & Root. One step is left:'],
        button: { text: 'Confirm my e-mail address', url },
        closing: [
          'The link is good for 24 hours and can be used once.',
          'If it was not you who registered, please ignore this letter: nothing happens then.',
        ],
      },
      fr: {
        subject: 'Veuillez confirmer votre adresse e-mail',
        greeting: greeting(firstname).fr,
        paragraphs: ['Merci de votre inscription chez Ridge & Root. Il ne reste qu’une étape :'],
        button: { text: 'Confirmer mon adresse e-mail', url },
        closing: [
          'Ce lien est valable 24 heures et ne sert qu’une fois.',
          'Si vous n’êtes pas à l’origine de cette inscription, ignorez ce message : il ne se passera rien.',
        ],
      },
    };
  },

  'known-address': ({ firstname }, origin) => {
    const url = `${origin}/account/login`;
    return {
      en: {
        subject: 'You already have an account',
        greeting: greeting(firstname).en,
        paragraphs: [
          'Someone, most likely you, has just tried to register with this address. You already have an account with us, and nothing about it has changed.',
        ],
        button: { text: 'Sign in', url },
        closing: [
          'If you have forgotten your password, ask for a new one on the sign-in page.',
          'If it was not you, you need not do anything.',
        ],
      },
      fr: {
        subject: 'Vous avez déjà un compte',
        greeting: greeting(firstname).fr,
        paragraphs: [
          'Quelqu’un, sans doute vous, vient d’essayer de s’inscrire avec cette adresse. Vous avez déjà un compte chez nous, et rien n’y a changé.',
        ],
        button: { text: 'Me connecter', url },
        closing: [
          'Si vous avez oublié votre mot de passe, demandez-en un nouveau sur la page de connexion.',
          'Si ce n’était pas vous, vous n’avez rien à faire.',
        ],
      },
    };
  },

  'reset-password': ({ firstname, code }, origin) => {
    const url = link(origin, '/account/reset', code);
    return {
      en: {
        subject: 'Your new password',
        greeting: greeting(firstname).en,
        paragraphs: ['You have asked for a new password. Choose it here:'],
        button: { text: 'Choose a new password', url },
        closing: [
          'The link is good for one hour and can be used once. It signs you out in every browser.',
          'If it was not you who asked, please ignore this letter: your password stays as it is.',
        ],
      },
      fr: {
        subject: 'Votre nouveau mot de passe',
        greeting: greeting(firstname).fr,
        paragraphs: ['Vous avez demandé un nouveau mot de passe. Choisissez-le ici :'],
        button: { text: 'Choisir un nouveau mot de passe', url },
        closing: [
          'Ce lien est valable une heure et ne sert qu’une fois. Il vous déconnecte de tous vos navigateurs.',
          'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.',
        ],
      },
    };
  },

  'password-changed': ({ firstname }, origin) => {
    const url = `${origin}/account/forgotten`;
    return {
      en: {
        subject: 'Your password has been changed',
        greeting: greeting(firstname).en,
        paragraphs: [
          'The password of your account has just been changed. If it was you, there is nothing to do.',
          'If it was not you, choose a new one at once: that signs out everybody else.',
        ],
        button: { text: 'It was not me', url },
        closing: ['We write this letter after every change, so that none goes unnoticed.'],
      },
      fr: {
        subject: 'Votre mot de passe a été modifié',
        greeting: greeting(firstname).fr,
        paragraphs: [
          'Le mot de passe de votre compte vient d’être modifié. Si c’est bien vous, vous n’avez rien à faire.',
          'Sinon, choisissez-en un nouveau tout de suite : toutes les autres sessions seront fermées.',
        ],
        button: { text: 'Ce n’était pas moi', url },
        closing: [
          'Nous écrivons ce message après chaque changement, pour qu’aucun ne passe inaperçu.',
        ],
      },
    };
  },

  'order-placed': orderPlacedEmail,
  'order-cancelled': orderCancelledEmail,
  'back-in-stock': backInStockEmail,
  'contact-message': contactMessageEmail,
};
