/**
 * Styling engine of Material UI, based on emotion. Serializes a component's rules once per state instead of once
 * per element. A state consists of `ownerState`, other props, `sx` and class names; the theme never changes. See
 * docs/decisions/0020-material.md.
 */
import { ThemeContext, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { serializeStyles, type Interpolation, type SerializedStyles } from '@emotion/serialize';
import {
  getRegisteredStyles,
  insertStyles,
  registerStyles,
  type EmotionCache,
} from '@emotion/utils';
import {
  createElement,
  useContext,
  useInsertionEffect,
  type ElementType,
  type ReactElement,
} from 'react';
import { rememberStates, type Made, type Props } from './styleStates.ts';

export { css, keyframes, ThemeContext } from '@emotion/react';
export { default as GlobalStyles, default as StyledEngineProvider } from './stubs/Nothing.ts';

type Forwards = (prop: string) => boolean;
type Styles = Interpolation<Props>[];

interface Styled {
  (props: Props): ReactElement;
  displayName: string;
  __emotion_real: Styled;
  __emotion_base: ElementType;
  __emotion_styles: Styles;
  __emotion_forwardProp: Forwards | undefined;
}

type Tag = ElementType & Partial<Styled>;

interface Options {
  readonly shouldForwardProp?: Forwards;
}

const FORWARD_REF = Symbol.for('react.forward_ref');

const isNoTheme: Forwards = (prop) => prop !== 'theme';

/** True for props that become attributes. Material UI expects the engine to remove the others. */
const isAttribute: Forwards = (prop) => !['ownerState', 'theme', 'sx', 'as'].includes(prop);

/** Inserts rules in an effect. The server runs no effects, so it inserts them into the cache while rendering. */
const useInsertion =
  typeof document === 'undefined' ? (insert: () => void) => insert() : useInsertionEffect;

function forwardsOf(tag: ElementType): Forwards {
  return typeof tag === 'string' ? isAttribute : isNoTheme;
}

function bothOf(inherited: Forwards | undefined, own: Forwards | undefined): Forwards | undefined {
  if (inherited && own) return (prop) => inherited(prop) && own(prop);
  return own ?? inherited;
}

function make(styles: Styles, props: Props, theme: unknown, cache: EmotionCache): Made {
  const taken: string[] = [];
  const { className } = props;
  const foreign =
    typeof className === 'string' ? getRegisteredStyles(cache.registered, taken, className) : '';
  const serialized = serializeStyles([...styles, ...taken], cache.registered, {
    ...props,
    theme,
  });
  return { serialized, className: `${foreign}${cache.key}-${serialized.name}` };
}

export default function styled(tag: Tag, options: Options = {}) {
  const isStyled = tag.__emotion_real === tag;
  const base: ElementType = (isStyled && tag.__emotion_base) || tag;
  const forwards = bothOf(
    isStyled ? tag.__emotion_forwardProp : undefined,
    options.shouldForwardProp,
  );
  const takesAs = !(forwards ?? forwardsOf(base))('as');
  const isMaterial = (base as { $$typeof?: symbol }).$$typeof === FORWARD_REF;

  return (...own: Styles): Styled => {
    const styles = [...((isStyled && tag.__emotion_styles) || []), ...own];
    const stylesFor = rememberStates((props, theme, cache) => make(styles, props, theme, cache));

    const Component: Styled = (props) => {
      const cache = useEmotionCache();
      if (!cache) throw new Error('Components of Material UI stand inside MaterialTheme.');
      const context = useContext(ThemeContext);
      const final = ((takesAs && props.as) || base) as ElementType;
      const isElement = typeof final === 'string';
      const { className, serialized } = stylesFor(props, props.theme ?? context, cache);
      registerStyles(cache, serialized, isElement);
      useInsertion(() => {
        // A Material UI component merges these rules into those of its own root, so no element has this class.
        if (!(isMaterial && final === base)) insertStyles(cache, serialized, isElement);
      });
      const forwardsProp = forwards ?? forwardsOf(final);
      const passed: Record<string, unknown> = {};
      for (const prop in props) {
        if (!(takesAs && prop === 'as') && forwardsProp(prop)) passed[prop] = props[prop];
      }
      passed.className = className;
      if (props.ref) passed.ref = props.ref;
      return createElement(final, passed) as ReactElement;
    };
    Component.displayName = `Styled(${typeof base === 'string' ? base : (base.displayName ?? base.name ?? '')})`;
    Component.__emotion_real = Component;
    Component.__emotion_base = base;
    Component.__emotion_styles = styles;
    Component.__emotion_forwardProp = forwards;
    return Component;
  };
}

/** Called by Material UI to add the theme's styles to a component. */
export function internal_mutateStyles(
  tag: Partial<Styled>,
  change: (styles: Styles) => Styles,
): void {
  if (tag.__emotion_styles) tag.__emotion_styles = change(tag.__emotion_styles);
}

export function internal_serializeStyles(styles: Interpolation<Props>): SerializedStyles {
  return serializeStyles([styles]);
}
