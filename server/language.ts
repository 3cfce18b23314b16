import type { FastifyRequest } from 'fastify';

/** Languages of names and texts; English is the one everything exists in. */
export type Language = 'en' | 'fr';

/** Every language by its code. */
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** One text in every language. */
export type Text = Record<Language, string>;

/** The language asked for by `Accept-Language`: its first entry counts, and all but French is English. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  return /^\s*fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr' : 'en';
}
