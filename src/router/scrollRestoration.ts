/**
 * Brings back and forward to where a page was left. The browser does so by itself only where the page is as tall at once as
 * it was; after a reload its data has to be read first, and the place waits for it.
 */
import { nanoid } from '@reduxjs/toolkit';
import { whenMoved } from './whenMoved.ts';

const KEY = 'scroll_places';
/** Entries of the history whose places are stored. */
const MOST_PLACES = 100;

/** The places of the history's entries in one tab. */
export interface ScrollRestoration {
  /** State for a new entry; from then on the page's place is that entry's. */
  nextEntry(): { readonly entry: string };
  /** Notes that the history moved to another entry, before the page changes. */
  entryLeft(): void;
  /**
   * Brings the page to the place of the entry it now shows, at once or when it has grown tall enough, and holds it there
   * until the shopper moves it.
   */
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

/** Begins to note where the page stands. One for each page load. */
export function createScrollRestoration(): ScrollRestoration {
  const places = readPlaces();
  let entry = entryOf(window.history.state);
  // While a place is being restored, what the browser makes of it must not replace it.
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
      // A full or forbidden storage costs only the places after a reload.
    }
  });

  function startWait(place: number): void {
    // Again with each change of the page's height: what is read late may stand above the place.
    const tryPlace = () => {
      const room = document.documentElement.scrollHeight - window.innerHeight;
      if (room >= place && window.scrollY !== place) window.scrollTo(0, place);
    };
    const observer = new ResizeObserver(tryPlace);
    const forgetMoves = whenMoved(() => endWait?.());
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
      // Until the page of that entry is shown, the place on the screen is not its own.
      endWait = () => (endWait = undefined);
    },
    restore: () => {
      endWait?.();
      const place = entry === undefined ? undefined : places.get(entry);
      if (place !== undefined) startWait(place);
    },
  };
}
