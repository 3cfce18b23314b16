const REMOVED_WITH_CONTENT =
  'audio|iframe|math|noembed|noframes|noscript|script|style|svg|template|textarea|title|video|xmp';

const COMMENT = String.raw`<!--[\s\S]*?(?:--!?>|$)`;
const DECLARATION = String.raw`<(?:[!?]|\/(?![a-z]))[^>]*(?:>|$)`;
const UNREAD_ELEMENT = String.raw`<(?<unread>${REMOVED_WITH_CONTENT})(?=[\s/>])[\s\S]*?(?:<\/\k<unread>[^>]*>|$)`;
const TAG = String.raw`<(?<end>\/?)(?<name>[a-z][^\s/>]*)(?<rest>(?:[^>=]|=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))?)*)(?:>|$)`;

/**
 * Pattern of comments, declarations, elements and tags. To avoid backtracking, unclosed markup matches up to the
 * end of the text.
 */
const MARKUP = new RegExp(`${COMMENT}|${DECLARATION}|${UNREAD_ELEMENT}|${TAG}|<`, 'gi');
const ATTRIBUTE = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s]+)))?/g;

interface MarkupRules {
  readonly tags: readonly string[];
  readonly attributes: readonly string[];
}

function attributesOf(rest: string, { attributes }: MarkupRules): string {
  return [...rest.matchAll(ATTRIBUTE)]
    .map(([, name = '', double, single, bare = '']) => {
      const value = double ?? single ?? bare;
      const isKept = attributes.includes(name.toLowerCase());
      return isKept ? ` ${name.toLowerCase()}="${value.replaceAll('"', '&quot;')}"` : '';
    })
    .join('');
}

/**
 * Reduces HTML to allowed tags and attributes. This avoids CSP reports but does not sanitize: URLs and misplaced
 * elements remain.
 */
export function plainMarkup(html: string, rules: MarkupRules): string {
  return html.replace(MARKUP, (...match) => {
    const { name, end = '', rest = '' } = match.at(-1) as Partial<Record<string, string>>;
    if (match[0] === '<') return '&lt;';
    const tag = name?.toLowerCase() ?? '';
    if (!rules.tags.includes(tag)) return '';
    return end === '' ? `<${tag}${attributesOf(rest, rules)}>` : `</${tag}>`;
  });
}
