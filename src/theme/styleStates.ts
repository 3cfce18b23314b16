import type { SerializedStyles } from '@emotion/serialize';
import type { EmotionCache } from '@emotion/utils';

/** Of a styled component, `ownerState` among them. */
export type Props = Readonly<Record<string, unknown>>;

/** The rules of a component in one state, and its classes with the foreign ones. */
export interface Made {
  readonly className: string;
  readonly serialized: SerializedStyles;
}

/** Serializes the rules of a component for these props. */
export type Make = (props: Props, theme: unknown, cache: EmotionCache) => Made;

/**
 * Props that no rule of Material UI asks for and that differ from element to element. That rules do not ask for them is
 * held by Storybook, which serializes the rules of every element in every story again and compares (src/testing/checkedStates.ts).
 */
const UNASKED =
  /^(?:children|className|theme|ref|key|id|to|href|value|defaultValue|name|title|label|placeholder|src|alt|icon|htmlFor|style|aria-.*|data-.*|on[A-Z].*|inputProps|slotProps|slots|classes|tabIndex|sx)$/;

/** Of these, some rules ask whether there is one. */
const ASKED_FOR = new Set(['icon', 'label', 'children', 'onDelete']);

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
function stateKey(props: Props): string {
  let key = '';
  for (const prop in props) {
    const value = props[prop];
    if (isUnasked(prop)) {
      if (value && ASKED_FOR.has(prop)) key += `${prop};`;
    } else if (prop === 'ownerState') {
      key += `{${stateKey(value as Props)}}`;
    } else if (value !== undefined && value !== null) {
      key += `${prop}:${textOf(value)};`;
    }
  }
  return key;
}

/** What `sx` says, as text; undefined where functions say it. */
function sxKey(sx: unknown): string | undefined {
  if (sx === undefined || sx === null || sx === false) return '';
  const parts: unknown[] = Array.isArray(sx) ? sx : [sx];
  if (parts.some((part) => typeof part === 'function')) return undefined;
  return JSON.stringify(parts.filter(Boolean));
}

/** States of one component that are stored; a page shows a few dozen at most. */
const MOST_STATES = 500;

/** Serializes each state once under a theme. A state is what rules can ask for. */
export function rememberStates(make: Make): Make {
  const made = new Map<string, Made>();
  let madeUnder: unknown;
  return (props, theme, cache) => {
    if (theme !== madeUnder) made.clear();
    madeUnder = theme;
    const { className, sx } = props;
    const ownRules = sxKey(sx);
    if (ownRules === undefined) return make(props, theme, cache);
    const key = `${typeof className === 'string' ? className : ''}|${ownRules}|${stateKey(props)}`;
    const known = made.get(key);
    if (known) return known;
    const fresh = make(props, theme, cache);
    if (made.size < MOST_STATES) made.set(key, fresh);
    return fresh;
  };
}
