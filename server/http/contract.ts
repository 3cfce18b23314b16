import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'js-yaml';

/** What a contract says of one operation, as far as the server reads it itself. */
interface OperationObject {
  operationId: string;
  /** Where the method does not tell: the shop has reads by POST and writes by GET. */
  'x-access'?: 'read' | 'write';
  'x-may-be-old'?: true;
  'x-app-root'?: true;
  'x-no-fastify-config'?: true;
  requestBody?: { content?: Record<string, unknown> };
  security?: Record<string, string[]>[];
}

/** The parsed document; paths are relative to the prefix of its calls. */
interface ContractDocument {
  paths: Record<string, Record<string, OperationObject>>;
  security: Record<string, string[]>[];
}

/** One operation of the contract. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  /** Rejected without a session; elsewhere a bad token or cookie is ignored. */
  demandsSession: boolean;
  /** Changes something, by GET too; the others only read. */
  isWrite: boolean;
  /** A read whose answer may be some seconds old. */
  mayBeOld: boolean;
  /** Its body is a file. */
  takesFile: boolean;
}

/** The contract as the server uses it: the document for routing, and its operations by id. */
export interface Contract {
  document: ContractDocument;
  /** Those under the prefix; files of the app's root are not among them. */
  operations: ReadonlyMap<string, Operation>;
}

/** Content type of bodies that are files of any kind. */
export const FILE_TYPE = 'application/octet-stream';

const FOLDER = path.join(import.meta.dirname, '../../contract');

/** Reads the contract of the shop, or that of the counter. */
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
 * Holds handlers against the contract.
 * @throws with a sentence naming the operations without handler, or the handlers without operation
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
