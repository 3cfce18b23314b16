import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShopSettings } from '../shopSettings.ts';
import { createFirstPictures } from './pagePictures.ts';
import { contentSecurityPolicy, withInlineStyles } from './pagePolicy.ts';

/** Result of `render` in the storefront's src/render.tsx. */
export interface RenderedPage {
  readonly status: number;
  readonly head: string;
  readonly body: string;
  readonly styles?: string;
  readonly state: string;
  readonly chunk: string;
  readonly isComplete: boolean;
  readonly support?: string;
}

export interface ComposedPage {
  readonly html: Buffer;
  readonly policy: string;
}

export interface PageDocument {
  compose(page: RenderedPage, language: string, origin: string): Promise<ComposedPage>;
  composePlain(page: Pick<RenderedPage, 'head' | 'body'>, language: string): ComposedPage;
}

interface ChunkFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const MARKS = [
  '<html lang="en">',
  // The page's inline styles go here, before the built ones; the browser appends further styles after them.
  '<style>',
  '<!--head-->',
  '<!--app-->',
  'id="settings">',
  '<!--state-->',
  'data-scripts="',
];

/**
 * Id of the last header element. The browser delays the first paint until this element is parsed, so that the icons
 * do not shift.
 */
const HEADER_END = 'header-menu';

function piecesOf(template: string): Buffer[] {
  let rest = template;
  const pieces = MARKS.map((mark) => {
    const at = rest.indexOf(mark);
    if (at < 0) throw new Error(`The built page has no ${mark}.`);
    const piece = rest.slice(0, at);
    rest = rest.slice(at + mark.length);
    return piece;
  });
  return [...pieces, rest].map((piece) => Buffer.from(piece));
}

/**
 * Reads the built page and its list of chunks.
 * @throws if the folder contains no build, or the built page lacks a placeholder
 */
export async function readPageDocument(
  distDir: string,
  {
    newsletterAction,
    newsletterRedirect,
    collectsVitals,
  }: Pick<ShopSettings, 'newsletterAction' | 'newsletterRedirect' | 'collectsVitals'> = {},
): Promise<PageDocument> {
  const formTargets = [newsletterAction, newsletterRedirect].filter(
    (target) => target !== undefined,
  );
  const template = await readFile(path.join(distDir, 'index.html'), 'utf8');
  const pieces = piecesOf(template);
  const chunks = JSON.parse(await readFile(path.join(distDir, 'chunks.json'), 'utf8')) as Record<
    string,
    ChunkFiles
  >;
  const withFirstPictures = createFirstPictures(distDir);
  const styles = new Map<string, string>();
  for (const href of new Set(Object.values(chunks).flatMap((files) => files.styles))) {
    styles.set(href, await readFile(path.join(distDir, href), 'utf8'));
  }

  const parts = new Map(
    Object.entries(chunks).map(([name, { scripts, styles: hrefs }]) => {
      const isNew = (href: string) => !template.includes(href);
      const styleTags = hrefs
        .filter(isNew)
        .map((href) => `<style data-href="${href}">${styles.get(href) ?? ''}</style>`)
        .join('');
      const chunkScripts = scripts.filter(isNew).map((src) => `${src} `);
      const policy = contentSecurityPolicy(template + styleTags, formTargets);
      return [name, { styleTags, scripts: chunkScripts.join(''), policy }] as const;
    }),
  );

  const look = template.match(/<style[^>]*>[^<]*<\/style>/g) ?? [];

  return {
    async compose({ head, body, styles: ownStyles = '', state, chunk, support }, language, origin) {
      const part = parts.get(chunk);
      if (!part) throw new Error(`The build has no chunk ${chunk}.`);
      const mark = support === undefined ? '' : ` data-support="${support}"`;
      // Skip the preload for a page without API responses: such a page loads its translations itself.
      const preload =
        state === ''
          ? ''
          : `<link rel="preload" as="fetch" crossorigin href="/assets/i18n/${language}.json">`;
      const expected = body.includes(`id="${HEADER_END}"`)
        ? `<link rel="expect" href="#${HEADER_END}" blocking="render">`
        : '';
      const first = await withFirstPictures(body);
      const fillings: (string | readonly string[])[] = [
        `<html lang="${language}"${mark}>`,
        `${first.preloads}${ownStyles}<style>`,
        `${expected}${part.styleTags}${head}${preload}`,
        first.body,
        `id="settings">${JSON.stringify({ origin, sendsVitals: collectsVitals })}`,
        `<script type="application/json" id="state">${state}</script>`,
        `data-scripts="${part.scripts}`,
      ];
      // Concatenate bytes, because joining strings takes ten times as long. The text is large and has two-byte
      // characters.
      const html = Buffer.concat(
        pieces.flatMap((piece, at) => [
          piece,
          ...[fillings[at] ?? []].flat().map((text) => Buffer.from(text)),
        ]),
      );
      return { html, policy: withInlineStyles(part.policy, ownStyles) };
    },
    composePlain({ head, body }, language) {
      const html = [
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        '<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">',
        ...look,
        `${head}</head><body>${body}</body></html>`,
      ].join('\n');
      return { html: Buffer.from(html), policy: contentSecurityPolicy(html) };
    },
  };
}
