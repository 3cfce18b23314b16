/** Normalizes HTML from the clipboard, other shops and office programs. Does not sanitize it. */
import { escapeUTF8 } from 'entities/escape';
import { ElementType, parseDocument } from 'htmlparser2';
import { isSafeUrl } from './linkTarget.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];

interface Tag {
  name: string;
  attribs: Record<string, string | undefined>;
  children: Node[];
}

const isTag = (node: Node): node is Node & Tag => 'attribs' in node;
const textOf = (node: Node): string =>
  'data' in node && node.type === ElementType.Text ? node.data : '';

const SKIPPED = new Set(
  'script style head title template noscript textarea select option button iframe video audio object svg math'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const HEADINGS: Readonly<Record<string, string>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};
const MARKS = new Set(['strong', 'b', 'em', 'i', 'u']);
const BETWEEN_CELLS = ' – ';

const SUPERSCRIPT: Readonly<Record<string, string>> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  '+': '⁺',
  '-': '⁻',
};
const SUBSCRIPT: Readonly<Record<string, string>> = {
  0: '₀',
  1: '₁',
  2: '₂',
  3: '₃',
  4: '₄',
  5: '₅',
  6: '₆',
  7: '₇',
  8: '₈',
  9: '₉',
  '+': '₊',
  '-': '₋',
};

const isBlank = (html: string) => html.replaceAll(/&nbsp;|<br \/>|\s/g, '') === '';
const isBlock = (node: Node): node is Node & Tag => isTag(node) && BLOCKS.has(node.name);
const hasBlock = ({ children }: Tag): boolean =>
  children.some((node) => isBlock(node) || (isTag(node) && hasBlock(node)));

function styleOf({ attribs }: Tag): { bold?: boolean; italic?: boolean } {
  const style = attribs['style'] ?? '';
  const [, weight] = /font-weight:\s*(\w+)/i.exec(style) ?? [];
  const [, slant] = /font-style:\s*(\w+)/i.exec(style) ?? [];
  return {
    ...(weight !== undefined && { bold: weight === 'bold' || Number(weight) >= 600 }),
    ...(slant !== undefined && { italic: slant !== 'normal' }),
  };
}

function marksOf(tag: Tag): string[] {
  const { bold, italic } = styleOf(tag);
  const isBold = tag.name === 'b' || tag.name === 'strong';
  const isItalic = tag.name === 'i' || tag.name === 'em';
  if (isBold) return bold === false ? [] : [tag.name];
  if (isItalic) return italic === false ? [] : [tag.name];
  if (MARKS.has(tag.name)) return [tag.name];
  if (tag.name !== 'span') return [];
  return [...(bold ? ['strong'] : []), ...(italic ? ['em'] : [])];
}

const marked = (html: string, marks: readonly string[]) =>
  isBlank(html) ? html : marks.reduceRight((inner, mark) => `<${mark}>${inner}</${mark}>`, html);

const wordsOf = (node: Node): string =>
  isTag(node) ? node.children.map((child) => wordsOf(child)).join('') : textOf(node);

function shifted(tag: Tag, signs: Readonly<Record<string, string>>): string {
  const words = tag.children.map((child) => wordsOf(child)).join('');
  const isKnown = Array.from(words).every((sign) => sign in signs);
  return isKnown ? Array.from(words, (sign) => signs[sign] ?? '').join('') : inlineOf(tag.children);
}

const isOldPrice = (tag: Tag) =>
  ['del', 's', 'strike'].includes(tag.name) &&
  /\p{Sc}\s*\d|\d\s*\p{Sc}/u.test(tag.children.map((child) => wordsOf(child)).join(''));

function linkOf({ attribs, children }: Tag): string {
  const given = (attribs['href'] ?? '').trim();
  const href = given.startsWith('//') ? `https:${given}` : given;
  const words = inlineOf(children);
  const isForeign = /^[a-z][a-z\d+.-]*:/i.test(href) && !isSafeUrl(href);
  if (href === '' || isForeign || isBlank(words)) return words;
  return `<a href="${escapeUTF8(href)}">${words}</a>`;
}

function inlineTagOf(tag: Tag): string {
  if (SKIPPED.has(tag.name) || isOldPrice(tag)) return '';
  if (tag.name === 'br') return '<br />';
  if (tag.name === 'a') return linkOf(tag);
  if (tag.name === 'sup') return shifted(tag, SUPERSCRIPT);
  if (tag.name === 'sub') return shifted(tag, SUBSCRIPT);
  const inner = marked(inlineOf(tag.children), marksOf(tag));
  return BLOCKS.has(tag.name) && !isBlank(inner) ? ` ${inner} ` : inner;
}

function inlineOf(nodes: readonly Node[]): string {
  return nodes.map((node) => (isTag(node) ? inlineTagOf(node) : escapeUTF8(textOf(node)))).join('');
}

const lineOf = (nodes: readonly Node[]) =>
  inlineOf(nodes)
    .replaceAll(/[ \t\n\r\f]+/g, ' ')
    .replaceAll(/^(?:<br \/>| |&nbsp;)+|(?:<br \/>| |&nbsp;)+$/g, '');

