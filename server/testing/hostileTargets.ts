import { FILE_TYPE, loadContract, type Contract } from '../http/contract.ts';

export const FORM = 'application/x-www-form-urlencoded';

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  example?: unknown;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'query' | 'path' | 'header';
  schema: Schema;
  example?: unknown;
}

interface Whole {
  paths: Record<string, Record<string, unknown> & { parameters?: Parameter[] }>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
}

export type Fields = Record<string, unknown>;

export interface Target {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly inPath: Fields;
  readonly inQuery: Fields;
  readonly inBody: Fields;
  readonly bodyNames: readonly string[];
  readonly type: string | undefined;
}

const plainOf: Record<string, unknown> = { integer: 1, number: 1, boolean: true };

function targetsOf({ document, operations }: Contract): Target[] {
  const { paths, components } = document as unknown as Whole;
  const nameOf = (ref: string) => ref.split('/').at(-1) ?? '';

  function sample(given: Schema | undefined, depth = 0): unknown {
    if (given?.$ref) return sample(components.schemas[nameOf(given.$ref)], depth);
    if (given?.example !== undefined) return given.example;
    if (given?.enum) return given.enum[0];
    const [whole = given?.oneOf?.[0]] = given?.allOf ?? [];
    if (whole) return sample(whole, depth);
    if (given?.type === 'array') return depth < 2 ? [sample(given.items, depth + 1)] : [];
    if (given?.properties) {
      const entries = Object.entries(given.properties);
      return Object.fromEntries(entries.map(([name, schema]) => [name, sample(schema, depth)]));
    }
    return plainOf[given?.type ?? ''] ?? 'a';
  }

  function propertiesOf(given: Schema | undefined): string[] {
    if (given?.$ref) return propertiesOf(components.schemas[nameOf(given.$ref)]);
    const parts = [...(given?.allOf ?? []), ...(given?.oneOf ?? [])];
    return [...Object.keys(given?.properties ?? {}), ...parts.flatMap(propertiesOf)];
  }

  return [...operations.values()].map(({ id, method, path }) => {
    const { parameters: shared = [], ...methods } = paths[path] ?? {};
    const operation = methods[method.toLowerCase()] as {
      parameters?: Parameter[];
      requestBody?: { content: Record<string, { schema: Schema; example?: Fields }> };
    };
    const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) =>
      parameter.$ref ? (components.parameters?.[nameOf(parameter.$ref)] ?? parameter) : parameter,
    );
    const valuesIn = (place: Parameter['in']) =>
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema, example }) => [name, example ?? sample(schema)]),
      );
    const [[type, media] = []] = Object.entries(operation.requestBody?.content ?? {});
    const inBody = media && type !== FILE_TYPE ? (media.example ?? sample(media.schema)) : {};
    return {
      id,
      method,
      path,
      inPath: valuesIn('path'),
      inQuery: valuesIn('query'),
      inBody: inBody as Fields,
      bodyNames: [
        ...new Set([
          ...Object.keys(inBody as Fields),
          ...(media && type !== FILE_TYPE ? propertiesOf(media.schema) : []),
        ]),
      ],
      type,
    };
  });
}

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function fieldOf(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.map((item) => [`${name}[]`, asText(item)]);
  if (typeof value !== 'object' || value === null) return [[name, asText(value)]];
  return Object.entries(value).flatMap(([key, item]) => fieldOf(`${name}[${key}]`, item));
}

/**
 * Encodes form fields: lists as `name[]`, objects as `name[key]`. Replaces lone surrogates, which cannot be
 * encoded.
 */
export const formOf = (fields: Fields): string =>
  Object.entries(fields)
    .flatMap(([name, value]) => fieldOf(name, value))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');

export const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

export const hostileTargets: Readonly<Record<'/api' | '/api/staff', readonly Target[]>> = {
  '/api': targetsOf(await loadContract('openapi.yaml')),
  '/api/staff': targetsOf(await loadContract('staff.yaml')),
};
