import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchema, FastifySchemaCompiler } from 'fastify';

interface HeadersSchema {
  properties: Record<string, unknown>;
  required?: string[];
}

/** Lowercases the header names of a contract schema, because Node lowercases those of requests. */
function inSmallLetters({ properties, required = [], ...schema }: HeadersSchema): HeadersSchema {
  const entries = Object.entries(properties);
  return {
    ...schema,
    properties: Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value])),
    required: required.map((name) => name.toLowerCase()),
  };
}

const Compiler = AjvCompiler();

/** Creates a compiler whose validators never coerce a list to a single value: `oneOf` would match both. */
function compilerOf(coerceTypes: boolean) {
  // Optimizing the validators' code takes longer than it saves.
  return Compiler({}, { customOptions: { strict: false, coerceTypes, code: { optimize: false } } });
}

/** @param hasJsonBodies true if body values have JSON types; form values are strings */
function lazyValidators(hasJsonBodies: boolean): FastifySchemaCompiler<FastifySchema> {
  const compileTexts = compilerOf(true);
  const compileValues = compilerOf(false);
  return ({ schema, httpPart }) => {
    const compile = httpPart === 'body' && hasJsonBodies ? compileValues : compileTexts;
    let compiled: ReturnType<typeof compile> | undefined;
    const validate: ReturnType<FastifySchemaCompiler<FastifySchema>> = (value: unknown) => {
      compiled ??= compile({
        schema: httpPart === 'headers' ? inSmallLetters(schema as HeadersSchema) : schema,
      });
      const isValid = compiled(value) as boolean;
      // Fastify reads the errors from this property.
      validate.errors = compiled.errors ?? null;
      return isValid;
    };
    return validate;
  };
}

/**
 * Compiles Fastify's validators and serializers on an operation's first call. Compiling all 200 or so would add a
 * second to each start.
 */
export function compileLazily(app: FastifyInstance): void {
  const compileSerializer = SerializerSelector()();
  app.setValidatorCompiler(lazyValidators(false));
  app.setSerializerCompiler(({ method, url, httpStatus = '', schema }) => {
    let serialize: ReturnType<typeof compileSerializer> | undefined;
    return (value) => (serialize ??= compileSerializer({ method, url, httpStatus, schema }))(value);
  });
}

/**
 * Turns off type coercion for request bodies of a plugin with JSON bodies. So `null` is not 0, and '5' is not a
 * number.
 */
export function keepTypesOfBodies(app: FastifyInstance): void {
  app.setValidatorCompiler(lazyValidators(true));
}
