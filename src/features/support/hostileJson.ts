/** Deepest nesting that a recording needs, several times over. */
const DEEPEST = 40;
/** Names that reach a prototype where values are merged. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a parsed value is nested too deeply, or has a name that could reach a prototype. */
export function isHostile(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth > DEEPEST) return true;
  return Object.entries(value).some(
    ([name, field]) => FORBIDDEN.has(name) || isHostile(field, depth + 1),
  );
}
