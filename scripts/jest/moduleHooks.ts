/** Node's module loader in tests: `@jest/globals`, the project's `moduleNameMapper`, and TSX. */
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transpileTsx } from './transpileTsx.ts';

const JEST_GLOBALS = 'jest:globals';

// Modules outlive a test file, so read `jest` from the test file that currently runs.
const JEST_GLOBALS_SOURCE = `
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globalThis;
export const jest = new Proxy({}, { get: (_, name) => process[Symbol.for('jest')][name] });`;

/** Sets the `jest` of `@jest/globals`, and the global one that Testing Library looks for. */
export function setJestObject(jest: object): void {
  Object.assign(process, { [Symbol.for('jest')]: jest });
  Object.assign(globalThis, { jest });
}

let isHooked = false;

export function hookModules(moduleNameMapper: readonly (readonly [string, string])[]): void {
  if (isHooked) return;
  isHooked = true;
  const replacements = moduleNameMapper.map(([pattern, file]) => ({
    pattern: new RegExp(pattern),
    url: pathToFileURL(file).href,
  }));
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === '@jest/globals')
        return { url: JEST_GLOBALS, format: 'module', shortCircuit: true };
      const replacement = replacements.find(({ pattern }) => pattern.test(specifier));
      return next(replacement?.url ?? specifier, context);
    },
    load(url, context, next) {
      if (url === JEST_GLOBALS)
        return { format: 'module', source: JEST_GLOBALS_SOURCE, shortCircuit: true };
      if (url.startsWith('file:') && new URL(url).pathname.endsWith('.tsx')) {
        const source = transpileTsx(fileURLToPath(url), url);
        return { format: 'module', source, shortCircuit: true };
      }
      return next(url, context);
    },
  });
}
