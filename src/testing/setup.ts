import './devTools.ts';
import '@testing-library/jest-dom/jest-globals';
import type { EmotionCache } from '@emotion/cache';
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { loadAnswerSchemas } from '../api/lazySchema.ts';
import { styleCache } from '../theme/styleCache.ts';
import { withoutOwnerStacks } from './ownerStacks.ts';

/** What a page may ask of the window and jsdom does not have: nothing matches, nothing is seen, nothing scrolls. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

Object.assign(window, {
  IntersectionObserver: SilentObserver,
  ResizeObserver: SilentObserver,
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      // What Material UI's theme listens by, as it always was.
      addListener: () => {},
      removeListener: () => {},
    }),
  scrollTo: () => {},
});
Element.prototype.scrollIntoView = () => {};
// jsdom tries every rule on every element that a query by role looks at; no test asks for Material UI's rules. Those of
// the whole page come in sheets of their own.
(Object.getPrototypeOf(styleCache.sheet) as EmotionCache['sheet']).insert = () => {};

withoutOwnerStacks();

// Calls that outlive their test must not import anything.
await loadAnswerSchemas();

// The two processors are shared with the other workers: a slow turn must not look like a missing element.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library sets this in the first file of a worker alone.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let printed: string[] = [];

/** Keeps what a test prints, save what Redux says of this machine's speed. */
function keep(method: string): (...parts: unknown[]) => void {
  return (...parts) => {
    const text = format(...parts);
    if (!/Middleware took \d+ms/.test(text)) printed.push(`console.${method}: ${text}`);
  };
}

beforeEach(() => {
  printed = [];
  globalThis.fetch = (input) =>
    Promise.reject(
      new Error(
        `A test asked the network for ${input instanceof Request ? input.url : String(input)}`,
      ),
    );
  console.error = keep('error');
  console.warn = keep('warn');
});

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.body.replaceChildren();
  // A test that provokes a message takes it with its own spy on the console.
  expect(printed).toEqual([]);
});
