import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';
import { setJestObject } from './moduleHooks.ts';
import { sourceMaps } from './transpileTsx.ts';

const require = createRequire(import.meta.url);

interface RuntimeParts {
  readonly jestGlobals: { readonly jestObjectFor: (file: string) => object };
}

let imports = 0;

/**
 * Runs test files with Node's own module loader, so that a worker loads and optimizes each module once. Evaluates
 * setup and test files on each import. See docs/decisions/0046-tests.md.
 */
export default class SharedRuntime extends Runtime {
  override unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  override async unstable_importModule(file: string): Promise<unknown> {
    const { jestGlobals } = this as unknown as RuntimeParts;
    setJestObject(jestGlobals.jestObjectFor(file));
    imports += 1;
    return import(`${pathToFileURL(file).href}?import=${imports}`);
  }

  /** Loads Jest's own modules for each test file, since they hold the tests of that file. */
  override requireInternalModule(file: string): never {
    delete require.cache[require.resolve(file)];
    return require(file) as never;
  }

  override requireModule(file: string): never {
    return require(file) as never;
  }

  override getSourceMaps(): Map<string, string> {
    return sourceMaps;
  }
}
