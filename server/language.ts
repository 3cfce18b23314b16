import type { FastifyRequest } from 'fastify';

export type Language = 'en' | 'fr';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];

export type Text = Record<Language, string>;

/** Reads the language from the first entry of `Accept-Language`; anything but French is English. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  return /^\s*fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr' : 'en';
}
