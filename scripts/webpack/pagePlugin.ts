import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import type { Chunk, Compilation, Compiler } from 'webpack';

const BOOT = path.join(import.meta.dirname, 'boot.js');
export const HEAD = path.join(import.meta.dirname, 'head.js');

interface ChunkFiles {
  readonly scripts: string[];
  readonly styles: string[];
}

interface PageOptions {
  readonly themeStyles: () => string;
  readonly themeColors: () => string;
  readonly linksStyles: boolean;
}

export async function inlineCode(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, 'utf8'), { minify: true });
  return code.trim();
}

/**
 * Writes `index.html` with inlined theme and entry styles, and `chunks.json` with the files of each chunk for the
 * page server.
 */
export class PagePlugin {
  readonly #template: string;
  readonly #options: PageOptions;

  constructor(template: string, options: PageOptions) {
    this.#template = template;
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      compilation.fileDependencies.add(this.#template);
      const stage = Stages.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'PagePlugin', stage }, async () => {
        const chunks = filesByChunk(compilation);
        const template = await readFile(this.#template, 'utf8');
        const main = chunks.main ?? { scripts: [], styles: [] };
        const inline = { boot: await inlineCode(BOOT), head: await inlineCode(HEAD) };
        const page = this.#page(template, compilation, main, inline);
        // Skip Webpack's minimizer, which would remove the page server's placeholders.
        compilation.emitAsset('index.html', new sources.RawSource(page), { minimized: true });
        compilation.emitAsset('chunks.json', new sources.RawSource(JSON.stringify(chunks)));
      });
    });
  }

  #page(
    template: string,
    compilation: Compilation,
    { scripts, styles }: ChunkFiles,
    inline: { readonly boot: string; readonly head: string },
  ): string {
    const { themeColors, themeStyles, linksStyles } = this.#options;
    const styleElements = styles.map((href) => {
      if (linksStyles) return `<link rel="stylesheet" href="${href}" />`;
      const css = String(compilation.getAsset(href.slice(1))?.source.source() ?? '');
      // The lazy style loader finds this attribute and does not fetch the file again.
      return `<style data-href="${href}">${css}</style>`;
    });
    const boot = `<script data-scripts="${scripts.join(' ')}">${inline.boot}</script>`;
    return template
      .replace('<!--head-->', () => `${themeColors()}<script>${inline.head}</script>`)
      .replace('<!--styles-->', () => `<style>${themeStyles()}</style>${styleElements.join('')}`)
      .replace('<!--scripts-->', () => boot);
  }
}

export function filesByChunk(compilation: Compilation): Record<string, ChunkFiles> {
  const groups = [...compilation.namedChunkGroups];
  return Object.fromEntries(
    groups.map(([name, group]) => [name, filesOf(group.chunks, compilation)]),
  );
}

function filesOf(chunks: readonly Chunk[], compilation: Compilation): ChunkFiles {
  const files = [...new Set(chunks.flatMap((chunk) => [...chunk.files]))]
    // Skip hot updates, which webpack also lists as files of their chunk.
    .filter((file) => !compilation.assetsInfo.get(file)?.hotModuleReplacement)
    .map((file) => `/${file}`);
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
