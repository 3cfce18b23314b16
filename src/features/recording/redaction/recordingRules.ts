import { kept, masked, type Rule } from './redactor.ts';

export interface OperationRules {
  readonly args: Rule;
  readonly answer: Rule;
}

export interface SliceRules {
  readonly fields: Readonly<Record<string, Rule>>;
  /** Rules for payloads, by the action's name within the slice. */
  readonly actions: Readonly<Record<string, Rule>>;
  /** redux-persist key of the slice. */
  readonly persistKey?: string;
}

/** Rules for calls without personal data. */
export const PUBLIC: OperationRules = { args: kept, answer: kept };
/** Rules for calls with personal data. */
export const PERSONAL: OperationRules = { args: masked, answer: masked };
