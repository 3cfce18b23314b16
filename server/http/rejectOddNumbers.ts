import type { FastifyRequest } from 'fastify';
import { RequestError } from './errors.ts';
import { inEveryLanguage } from '../texts.ts';
import { validationText } from './validationText.ts';

interface FormSchema {
  properties?: Partial<Record<string, { type?: string }>>;
}

/**
 * Rejects integers in form bodies that are not plain decimal digits. Runs as a preValidation hook. The validator
 * would accept everything that JavaScript converts, such as `0x10`, `1e1` and ` 1 `.
 */
export async function rejectOddNumbers({ body, routeOptions }: FastifyRequest): Promise<void> {
  const { properties = {} } = (routeOptions.schema?.body ?? {}) as FormSchema;
  for (const [name, value] of Object.entries(body ?? {})) {
    const isNumber = properties[name]?.type === 'integer';
    if (!isNumber || typeof value !== 'string' || /^-?[0-9]+$/.test(value)) continue;
    const invalid = { keyword: 'type', instancePath: `/${name}`, params: {} };
    throw new RequestError(
      400,
      inEveryLanguage((language) => validationText(invalid, 'body', language)),
    );
  }
}
