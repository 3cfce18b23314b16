/** Elements whose content is not for reading: it goes with them. */
const UNREAD =
  'audio|iframe|math|noembed|noframes|noscript|script|style|svg|template|textarea|title|video|xmp';

const COMMENT = String.raw`<!--[\s\S]*?(?:--!?>|$)`;
const DECLARATION = String.raw`<(?:[!?]|\/(?![a-z]))[^>]*(?:>|$)`;
const UNREAD_ELEMENT = String.raw`<(?<unread>${UNREAD})(?=[\s/>])[\s\S]*?(?:<\/\k<unread>[^>]*>|$)`;
const TAG = String.raw`<(?<end>\/?)(?<name>[a-z][^\s/>]*)(?<rest>(?:[^>=]|=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))?)*)(?:>|$)`;

/** Every alternative goes on to the end of the text where nothing ends it, so that no text is read twice. */
const MARKUP = new RegExp(`${COMMENT}|${DECLARATION}|${UNREAD_ELEMENT}|${TAG}|<`, 'gi');
const ATTRIBUTE = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s]+)))?/g;

/** What may stay. */
interface MarkupRules {
  /** Names of elements, in lower case. */
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
 * HTML with no tags but those allowed, each rewritten with its allowed attributes, whatever the text was. URLs
 * stay as they are, and so do elements in wrong places: it spares the browser what it would report, and is no sanitizer.
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
