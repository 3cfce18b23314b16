import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { Language, Text } from '../language.ts';
import { fill, texts } from '../texts.ts';

type ValidationError = Pick<FastifySchemaValidationError, 'keyword' | 'instancePath' | 'params'>;

const { place: places, predicate: predicates, named, invalid } = texts.validation;
const placeByContext: Partial<Record<string, Text>> = places;
const predicateByKeyword: Partial<Record<string, Text>> = predicates;

/** Describes the first validation error, such as 'Query value «limit» must be at most 100.' */
export function validationText(
  error: ValidationError,
  context: string | undefined,
  language: Language,
): string {
  const { limit, allowedValues, missingProperty } = error.params;
  const missing = typeof missingProperty === 'string' ? missingProperty : '';
  const name = error.instancePath.slice(1).replaceAll('/', '.') || missing;
  const place = (placeByContext[context ?? ''] ?? places.body)[language];
  const bound = (Array.isArray(allowedValues) ? allowedValues : [limit]).join(', ');
  const predicate = fill(predicateByKeyword[error.keyword] ?? invalid, { limit: bound })[language];
  return `${fill(named, { place, name })[language]} ${predicate}`;
}
