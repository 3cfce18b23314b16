import type { FastifyRequest } from 'fastify';
import { PAGE_LANGUAGES } from './pageUrl.ts';
import type { Language } from '../language.ts';

export function pageLanguage(request: FastifyRequest, query?: URLSearchParams): Language {
  const wanted = query?.get('lang') ?? request.cookies['language'];
  return PAGE_LANGUAGES.find((language) => language === wanted) ?? 'en';
}
