/**
 * Restores the scroll position on back and forward. The browser can't restore it while the page is still too short,
 * because data is loading.
 */
import { nanoid } from '@reduxjs/toolkit';
import { onUserScroll } from './onUserScroll.ts';

const KEY = 'scroll_places';
const MOST_PLACES = 100;

export interface ScrollRestoration {
  /** Returns the state of a new history entry. Stores later scroll positions for this entry. */
  nextEntry(): { readonly entry: string };
  /** Switches to the current history entry. Call after the browser moved to it, before the page changes. */
  entryLeft(): void;
  /** Scrolls to the entry's position once the page is tall enough. Keeps it until user input, at most 10 s. */
  restore(): void;
}

function entryOf(state: unknown): string | undefined {
  return (state as { entry?: string } | null)?.entry;
}

function readPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Starts recording scroll positions. Call once per page load. */
export function createScrollRestoration(): ScrollRestoration {
  const places = readPlaces();
  let entry = entryOf(window.history.state);
  // Set from back or forward until the position is restored. Scrolling is not recorded while it is set.
  let endWait: (() => void) | undefined;
  if (entry === undefined) {
    entry = nanoid();
    window.history.replaceState({ entry }, '');
  }

  function note(): void {
    if (entry === undefined || endWait) return;
    places.delete(entry);
    places.set(entry, window.scrollY);
  }

  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MOST_PLACES)));
    } catch {
      // Storage is unavailable, so a reload loses the positions.
    }
  });

  function startWait(place: number): void {
    // Repeat when the page grows, because late content may be inserted above.
    const tryPlace = () => {
      const room = document.documentElement.scrollHeight - window.innerHeight;
      if (room >= place && window.scrollY !== place) window.scrollTo(0, place);
    };
    const observer = new ResizeObserver(tryPlace);
    const forgetMoves = onUserScroll(() => endWait?.());
    endWait = () => {
      endWait = undefined;
      forgetMoves();
      observer.disconnect();
    };
    observer.observe(document.body);
    tryPlace();
  }

  return {
    nextEntry: () => {
      endWait?.();
      note();
      entry = nanoid();
      return { entry };
    },
    entryLeft: () => {
      endWait?.();
      entry = entryOf(window.history.state);
      // Until the new entry's page renders, the scroll position belongs to the previous entry.
      endWait = () => (endWait = undefined);
    },
    restore: () => {
      endWait?.();
      const place = entry === undefined ? undefined : places.get(entry);
      if (place !== undefined) startWait(place);
    },
  };
}
