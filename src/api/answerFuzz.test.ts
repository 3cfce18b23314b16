import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { safeParse, type GenericSchema } from 'valibot';
import { load } from 'js-yaml';
import examples from '../testing/examples.gen.json' with { type: 'json' };
import { answerSchemas } from './answerSchemas.gen.ts';

interface Operation {
  operationId: string;
  responses: Record<string, { $ref?: string }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

const file = path.join(process.cwd(), 'contract/openapi.yaml');
const contract = load(readFileSync(file, 'utf8')) as Contract;
const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addSchema(contract, 'contract');

const BAD = [null, 'x', '', 7, -1, 1e9, true, [], {}, [null], ['x'], [{}]];

type Mutation = readonly [place: string, answer: unknown];

function* mutations(value: unknown, place = ''): Generator<Mutation> {
  for (const bad of BAD) yield [`${place} = ${JSON.stringify(bad)}`, bad];
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const copy: object = Array.isArray(value) ? Array.from<unknown>(value) : { ...value };
    const part: unknown = Reflect.get(copy, key);
    for (const [inner, mutated] of mutations(part, `${place}.${key}`)) {
      const changed: object = Array.isArray(copy) ? Array.from<unknown>(copy) : { ...copy };
      Reflect.set(changed, key, mutated);
      yield [inner, changed];
    }
    if (Array.isArray(copy)) continue;
    Reflect.deleteProperty(copy, key);
    yield [`no ${place}.${key}`, copy];
  }
}

function validatorOf(id: string) {
  for (const [address, methods] of Object.entries(contract.paths)) {
    for (const [method, { operationId, responses }] of Object.entries(methods)) {
      if (operationId !== id) continue;
      const own = `#/paths/${encodeURIComponent(address.replaceAll('/', '~1'))}/${method}/responses/200`;
      const at = responses['200']?.$ref ?? own;
      return ajv.compile({ $ref: `contract${at}/content/application~1json/schema` });
    }
  }
  throw new Error(`The contract has no ${id}.`);
}

const reads = Object.entries(answerSchemas).map(([id, { responseSchema }]) => ({
  id: id as keyof typeof answerSchemas,
  schema: responseSchema as GenericSchema,
}));

it.each(reads)('$id accepts only what the contract allows', ({ id, schema }) => {
  const isValid = validatorOf(id);
  const invalid = [...mutations(examples[id].answer)].flatMap(([place, mutated]) => {
    const read = safeParse(schema, mutated);
    const isFit = !read.success || read.output === '' || isValid(read.output);
    return isFit ? [] : [`${place}: ${ajv.errorsText(isValid.errors)}`];
  });
  expect(invalid).toEqual([]);
});