function rowsOf(node: Tag): string {
  return node.children
    .filter((child) => isTag(child))
    .map((child) => {
      if (child.name !== 'tr')
        return child.name === 'caption' ? blocksOf([child], []) : rowsOf(child);
      const cells = child.children
        .filter((cell) => isTag(cell))
        .map((cell) => lineOf(cell.children))
        .filter((cell) => !isBlank(cell));
      return cells.length === 0 ? '' : `<p>${cells.join(BETWEEN_CELLS)}</p>`;
    })
    .join('');
}

function listOf(list: Tag): string {
  const items: string[] = [];
  for (const child of list.children) {
    if (!isTag(child)) continue;
    if (child.name === 'ul' || child.name === 'ol') {
      items.push(`${items.pop() ?? ''}${listOf(child)}`);
      continue;
    }
    items.push(hasBlock(child) ? itemOf(child) : inlineOf(child.children).trim());
  }
  const start = list.name === 'ol' ? Number(list.attribs['start'] ?? 1) : 1;
  const isMoved = Number.isInteger(start) && start > 1;
  const body = items.filter((item) => !isBlank(item)).map((item) => `<li>${item}</li>`);
  if (body.length === 0) return '';
  return `<${list.name}${isMoved ? ` start="${start}"` : ''}>${body.join('')}</${list.name}>`;
}

function itemOf(item: Tag): string {
  const body = blocksOf(item.children, []);
  const [, words, rest] = /^<p>((?:(?!<p>|<\/p>)[^])*)<\/p>((?:<[uo]l[^]*)?)$/.exec(body) ?? [];
  return words === undefined ? body : `${words}${rest}`;
}

const wordStyle = ({ attribs }: Tag) =>
  /mso-list:\s*l\d+\s+level(\d+)/i.exec(attribs['style'] ?? '');
const isWordMark = (node: Node) =>
  isTag(node) && /mso-list:\s*ignore/i.test(node.attribs['style'] ?? '');
const isWordItem = (tag: Tag) => tag.name === 'p' && wordStyle(tag) !== null;

function wordListOf(items: readonly Tag[]): string {
  const levelOf = (item: Tag) => Number(wordStyle(item)?.[1] ?? 1);
  const [first] = items;
  if (first === undefined) return '';
  const level = levelOf(first);
  const mark = first.children
    .filter((node) => isWordMark(node))
    .map((node) => wordsOf(node))
    .join('');
  const name = /^\s*[\da-z]+[.)]/i.test(mark) ? 'ol' : 'ul';
  const groups: Tag[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (levelOf(item) > level && last) last.push(item);
    else groups.push([item]);
  }
  const body = groups.map(([own, ...deeper]) => {
    const words = lineOf((own?.children ?? []).filter((node) => !isWordMark(node)));
    return `<li>${words}${wordListOf(deeper)}</li>`;
  });
  return `<${name}>${body.join('')}</${name}>`;
}

function blockOf(tag: Tag, marks: readonly string[]): string {
  const heading = HEADINGS[tag.name];
  if (heading !== undefined) {
    const words = marked(lineOf(tag.children), marks);
    return isBlank(words) ? '' : `<${heading}>${words}</${heading}>`;
  }
  if (tag.name === 'ul' || tag.name === 'ol') return listOf(tag);
  if (tag.name === 'table') return rowsOf(tag);
  const inner = blocksOf(tag.children, [...marks, ...marksOf(tag)]);
  return tag.name === 'blockquote' && inner !== '' ? `<blockquote>${inner}</blockquote>` : inner;
}

function blocksOf(nodes: readonly Node[], marks: readonly string[]): string {
  const blocks: string[] = [];
  let words = '';
  let items: Tag[] = [];
  const flush = () => {
    blocks.push(wordListOf(items));
    items = [];
    const line = words.trim().replaceAll(/^(?:<br \/>\s*)+|(?:\s*<br \/>)+$/g, '');
    if (!isBlank(line)) blocks.push(`<p>${marked(line, marks)}</p>`);
    words = '';
  };
  for (const node of nodes) {
    if (!isTag(node)) {
      if (items.length > 0 && textOf(node).trim() === '') continue;
      if (items.length > 0 && textOf(node) !== '') flush();
      words += escapeUTF8(textOf(node));
    } else if (isWordItem(node)) {
      if (items.length === 0) flush();
      items.push(node);
    } else if (SKIPPED.has(node.name)) continue;
    else if (isBlock(node) || hasBlock(node)) {
      flush();
      blocks.push(blockOf(node, marks));
    } else {
      if (items.length > 0) flush();
      words += inlineTagOf(node);
    }
  }
  flush();
  return blocks.join('');
}

/** Maximum nesting depth: deeper HTML would overflow the stack. Real texts nest about ten levels. */
const DEEPEST = 100;

function isTooDeep(nodes: readonly Node[]): boolean {
  let level = [...nodes];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === DEEPEST) return true;
    level = level.flatMap((node) => (isTag(node) ? node.children : []));
  }
  return false;
}

/**
 * Reduces HTML to paragraphs, headings 2 to 4, lists, quotes, links and marks. Separates blocks, rows and cells.
 * @returns unsanitized HTML; only plain text if nested too deep
 */
export function tidyHtml(html: string): string {
  // Remove Word's conditional comments, which the parser reads as text.
  const { children } = parseDocument(html.replaceAll(/<!\[(?:if[^\]]*|endif)\]>/gi, ''));
  if (!isTooDeep(children)) return blocksOf(children, []);
  return blocksOf(parseDocument(html.replaceAll(/<[^>]*>/g, ' ')).children, []);
}
