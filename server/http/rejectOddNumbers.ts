import type { FastifyRequest } from 'fastify';
import { RequestError } from './errors.ts';
import { inEveryLanguage } from '../texts.ts';
import { validationText } from './validationText.ts';

interface FormSchema {
  properties?: Partial<Record<string, { type?: string }>>;
}

/**
 * Rejects whole numbers of forms that are not written in decimal digits alone: the validator would take whatever JavaScript
 * makes a number of, such as `0x10`, `1e1` and ` 1 `. A preValidation hook.
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
