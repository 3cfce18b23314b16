/**
 * Writes what the contract says into code: the RTK Query endpoints of the storefront, the DTO types of the backend, and
 * the limits of fields for both. Run by `npm run generate`; a test fails when the committed files are stale.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { answerSchemasCode, type ContractSchema } from './answerSchemas.ts';
import { fieldLimitsCode } from './fieldLimits.ts';

const root = path.join(import.meta.dirname, '..');

interface ContractOperation {
  operationId: string;
  'x-access': 'read' | 'write';
  /** What the answer of a read depends on besides its values: `language`, `currency`. */
  'x-varies'?: string[];
  tags: string[];
  responses: Record<string, ContractResponse>;
}

interface ContractResponse {
  $ref?: string;
  content?: Record<string, { example?: unknown; schema?: ContractSchema }>;
}

interface Contract {
  paths: Record<string, Record<string, ContractOperation>>;
  components: {
    responses: Record<string, ContractResponse>;
    schemas: Record<string, ContractSchema>;
  };
}

const HEADER = '// Written by `npm run generate` from contract/openapi.yaml. Do not edit.\n';

/** Operations that HTTP alone would misread: reads by POST and writes by GET. */
function endpointOverrides(contract: Contract) {
  return Object.values(contract.paths)
    .flatMap((methods) => Object.entries(methods))
    .map(([method, operation]) => ({ method, operation }))
    .filter(({ method, operation }) => (method === 'get') !== (operation['x-access'] === 'read'))
    .map(({ operation }) => ({
      pattern: operation.operationId,
      type: operation['x-access'] === 'read' ? ('query' as const) : ('mutation' as const),
    }));
}

/**
 * The contract with a further tag on each read for what its answer varies with: `Language` for `language`.
 * @throws when a read does not say what its answer varies with
 */
function withVaryingTags(contract: Contract): Contract {
  const tagged = structuredClone(contract);
  for (const operation of Object.values(tagged.paths).flatMap((methods) =>
    Object.values(methods),
  )) {
    if (operation['x-access'] !== 'read') continue;
    const { operationId, 'x-varies': varies } = operation;
    if (!varies) throw new Error(`The contract does not say what ${operationId} varies with.`);
    const further = varies.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
    operation.tags = [...new Set([...operation.tags, ...further])];
  }
  return tagged;
}

/** Method, path and good answer of every operation. */
function operationsOf(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses, 'x-access': access }]) => {
      const response = responses['200'];
      const name = response?.$ref?.split('/').at(-1);
      const { content } =
        (name === undefined ? response : contract.components.responses[name]) ?? {};
      const { example, schema } = content?.['application/json'] ?? {};
      return { operationId, access, method: method.toUpperCase(), path: address, example, schema };
    }),
  );
}

type Operations = ReturnType<typeof operationsOf>;

/** Method, path and example answer by operation id; tests and stories are answered with them. */
function examples(operations: Operations) {
  return Object.fromEntries(
    operations.map(({ operationId, method, path: address, example }) => [
      operationId,
      { method, path: address, answer: example },
    ]),
  );
}

/** Schema of the answer by operation id, of reads alone: what a write answers is one outcome or another. */
function readSchemas(operations: Operations): Record<string, ContractSchema> {
  return Object.fromEntries(
    operations
      .filter(({ access }) => access === 'read')
      .map(({ operationId, schema = {} }) => [operationId, schema]),
  );
}

/**
 * Everything that is generated, by path from the project's root. Writes nothing.
 * @throws when the contract cannot be read or is no valid OpenAPI document
 */
export async function generate(): Promise<Record<string, string>> {
  const schemaFile = path.join(root, 'contract/openapi.yaml');
  const contract = parse(await readFile(schemaFile, 'utf8')) as Contract;
  const operations = operationsOf(contract);
  // The generator takes documents as .json or .yaml and resolves its paths from the working directory.
  const folder = await mkdtemp(path.join(root, 'node_modules', '.generate-'));
  try {
    const taggedFile = path.join(folder, 'contract.json');
    await writeFile(taggedFile, JSON.stringify(withVaryingTags(contract)));
    const endpoints = await generateEndpoints({
      apiFile: '../src/api/baseApi.ts',
      schemaFile: taggedFile,
      apiImport: 'baseApi',
      exportName: 'generatedApi',
      hooks: true,
      tag: true,
      encodePathParams: true,
      encodeQueryParams: false,
      endpointOverrides: endpointOverrides(contract),
    });
    if (typeof endpoints !== 'string') throw new Error('The generator returned no code.');
    const types = astToString(await openapiTypescript(new URL(`file://${schemaFile}`)));
    return {
      'src/api/endpoints.gen.ts':
        HEADER +
        endpoints
          .replace(/from ["'][^"']*baseApi(?:\.ts)?["']/, "from './baseApi.ts'")
          // Any call may end without an answer (src/api/api.ts).
          .replace(/(?<=<\s*)\w+ApiResponse(?=,)/g, '$& | undefined'),
      'src/api/answerSchemas.gen.ts':
        HEADER + answerSchemasCode(readSchemas(operations), contract.components.schemas),
      'contract/types.gen.ts': HEADER + types,
      'contract/fieldLimits.gen.ts': HEADER + fieldLimitsCode(contract.components.schemas),
      'src/testing/examples.gen.json': `${JSON.stringify(examples(operations), null, 2)}\n`,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (import.meta.main) {
  for (const [file, text] of Object.entries(await generate())) {
    await writeFile(path.join(root, file), text);
  }
}
