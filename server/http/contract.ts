import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'js-yaml';

interface OperationObject {
  operationId: string;
  /** Set if the HTTP method is misleading: some reads use POST, and some writes use GET. */
  'x-access'?: 'read' | 'write';
  'x-may-be-old'?: true;
  'x-app-root'?: true;
  'x-no-fastify-config'?: true;
  requestBody?: { content?: Record<string, unknown> };
  security?: Record<string, string[]>[];
}

interface ContractDocument {
  paths: Record<string, Record<string, OperationObject>>;
  security: Record<string, string[]>[];
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  /** True if calls without a valid session are rejected. If false, an invalid token or cookie is ignored. */
  demandsSession: boolean;
  isWrite: boolean;
  /** True for reads whose data may be some seconds old. */
  mayBeOld: boolean;
  takesFile: boolean;
}

export interface Contract {
  document: ContractDocument;
  /** Operations by id, without files of the app's root. */
  operations: ReadonlyMap<string, Operation>;
}

export const FILE_TYPE = 'application/octet-stream';

const FOLDER = path.join(import.meta.dirname, '../../contract');

export async function loadContract(file: 'openapi.yaml' | 'staff.yaml'): Promise<Contract> {
  const document = load(await readFile(path.join(FOLDER, file), 'utf8')) as ContractDocument;
  const operations = new Map<string, Operation>();
  for (const [operationPath, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (method === 'parameters') continue;
      if (operation['x-app-root']) {
        operation['x-no-fastify-config'] = true;
        continue;
      }
      const security = operation.security ?? document.security;
      operations.set(operation.operationId, {
        id: operation.operationId,
        method: method.toUpperCase(),
        path: operationPath,
        takesFile: FILE_TYPE in (operation.requestBody?.content ?? {}),
        mayBeOld: operation['x-may-be-old'] ?? false,
        isWrite: (operation['x-access'] ?? (method === 'get' ? 'read' : 'write')) === 'write',
        demandsSession:
          security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0),
      });
    }
  }
  return { document, operations };
}

/**
 * Checks that operations and handlers match.
 * @throws Error naming operations without a handler, or handlers without an operation
 */
export function checkHandlers(contract: Contract, handlers: object): void {
  const missing = [...contract.operations.keys()].filter((id) => !Object.hasOwn(handlers, id));
  if (missing.length > 0) {
    throw new Error(`The contract has operations without a handler: ${missing.join(', ')}.`);
  }
  const unknown = Object.keys(handlers).filter((id) => !contract.operations.has(id));
  if (unknown.length > 0) {
    throw new Error(`There are handlers that the contract does not know: ${unknown.join(', ')}.`);
  }
}
