/** What a recording keeps of the calls and the slices of the shop. */
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

/** Of calls about what everybody may see. */
export const PUBLIC: OperationRules = { args: kept, answer: kept };
/** Of calls about people. */
export const PERSONAL: OperationRules = { args: masked, answer: masked };
