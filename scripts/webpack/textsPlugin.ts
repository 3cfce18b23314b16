import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Compiler } from 'webpack';

/** Compiles each `{language}.json` of a folder to `assets/i18n/{language}.json`, so the browser parses no messages. */
export class TextsPlugin {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('TextsPlugin', (compilation) => {
      const stage = Stages.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'TextsPlugin', stage }, async () => {
        const names = (await readdir(this.#folder)).filter((name) => name.endsWith('.json'));
        for (const name of names) {
          const file = path.join(this.#folder, name);
          compilation.fileDependencies.add(file);
          const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
          const compiled = Object.entries(texts).map(([id, text]) => [
            id,
            parse(text, { captureLocation: false }),
          ]);
          const json = JSON.stringify(Object.fromEntries(compiled));
          compilation.emitAsset(`assets/i18n/${name}`, new sources.RawSource(json));
        }
      });
    });
  }
}
