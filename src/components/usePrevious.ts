import { useState } from 'react';

/** Returns the latest value that is neither null nor undefined. Lets a closing dialog keep its content. */
export function usePrevious<Value>(value: Value | null | undefined): Value | undefined {
  const [kept, setPrevious] = useState(value ?? undefined);
  if (value !== null && value !== undefined && value !== kept) setPrevious(value);
  return value ?? kept;
}
