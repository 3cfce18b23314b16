import { createContext, use } from 'react';

export interface ControlError {
  readonly id: string;
  readonly error: string;
}

export const InvalidControl = createContext<ControlError | undefined>(undefined);

export function useInvalidText(id: string): string | undefined {
  const wrong = use(InvalidControl);
  return wrong?.id === id ? wrong.error : undefined;
}
