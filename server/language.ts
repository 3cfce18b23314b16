import type { FastifyRequest } from 'fastify';

export type Language = 'en' | 'fr';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];

export const languageIn = (code: string): Language =>
  LANGUAGES.find((known) => known === code) ?? 'en';

export type Text = Record<Language, string>;

/** Reads the language from the first entry of `Accept-Language`. Returns English for every language except French. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  return /^\s*fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr' : 'en';
}
