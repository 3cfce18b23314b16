import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';

/** What `contract/openapi.yaml` says of one operation, as far as the server reads it itself. */
interface OperationObject {
  operationId: string;
  'x-access': 'read' | 'write';
  'x-app-root'?: true;
  'x-no-fastify-config'?: true;
  security?: Record<string, string[]>[];
}

/** The parsed document; paths are relative to `/api`. */
interface ContractDocument {
  paths: Record<string, Record<string, OperationObject>>;
  security: Record<string, string[]>[];
}

/** One operation of the contract. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  /** Rejected without a valid `api_token`; elsewhere a bad one is ignored. */
  demandsToken: boolean;
  /** Changes something, by GET too; the others only read. */
  isWrite: boolean;
}

/** The contract as the server uses it: the document for routing, and its operations by id. */
export interface Contract {
  document: ContractDocument;
  /** Those under `/api`; files of the app's root are not among them. */
  operations: ReadonlyMap<string, Operation>;
}

const FILE = path.join(import.meta.dirname, '../contract/openapi.yaml');

/** Reads the contract. */
export async function loadContract(): Promise<Contract> {
  const document = parse(await readFile(FILE, 'utf8')) as ContractDocument;
  const operations = new Map<string, Operation>();
  for (const [operationPath, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation['x-app-root']) {
        operation['x-no-fastify-config'] = true;
        continue;
      }
      const security = operation.security ?? document.security;
      operations.set(operation.operationId, {
        id: operation.operationId,
        method: method.toUpperCase(),
        path: operationPath,
        isWrite: operation['x-access'] === 'write',
        demandsToken: security.every((scheme) => 'apiToken' in scheme),
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
