/**
 * Props that no rule of Material UI asks for and that differ from element to element. That rules do not ask for them is
 * held by styledEngine.test.tsx, which draws every story by this engine and by emotion's own.
 */
const UNASKED =
  /^(?:children|className|theme|ref|key|id|to|href|value|defaultValue|name|title|label|placeholder|src|alt|icon|htmlFor|style|aria-.*|data-.*|on[A-Z].*|inputProps|slotProps|slots|classes|tabIndex|sx)$/;

/** Of these, some rules ask whether there is one. */
const ASKED_FOR = new Set(['icon', 'label']);

const unasked = new Map<string, boolean>();

function isUnasked(prop: string): boolean {
  const known = unasked.get(prop);
  if (known !== undefined) return known;
  const found = UNASKED.test(prop);
  unasked.set(prop, found);
  return found;
}

/** Objects and functions only count as being there. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** What rules can ask for of these props, as text. */
export function stateKey(props: Readonly<Record<string, unknown>>): string {
  let key = '';
  for (const prop in props) {
    const value = props[prop];
    if (isUnasked(prop)) {
      if (value && ASKED_FOR.has(prop)) key += `${prop};`;
    } else if (prop === 'ownerState') {
      key += `{${stateKey(value as Readonly<Record<string, unknown>>)}}`;
    } else if (value !== undefined && value !== null) {
      key += `${prop}:${textOf(value)};`;
    }
  }
  return key;
}

/** What `sx` says, as text; undefined where functions say it. */
export function sxKey(sx: unknown): string | undefined {
  if (sx === undefined || sx === null || sx === false) return '';
  const parts: unknown[] = Array.isArray(sx) ? sx : [sx];
  if (parts.some((part) => typeof part === 'function')) return undefined;
  return JSON.stringify(parts.filter(Boolean));
}
