import { JSDOM, VirtualConsole } from 'jsdom';

/**
 * Globals that stay Node's: jsdom lacks them, or Node's `fetch` rejects jsdom's version. Timers stay Node's so fake
 * timers affect page and Node code.
 */
const KEPT_FROM_NODE = new Set([
  'AbortController',
  'AbortSignal',
  'Headers',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'WebSocket',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'performance',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
]);

const OWN_NAMES = new Set(['frames', 'parent', 'self', 'top', 'window']);

const INHERITED = ['addEventListener', 'dispatchEvent', 'removeEventListener'];

function define(name: string, descriptor: PropertyDescriptor): void {
  Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });
}

export function openPage(): void {
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => console.error(error));
  const { window: page } = new JSDOM('<!DOCTYPE html>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
    virtualConsole,
  });
  const properties = page as unknown as Record<string, unknown>;
  for (const name of [...Object.getOwnPropertyNames(page), ...INHERITED]) {
    const value = properties[name];
    if (KEPT_FROM_NODE.has(name) || Object.is(value, Reflect.get(globalThis, name))) continue;
    if (OWN_NAMES.has(name)) define(name, { value: globalThis, writable: true });
    else if (typeof value === 'function') {
      // Constructors stay unbound to keep their identity; methods need their window as `this`.
      const bound: unknown = /^[a-z]/.test(name) ? value.bind(page) : value;
      define(name, { value: bound, writable: true });
    } else {
      define(name, {
        get: () => properties[name],
        set: (next: unknown) => {
          if (name.startsWith('on') || name === 'location') properties[name] = next;
          else define(name, { value: next, writable: true, enumerable: true });
        },
      });
    }
  }
  // Run callbacks without a frame's delay, since tests await thousands of frames.
  define('requestAnimationFrame', {
    value: (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 0),
    writable: true,
  });
  define('cancelAnimationFrame', { value: clearTimeout, writable: true });
  page.addEventListener('error', ({ error }) => {
    if (error !== null) process.emit('uncaughtException', error as Error);
  });
}
