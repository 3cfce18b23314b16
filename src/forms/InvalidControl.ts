import { createContext, use } from 'react';

/** A control in an entry of a list that is wrong. */
export interface WrongControl {
  readonly id: string;
  readonly error: string;
}

/** The one of a list, for those who draw its entries; undefined for none. */
export const InvalidControl = createContext<WrongControl | undefined>(undefined);

/** What is wrong with the control of that id in a list; undefined for nothing. */
export function useInvalidText(id: string): string | undefined {
  const wrong = use(InvalidControl);
  return wrong?.id === id ? wrong.error : undefined;
}
