import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchema, FastifySchemaCompiler } from 'fastify';

/** An object's schema as the contracts have it for headers. */
interface HeadersSchema {
  properties: Record<string, unknown>;
  required?: string[];
}

/** Node gives names of headers in small letters, whatever the contract's are. */
function inSmallLetters({ properties, required = [], ...schema }: HeadersSchema): HeadersSchema {
  const entries = Object.entries(properties);
  return {
    ...schema,
    properties: Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value])),
    required: required.map((name) => name.toLowerCase()),
  };
}

const Compiler = AjvCompiler();

/** A list where one value is meant is rejected: coercing it would make `oneOf` match twice. */
function compilerOf(coerceTypes: boolean) {
  // Shortening the code of the validators takes longer than it saves.
  return Compiler({}, { customOptions: { strict: false, coerceTypes, code: { optimize: false } } });
}

/** @param hasJsonBodies whether values of bodies have types of their own; those of forms are texts */
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
      // Where Fastify looks for them.
      validate.errors = compiled.errors ?? null;
      return isValid;
    };
    return validate;
  };
}

/**
 * Lets each operation's validators and serializers, which are Fastify's own, be compiled when it is first called: all of some 200
 * take a second of each start, one takes milliseconds.
 */
export function compileLazily(app: FastifyInstance): void {
  const compileSerializer = SerializerSelector()();
  app.setValidatorCompiler(lazyValidators(false));
  app.setSerializerCompiler(({ method, url, httpStatus = '', schema }) => {
    let serialize: ReturnType<typeof compileSerializer> | undefined;
    return (value) => (serialize ??= compileSerializer({ method, url, httpStatus, schema }))(value);
  });
}

/** Turns off type coercion for request bodies of a plugin with JSON bodies: `null` is not 0, and '5' is not a number. */
export function keepTypesOfBodies(app: FastifyInstance): void {
  app.setValidatorCompiler(lazyValidators(true));
}
