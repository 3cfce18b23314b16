import { isSameJson } from '../../isSameJson.ts';
import type { StaffChange } from './changeRepository.ts';

function differing(values: object, than: object): object {
  const others = new Map<string, unknown>(Object.entries(than));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSameJson(value, others.get(name))),
  );
}

/** Returns the values that differ, by field name; undefined if all are equal. */
export function changedValues(
  before: object,
  after: object,
): Pick<StaffChange, 'before' | 'after'> | undefined {
  const changed = { before: differing(before, after), after: differing(after, before) };
  const isOther = Object.values(changed).some((values) => Object.keys(values).length > 0);
  return isOther ? changed : undefined;
}
