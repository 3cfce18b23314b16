import { useCallback, useSyncExternalStore } from 'react';
import { itemsIn, settingsOf, type SliderKind } from './sliderSettings.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribeTo(queries: readonly string[], onChange: () => void): () => void {
  const lists = queries.map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

const fromWidthOn = (width: number) => `(min-width: ${width}px)`;

/** Number of visible slides; undefined on the server and during hydration. */
export function useItemCount(kind: SliderKind): number | undefined {
  const { items } = settingsOf(kind);
  return useSyncExternalStore<number | undefined>(
    useCallback(
      (onChange) =>
        subscribeTo(
          items.map(([width]) => fromWidthOn(width)),
          onChange,
        ),
      [items],
    ),
    () => itemsIn(items, (width) => window.matchMedia(fromWidthOn(width)).matches),
    () => undefined,
  );
}

const subscribeToMotion = (onChange: () => void) => subscribeTo([REDUCED_MOTION], onChange);

/**
 * True if the browser requests reduced motion. Also true on the server and during hydration, where the preference
 * is unknown.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
}
