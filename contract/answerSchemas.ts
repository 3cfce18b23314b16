export interface ContractSchema {
  $ref?: string;
  type?: string;
  default?: unknown;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  items?: ContractSchema;
  allOf?: ContractSchema[];
  anyOf?: ContractSchema[];
  properties?: Record<string, ContractSchema>;
  required?: string[];
  'x-needed'?: string[];
}

const SCALARS: Record<string, string> = { string: 'text', boolean: 'flag' };

function numberCode({ minimum, maximum }: ContractSchema): string {
  const rules = [
    minimum === undefined ? '' : `, v.minValue(${minimum})`,
    maximum === undefined ? '' : `, v.maxValue(${maximum})`,
  ].join('');
  return rules === '' ? 'number' : `v.pipe(number${rules})`;
}

/**
 * Generates the module with the response schemas of the storefront.
 * @param answers response schemas by operation id
 * @throws if a schema has an unsupported form
 */
export function answerSchemasCode(
  answers: Record<string, ContractSchema>,
  schemas: Record<string, ContractSchema>,
): string {
  const whole = new Set(Object.values(answers).map(({ $ref }) => $ref));
  const declared = new Map<string, string>();
  const recursive: string[] = [];
  const begun = new Set<string>();

  function constantOf($ref: string): string {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    const schema = schemas[name];
    if (!schema) throw new Error(`The contract has no ${name}.`);
    if (schema.anyOf) return codeOf(schema);
    const constant = name.charAt(0).toLowerCase() + name.slice(1);
    if (!begun.has(name)) {
      begun.add(name);
      const code = codeOf(schema, whole.has($ref));
      const isRecursive = code.includes('v.lazy(');
      if (isRecursive) recursive.push(name);
      const type = isRecursive ? `: v.GenericSchema<unknown, ${name}>` : '';
      declared.set(name, `const ${constant}${type} = ${code};`);
    }
    return declared.has(name) ? constant : `v.lazy(() => ${constant})`;
  }

  function fieldCode(field: ContractSchema, isRequired: boolean, isOfAnswer: boolean): string {
    const code = codeOf(field);
    if (!isRequired) return `optional(${code})`;
    const missing = field.default ?? (field.type === 'array' && !isOfAnswer ? [] : undefined);
    return missing === undefined ? code : `v.fallback(${code}, ${JSON.stringify(missing)})`;
  }

  function codeOf(schema: ContractSchema, isAnswer = false): string {
    const { $ref, type, allOf, anyOf, properties = {}, required = [] } = schema;
    const needed = schema['x-needed'];
    if ($ref !== undefined) return constantOf($ref);
    if (allOf?.[0] && allOf.length === 1) return codeOf(allOf[0]);
    if (anyOf?.map((one) => one.type).join(' ') === 'number string') return 'amount';
    if (anyOf) return `v.union([${anyOf.map((one) => codeOf(one)).join(', ')}])`;
    if (schema.enum) return `v.picklist(${JSON.stringify(schema.enum)})`;
    if (type === 'array') return `list(${codeOf(schema.items ?? {})})`;
    if (type === 'number' || type === 'integer') return numberCode(schema);
    if (type !== 'object') return SCALARS[type ?? ''] ?? 'v.any()';
    const fields = Object.entries(properties).map(
      ([name, field]) => `  ${name}: ${fieldCode(field, required.includes(name), isAnswer)},\n`,
    );
    const object = `v.looseObject({\n${fields.join('')}})`;
    return needed ? `unlessError(${object}, ${JSON.stringify(needed)})` : object;
  }

  const endpoints = Object.entries(answers).map(
    ([id, schema]) => `  ${id}: { responseSchema: answer(${codeOf(schema)}) },\n`,
  );
  return `import * as v from 'valibot';
import type { ${recursive.join(', ')} } from './endpoints.gen.ts';
import { amount, answer, flag, list, number, optional, text, unlessError } from './lenientSchemas.ts';

${[...declared.values()].join('\n')}

/** Response schemas by endpoint, for RTK Query. */
export const answerSchemas = {
${endpoints.join('')}};
`;
}
