/** What a recording keeps of an app's state and of the calls that it makes. */
import type { RecordedApp } from './recording.ts';
import { kept, masked, type Rule } from './redactor.ts';

/** The rules of one call of the contract. */
export interface OperationRules {
  readonly args: Rule;
  readonly answer: Rule;
}

/** The rules of one slice. */
export interface SliceRules {
  readonly fields: Readonly<Record<string, Rule>>;
  /** Of the payload, by the action's name within the slice */
  readonly actions: Readonly<Record<string, Rule>>;
  /** Under which key redux-persist remembers fields of it */
  readonly rememberedAs?: string;
}

/** The rules of one app. */
export interface RecordingRules {
  readonly app: RecordedApp;
  /** Name of the query cache in the state, with which the types of its actions begin */
  readonly cache: string;
  /** By operation id */
  readonly operations: Readonly<Record<string, OperationRules>>;
  /** By the name of the slice */
  readonly slices: Readonly<Record<string, SliceRules>>;
  /** Name of the slice whose `language` is the page's */
  readonly languageSlice: string;
}

/** Of calls about what everybody may see. */
export const PUBLIC: OperationRules = { args: kept, answer: kept };
/** Of calls about people. */
export const PERSONAL: OperationRules = { args: masked, answer: masked };

/** The rules of an operation by its id; those of one that is not known keep nothing. */
export function rulesOf({ operations }: RecordingRules, operation: unknown): OperationRules {
  const id = String(operation);
  return Object.hasOwn(operations, id) ? (operations[id] ?? PERSONAL) : PERSONAL;
}
