import { useState } from 'react';

/** Returns the value or, without one, the last value, so that a closing part keeps its content. */
export function usePrevious<Value>(value: Value | null | undefined): Value | undefined {
  const [kept, setPrevious] = useState(value ?? undefined);
  if (value !== null && value !== undefined && value !== kept) setPrevious(value);
  return value ?? kept;
}
