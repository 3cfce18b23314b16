import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import type { Chunk, Compilation, Compiler } from 'webpack';

const BOOT = path.join(import.meta.dirname, 'boot.js');
/** Of every page, the counter's too. */
export const HEAD = path.join(import.meta.dirname, 'head.js');

/** Files of one chunk and of the chunks it needs, as URLs. */
interface ChunkFiles {
  readonly scripts: string[];
  readonly styles: string[];
}

interface PageOptions {
  /** What the theme writes into every page. */
  readonly themeStyles: () => string;
  /** Meta elements with the colour around the page */
  readonly themeColors: () => string;
  /** Whether the entry's styles are linked, so that edited ones can take their place, and not inlined. */
  readonly linksStyles: boolean;
}

/** The code of a script that stands in a page itself. */
export async function inlineCode(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, 'utf8'), { minify: true });
  return code.trim();
}

/**
 * Writes `index.html`, with the theme's and (where it links none) the entry's styles inlined, and `chunks.json`, which tells the page
 * server the files of each chunk.
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
        // Webpack's minimizer would take away the marks that the page server fills.
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
      // The loader of lazy styles looks for this attribute before it fetches a file again.
      return `<style data-href="${href}">${css}</style>`;
    });
    const boot = `<script data-scripts="${scripts.join(' ')}">${inline.boot}</script>`;
    return template
      .replace('<!--head-->', () => `${themeColors()}<script>${inline.head}</script>`)
      .replace('<!--styles-->', () => `<style>${themeStyles()}</style>${styleElements.join('')}`)
      .replace('<!--scripts-->', () => boot);
  }
}

/** The files of each named chunk and of what it needs, by its name. */
export function filesByChunk(compilation: Compilation): Record<string, ChunkFiles> {
  const groups = [...compilation.namedChunkGroups];
  return Object.fromEntries(
    groups.map(([name, group]) => [name, filesOf(group.chunks, compilation)]),
  );
}

/** The files of chunks as URLs. */
function filesOf(chunks: readonly Chunk[], compilation: Compilation): ChunkFiles {
  const files = [...new Set(chunks.flatMap((chunk) => [...chunk.files]))]
    // What replaces modules of a running page is a file of their chunk too.
    .filter((file) => !compilation.assetsInfo.get(file)?.hotModuleReplacement)
    .map((file) => `/${file}`);
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
