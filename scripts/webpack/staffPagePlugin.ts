import { readFile } from 'node:fs/promises';
import type { Compiler } from 'webpack';
import { filesByChunk, HEAD, inlineCode } from './pagePlugin.ts';

interface StaffPageOptions {
  readonly themeStyles: () => string;
  readonly themeColors: () => string;
}

/**
 * Writes the staff app's `index.html` and `chunks.json`. The server replaces the placeholder `%nonce%` in style and
 * script elements for each response (server/staff/staffPages.ts).
 */
export class StaffPagePlugin {
  readonly #template: string;
  readonly #options: StaffPageOptions;

  constructor(template: string, options: StaffPageOptions) {
    this.#template = template;
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources } = compiler.webpack;
    const { publicPath } = compiler.options.output;
    const base = typeof publicPath === 'string' ? publicPath.replace(/\/$/, '') : '';
    compiler.hooks.thisCompilation.tap('StaffPagePlugin', (compilation) => {
      compilation.fileDependencies.add(this.#template);
      const stage = Stages.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'StaffPagePlugin', stage }, async () => {
        const { themeColors, themeStyles } = this.#options;
        const chunks = filesByChunk(compilation);
        const { scripts, styles } = chunks.staff ?? { scripts: [], styles: [] };
        const head = [
          themeColors(),
          `<script nonce="%nonce%">${await inlineCode(HEAD)}</script>`,
          `<style nonce="%nonce%">${themeStyles()}</style>`,
          ...styles.map((href) => `<link rel="stylesheet" href="${base}${href}">`),
          ...scripts.map((src) => `<script defer src="${base}${src}"></script>`),
        ].join('\n');
        const template = await readFile(this.#template, 'utf8');
        const page = template.replace('<!--head-->', () => head);
        compilation.emitAsset('index.html', new sources.RawSource(page), { minimized: true });
        compilation.emitAsset('chunks.json', new sources.RawSource(JSON.stringify(chunks)));
      });
    });
  }
}
