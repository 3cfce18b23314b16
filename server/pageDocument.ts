import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInlinePictures } from './pagePictures.ts';

/** What the storefront's `render` answers for a page; see src/render.tsx. */
export interface RenderedPage {
  readonly status: number;
  readonly head: string;
  readonly body: string;
  readonly state: string;
  readonly chunk: string;
  readonly isComplete: boolean;
}

/** Composes whole documents from the built page and what was rendered for it. */
export interface PageDocument {
  compose(page: RenderedPage, language: string, origin: string): Promise<string>;
}

interface ChunkFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Reads the built page and its list of chunks.
 * @throws when the folder holds no build
 */
export async function readPageDocument(distDir: string): Promise<PageDocument> {
  const template = await readFile(path.join(distDir, 'index.html'), 'utf8');
  const chunks = JSON.parse(await readFile(path.join(distDir, 'chunks.json'), 'utf8')) as Record<
    string,
    ChunkFiles
  >;
  const inlinePictures = createInlinePictures(distDir);
  const styles = new Map<string, string>();
  for (const href of new Set(Object.values(chunks).flatMap((files) => files.styles))) {
    styles.set(href, await readFile(path.join(distDir, href), 'utf8'));
  }

  /** The chunk's own files: those of the entry are in the built page already. */
  function chunkTags(name: string): { styleTags: string; chunkScripts: string } {
    const { scripts = [], styles: hrefs = [] } = chunks[name] ?? {};
    const isNew = (href: string) => !template.includes(href);
    return {
      styleTags: hrefs
        .filter(isNew)
        .map((href) => `<style data-href="${href}">${styles.get(href) ?? ''}</style>`)
        .join(''),
      chunkScripts: scripts
        .filter(isNew)
        .map((src) => `${src} `)
        .join(''),
    };
  }

  return {
    async compose({ head, body, state, chunk }, language, origin) {
      const { styleTags, chunkScripts } = chunkTags(chunk);
      const pictured = await inlinePictures(body);
      const texts = `<link rel="preload" as="fetch" crossorigin href="/assets/i18n/${language}.json">`;
      const settings = `id="settings">${JSON.stringify({ origin })}`;
      return template
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace('<!--head-->', () => styleTags + head + texts)
        .replace('<!--app-->', () => pictured)
        .replace('id="settings">', () => settings)
        .replace(
          '<!--state-->',
          () => `<script type="application/json" id="state">${state}</script>`,
        )
        .replace('data-scripts="', (attribute) => attribute + chunkScripts);
    },
  };
}
