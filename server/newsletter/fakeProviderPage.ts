import type { Language } from '../language.ts';
import { texts } from '../texts.ts';

/** What the fake provider answers to a form, as a page without styles. */
export function answerPage(language: Language, isDone: boolean): string {
  const { title, done, rejected, note } = texts.fakeProvider;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title[language]}</title></head><body><h1>${title[language]}</h1>`,
    `<p>${(isDone ? done : rejected)[language]}</p><p>${note[language]}</p></body></html>`,
  ].join('\n');
}
