import { useState } from 'react';

/** The value, or the last one while there is none: what is on its way out still shows what it showed. */
export function usePrevious<Value>(value: Value | null | undefined): Value | undefined {
  const [kept, setPrevious] = useState(value ?? undefined);
  if (value !== null && value !== undefined && value !== kept) setPrevious(value);
  return value ?? kept;
}
