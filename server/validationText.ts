import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { Language } from './language.ts';

type ValidationError = Pick<FastifySchemaValidationError, 'keyword' | 'instancePath' | 'params'>;

const PLACES: Record<string, Record<Language, string>> = {
  querystring: { en: 'Query value', fr: 'La valeur de requête' },
  body: { en: 'Form field', fr: 'Le champ' },
  params: { en: 'Part of the path', fr: 'La partie du chemin' },
};

/** Predicates by JSON Schema keyword; `limit` is a number, a type or a list of values. */
const PREDICATES: Record<string, (limit: string) => Record<Language, string>> = {
  required: () => ({ en: 'is missing.', fr: 'manque.' }),
  minimum: (limit) => ({ en: `must be at least ${limit}.`, fr: `doit être au moins ${limit}.` }),
  maximum: (limit) => ({ en: `must be at most ${limit}.`, fr: `doit être au plus ${limit}.` }),
  minLength: () => ({ en: 'must not be empty.', fr: 'ne doit pas être vide.' }),
  maxLength: (limit) => ({
    en: `must have at most ${limit} characters.`,
    fr: `doit avoir au plus ${limit} caractères.`,
  }),
  enum: (limit) => ({ en: `must be one of ${limit}.`, fr: `doit être l’une de ${limit}.` }),
};

const INVALID: Record<Language, string> = { en: 'is not valid.', fr: 'n’est pas valide.' };

/** A sentence such as 'Query value «limit» must be at most 100.' for the first thing that was invalid. */
export function validationText(
  error: ValidationError,
  context: string | undefined,
  language: Language,
): string {
  const { limit, allowedValues, missingProperty } = error.params;
  const missing = typeof missingProperty === 'string' ? missingProperty : '';
  const name = error.instancePath.slice(1).replaceAll('/', '.') || missing;
  const place = (PLACES[context ?? 'body'] ?? PLACES['body'])?.[language];
  const bound = (Array.isArray(allowedValues) ? allowedValues : [limit]).join(', ');
  const predicate = PREDICATES[error.keyword]?.(bound)[language] ?? INVALID[language];
  return `${place} «${name}» ${predicate}`;
}
