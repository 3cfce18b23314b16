/** What the storefront checks answers against: the response schemas of the contract, as short as they can be. */

/**
 * A schema in short: `string`, `boolean`, `any`, `number` (with its least and greatest value, `number 0 8`), `amount` for
 * a number or a text, `=a|b` for one of some texts, the name of a schema, `[shape]` for a list, or the fields of an object.
 * A field's name ends with `?` where it may be absent, with `!` where only an answer with `error` may lack it
 * (`x-needed`), with `=` and JSON where that is what a missing one stands for (`default`).
 */
type AnswerShape = string | [AnswerShape] | { [field: string]: AnswerShape };

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

const SCALARS: Record<string, string> = {
  string: 'string',
  boolean: 'boolean',
};

function numberShape({ minimum, maximum }: ContractSchema): string {
  return ['number', minimum ?? '', maximum ?? ''].join(' ').trimEnd();
}

function anyShape(schemas: ContractSchema[]): string {
  const types = schemas.map(({ type }) => type).join(' ');
  if (types !== 'number string') throw new Error(`Answers have no shape for any of ${types}.`);
  return 'amount';
}

function shapeOf(schema: ContractSchema = {}): AnswerShape {
  const { $ref, type, allOf, properties, required = [], 'x-needed': needed = [] } = schema;
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (allOf?.length === 1) return shapeOf(allOf[0]);
  if (schema.anyOf) return anyShape(schema.anyOf);
  if (schema.enum) return `=${schema.enum.join('|')}`;
  if (type === 'array') return [shapeOf(schema.items)];
  if (type === 'number' || type === 'integer') return numberShape(schema);
  if (type !== 'object') return SCALARS[type ?? ''] ?? 'any';
  const mark = (name: string, field: ContractSchema) => {
    if (!required.includes(name)) return needed.includes(name) ? '!' : '?';
    return field.default === undefined ? '' : `=${JSON.stringify(field.default)}`;
  };
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, field]) => [
      name + mark(name, field),
      shapeOf(field),
    ]),
  );
}

function namesIn(shape: AnswerShape): string[] {
  if (typeof shape === 'string') return [shape];
  return Object.values(shape).flatMap(namesIn);
}

/**
 * The code of the module with the shapes of these answers, by operation id, and of every schema that they name.
 * @param answers response schemas by operation id
 */
export function answerShapesCode(
  answers: Record<string, ContractSchema>,
  schemas: Record<string, ContractSchema>,
): string {
  const shapes = Object.entries(answers).map(([id, schema]) => [id, shapeOf(schema)] as const);
  const named = new Map<string, AnswerShape>();
  const collect = (shape: AnswerShape) => {
    for (const name of namesIn(shape)) {
      const schema = schemas[name];
      if (!schema || named.has(name)) continue;
      named.set(name, shapeOf(schema));
      collect(shapeOf(schema));
    }
  };
  for (const [, shape] of shapes) collect(shape);
  const constant = (name: string, value: object) =>
    `export const ${name}: Readonly<Record<string, AnswerShape>> = ${JSON.stringify(value, null, 2)};\n`;
  return [
    'export type AnswerShape =\n  | string\n  | readonly [AnswerShape]\n  | { readonly [field: string]: AnswerShape };\n',
    '/** Shape of the answer by operation id; reads alone. */',
    constant('answerShapes', Object.fromEntries(shapes)),
    '/** Shape by the name of a schema. */',
    constant('schemaShapes', Object.fromEntries(named)),
  ].join('\n');
}
