import { useState } from 'react';

/** Returns the value, or the last defined one while it is null or undefined. A closing dialog keeps its content. */
export function usePrevious<Value>(value: Value | null | undefined): Value | undefined {
  const [kept, setPrevious] = useState(value ?? undefined);
  if (value !== null && value !== undefined && value !== kept) setPrevious(value);
  return value ?? kept;
}
