import type { SerializedStyles } from '@emotion/serialize';
import type { EmotionCache } from '@emotion/utils';

export type Props = Readonly<Record<string, unknown>>;

export interface Made {
  readonly className: string;
  readonly serialized: SerializedStyles;
}

export type Make = (props: Props, theme: unknown, cache: EmotionCache) => Made;

/**
 * Props whose values no Material UI rule reads. Storybook verifies this in every story
 * (src/testing/checkedStates.ts).
 */
const PROPS_IGNORED_BY_STYLES =
  /^(?:children|className|theme|ref|key|id|to|href|value|defaultValue|name|title|label|placeholder|src|alt|icon|htmlFor|style|aria-.*|data-.*|on[A-Z].*|inputProps|slotProps|slots|classes|tabIndex|sx)$/;

const PRESENCE_PROPS = new Set(['icon', 'label', 'children', 'onDelete']);

const unasked = new Map<string, boolean>();

function isUnasked(prop: string): boolean {
  const known = unasked.get(prop);
  if (known !== undefined) return known;
  const found = PROPS_IGNORED_BY_STYLES.test(prop);
  unasked.set(prop, found);
  return found;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function stateKey(props: Props): string {
  let key = '';
  for (const prop in props) {
    const value = props[prop];
    if (isUnasked(prop)) {
      if (value && PRESENCE_PROPS.has(prop)) key += `${prop};`;
    } else if (prop === 'ownerState') {
      key += `{${stateKey(value as Props)}}`;
    } else if (value !== undefined && value !== null) {
      key += `${prop}:${textOf(value)};`;
    }
  }
  return key;
}

function sxKey(sx: unknown): string | undefined {
  if (sx === undefined || sx === null || sx === false) return '';
  const parts: unknown[] = Array.isArray(sx) ? sx : [sx];
  if (parts.some((part) => typeof part === 'function')) return undefined;
  return JSON.stringify(parts.filter(Boolean));
}

const MOST_STATES = 500;

/** Caches serialized rules per state: all values that rules can read. A new theme clears the cache. */
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
