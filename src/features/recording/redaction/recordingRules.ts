import { kept, masked, type Rule } from './redactor.ts';

export interface OperationRules {
  readonly args: Rule;
  readonly answer: Rule;
}

export interface SliceRules {
  readonly fields: Readonly<Record<string, Rule>>;
  /** Rules for payloads, by the action's name within the slice. */
  readonly actions: Readonly<Record<string, Rule>>;
  readonly persistKey?: string;
}

export const PUBLIC: OperationRules = { args: kept, answer: kept };
export const PERSONAL: OperationRules = { args: masked, answer: masked };
