/**
 * Generates code from the contracts: RTK Query endpoints, backend DTO types, response schemas, field limits and
 * permissions. Run `npm run generate`; a test fails if the committed files are stale.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { load } from 'js-yaml';
import { answerSchemasCode, type ContractSchema } from './answerSchemas.ts';
import { fieldLimitsCode } from './fieldLimits.ts';
import { permissionsCode, type PermittingContract } from './permissions.ts';

const root = path.join(import.meta.dirname, '..');

interface ContractOperation {
  operationId: string;
  'x-access'?: 'read' | 'write';
  'x-permission'?: string;
  'x-varies'?: string[];
  tags: string[];
  responses: Record<string, ContractResponse>;
}

type ContractPath = Record<string, ContractOperation>;

interface ContractResponse {
  $ref?: string;
  content?: Record<string, { example?: unknown; schema?: ContractSchema }>;
}

interface Contract extends PermittingContract {
  paths: Record<string, ContractPath>;
  components: {
    responses: Record<string, ContractResponse>;
    schemas: Record<string, ContractSchema>;
  };
}

const headerOf = (file: string) =>
  `// Written by \`npm run generate\` from contract/${file}. Do not edit.\n`;

const HEADER = headerOf('openapi.yaml');

const methodsOf = (methods: ContractPath) =>
  Object.entries(methods).filter(([method]) => method !== 'parameters');

/**
 * Returns overrides for operations whose HTTP method misleads: reads by POST and writes by GET. The staff contract
 * has none.
 */
function endpointOverrides(contract: Contract) {
  return Object.values(contract.paths)
    .flatMap(methodsOf)
    .map(([method, operation]) => ({ method, operation }))
    .filter(
      ({ method, operation: { 'x-access': access } }) =>
        access !== undefined && (method === 'get') !== (access === 'read'),
    )
    .map(({ operation }) => ({
      pattern: operation.operationId,
      type: operation['x-access'] === 'read' ? ('query' as const) : ('mutation' as const),
    }));
}

/**
 * Tags each read with the settings its response varies with, such as `Language`.
 * @throws if a read does not declare `x-varies`
 */
function withVaryingTags(contract: Contract): Contract {
  const tagged = structuredClone(contract);
  for (const [, operation] of Object.values(tagged.paths).flatMap(methodsOf)) {
    if (operation['x-access'] !== 'read') continue;
    const { operationId, 'x-varies': varies } = operation;
    if (!varies) throw new Error(`The contract does not say what ${operationId} varies with.`);
    const further = varies.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
    operation.tags = [...new Set([...operation.tags, ...further])];
  }
  return tagged;
}

function operationsOf(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([address, methods]) =>
    methodsOf(methods).map(([method, { operationId, responses, 'x-access': access }]) => {
      const response = responses['200'] ?? responses['201'];
      const name = response?.$ref?.split('/').at(-1);
      const { content } =
        (name === undefined ? response : contract.components.responses[name]) ?? {};
      const { example, schema } = content?.['application/json'] ?? {};
      return { operationId, access, method: method.toUpperCase(), path: address, example, schema };
    }),
  );
}

type Operations = ReturnType<typeof operationsOf>;

function examples(operations: Operations) {
  return Object.fromEntries(
    operations.map(({ operationId, method, path: address, example }) => [
      operationId,
      { method, path: address, answer: example },
    ]),
  );
}

function readSchemas(operations: Operations): Record<string, ContractSchema> {
  return Object.fromEntries(
    operations
      .filter(({ access }) => access === 'read')
      .map(({ operationId, schema = {} }) => [operationId, schema]),
  );
}

async function endpointsCode(contract: Contract, baseApi: string): Promise<string> {
  // The generator only accepts .json or .yaml files and resolves its paths from the working directory.
  const folder = await mkdtemp(path.join(root, 'node_modules', '.generate-'));
  try {
    const schemaFile = path.join(folder, 'contract.json');
    await writeFile(schemaFile, JSON.stringify(contract));
    const code = await generateEndpoints({
      apiFile: `../src/api/${baseApi}.ts`,
      schemaFile,
      apiImport: baseApi,
      exportName: 'generatedApi',
      hooks: true,
      tag: true,
      encodePathParams: true,
      encodeQueryParams: false,
      endpointOverrides: endpointOverrides(contract),
    });
    if (typeof code !== 'string') throw new Error('The generator returned no code.');
    return (
      code
        .replace(new RegExp(`from ["'][^"']*${baseApi}(?:\\.ts)?["']`), `from './${baseApi}.ts'`)
        // Any call may end without a response (src/api/api.ts).
        .replace(/(?<=<\s*)\w+ApiResponse(?=,)/g, '$& | undefined')
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function typesCode(file: string): Promise<string> {
  return astToString(await openapiTypescript(new URL(file, import.meta.url)));
}

async function generateShop(): Promise<Record<string, string>> {
  const contract = await readContract('openapi.yaml');
  const operations = operationsOf(contract);
  return {
    'src/api/endpoints.gen.ts':
      HEADER + (await endpointsCode(withVaryingTags(contract), 'baseApi')),
    'src/api/answerSchemas.gen.ts':
      HEADER + answerSchemasCode(readSchemas(operations), contract.components.schemas),
    'contract/types.gen.ts': HEADER + (await typesCode('openapi.yaml')),
    'contract/fieldLimits.gen.ts': HEADER + fieldLimitsCode(contract.components.schemas),
    'src/testing/examples.gen.json': `${JSON.stringify(examples(operations), null, 2)}\n`,
  };
}

async function generateCounter(): Promise<Record<string, string>> {
  const contract = await readContract('staff.yaml');
  const header = headerOf('staff.yaml');
  return {
    'src/api/staff.gen.ts': header + (await endpointsCode(contract, 'staffBaseApi')),
    'contract/staffTypes.gen.ts': header + (await typesCode('staff.yaml')),
    'contract/permissions.gen.ts': header + permissionsCode(contract),
    'src/testing/staffExamples.gen.json': `${JSON.stringify(examples(operationsOf(contract)), null, 2)}\n`,
  };
}

async function readContract(file: string): Promise<Contract> {
  return load(await readFile(path.join(import.meta.dirname, file), 'utf8')) as Contract;
}

/**
 * Returns all generated files by path from the project root. Writes nothing.
 * @throws if a contract is unreadable or invalid
 */
export async function generate(): Promise<Record<string, string>> {
  return { ...(await generateShop()), ...(await generateCounter()) };
}

if (import.meta.main) {
  for (const [file, text] of Object.entries(await generate())) {
    await writeFile(path.join(root, file), text);
  }
}
