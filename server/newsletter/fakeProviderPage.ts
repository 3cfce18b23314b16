import type { Language } from '../language.ts';

const texts = {
  en: {
    title: 'Stand-in for a mailing list',
    done: 'Your address is on the list.',
    rejected: 'This is not an e-mail address.',
    note: 'This page takes the place of a mailing-list provider while the shop runs without one. The address stays in a file beside the shop’s data; nothing is sent to it.',
  },
  fr: {
    title: 'Liste de diffusion de remplacement',
    done: 'Votre adresse est sur la liste.',
    rejected: 'Ceci n’est pas une adresse e-mail.',
    note: 'Cette page tient lieu de prestataire de listes de diffusion tant que la boutique n’en a pas. L’adresse reste dans un fichier à côté des données de la boutique ; rien ne lui est envoyé.',
  },
} satisfies Record<Language, object>;

/** What the fake provider answers to a form, as a page without styles. */
export function answerPage(language: Language, isDone: boolean): string {
  const { title, done, rejected, note } = texts[language];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title></head><body><h1>${title}</h1>`,
    `<p>${isDone ? done : rejected}</p><p>${note}</p></body></html>`,
  ].join('\n');
}
