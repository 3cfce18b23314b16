import './devTools.ts';
import '@testing-library/jest-dom/jest-globals';
import type { EmotionCache } from '@emotion/cache';
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { loadAnswerSchemas } from '../api/lazySchema.ts';
import { styleCache } from '../theme/styleCache.ts';
import { withoutOwnerStacks } from './ownerStacks.ts';

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
      // Material UI's theme uses the deprecated listener API.
      addListener: () => {},
      removeListener: () => {},
    }),
  scrollTo: () => {},
});
Element.prototype.scrollIntoView = () => {};
// Insert no rules: jsdom matches every rule against every element of a role query, and no test needs Material UI's
// rules.
(Object.getPrototypeOf(styleCache.sheet) as EmotionCache['sheet']).insert = () => {};

withoutOwnerStacks();

// Load the schemas now, because calls that outlive their test must not import anything.
await loadAnswerSchemas();

// Test workers share two processors, so a slow worker needs a longer timeout.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library sets this only in the first file of a worker.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let printed: string[] = [];

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
  // Tests must not print to the console; a test that expects a message spies on it.
  expect(printed).toEqual([]);
});
