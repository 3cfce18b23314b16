import { useState } from 'react';

/** Returns the value or, if it is null or undefined, the last other value. Keeps the content of a closing dialog. */
export function usePrevious<Value>(value: Value | null | undefined): Value | undefined {
  const [kept, setPrevious] = useState(value ?? undefined);
  if (value !== null && value !== undefined && value !== kept) setPrevious(value);
  return value ?? kept;
}
