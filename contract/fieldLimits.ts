import type { ContractSchema } from './answerSchemas.ts';

interface LimitedSchema extends ContractSchema {
  properties?: Record<string, LimitedSchema>;
  /** Minimum length in code points if the field is filled. */
  'x-minimum'?: number;
  'x-maximum'?: number;
}

/**
 * Generates the module with the length limits of form fields by field name, for browser and server.
 * @throws if two forms have different limits for a name
 */
export function fieldLimitsCode(schemas: Record<string, LimitedSchema>): string {
  const limits = new Map<string, string>();
  for (const { properties = {} } of Object.values(schemas)) {
    for (const [name, property] of Object.entries(properties)) {
      const { 'x-minimum': minimum, 'x-maximum': maximum } = property;
      if (maximum === undefined) continue;
      const code = `{ ${minimum === undefined ? '' : `minimum: ${minimum}, `}maximum: ${maximum} }`;
      if ((limits.get(name) ?? code) !== code)
        throw new Error(`The contract has two limits of the field ${name}.`);
      limits.set(name, code);
    }
  }
  const names = [...limits.keys()].toSorted();
  const rows = names.map((name) => `  ${name}: ${limits.get(name)},\n`);
  return `/** How many characters a field of a form takes, in code points, by its name. */
export const fieldLimits = {
${rows.join('')}} as const;
`;
}
