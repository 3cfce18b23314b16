import { createHash } from 'node:crypto';
import { isHttps } from '../http/isHttps.ts';

/** Hash of an empty style element. Emotion inserts one and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const STYLE_ELEMENT = /<style[^>]*>([^]*?)<\/style>/g;

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function inlineHashes(html: string, element: RegExp): string {
  const texts = [...html.matchAll(element)].map(([, text = '']) => hashOf(text));
  return [...new Set(texts)].join(' ');
}

const VIDEO_HOST = 'https://www.youtube-nocookie.com';

/**
 * Returns the Content-Security-Policy of a page. Allows the shop's own files, and inline scripts and styles by
 * hash. Forbids eval and requires Trusted Types for script URLs.
 *
 * Style attributes are allowed, because Material UI writes them.
 * @param formTargets URLs outside the shop that forms may submit or redirect to
 */
export function contentSecurityPolicy(html: string, formTargets: readonly string[] = []): string {
  const styles = inlineHashes(html, STYLE_ELEMENT);
  const scripts = inlineHashes(html, /<script(?: data-scripts[^>]*)?>([^]*?)<\/script>/g);
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${EMPTY_STYLE} ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets.map((target) => new URL(target).origin)].join(' '),
    `frame-src ${VIDEO_HOST}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types boot shop#webpack dompurify worker',
  ].join('; ');
}

export function withInlineStyles(policy: string, html: string): string {
  const hashes = inlineHashes(html, STYLE_ELEMENT);
  return hashes === '' ? policy : policy.replace(EMPTY_STYLE, `${EMPTY_STYLE} ${hashes}`);
}

export function withDirectives(policy: string, values: Readonly<Record<string, string>>): string {
  const kept = policy.split('; ').filter((directive) => {
    const [name = ''] = directive.split(' ', 1);
    return !(name in values);
  });
  return [...kept, ...Object.entries(values).map(([name, value]) => `${name} ${value}`)].join('; ');
}

export const permissionsPolicy = (camera = '') =>
  `camera=(${camera}), geolocation=(), microphone=(), payment=()`;

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy(),
  'X-Frame-Options': 'DENY',
} as const;

const YEAR = 'max-age=31536000';

/**
 * Returns the security headers of every response. With https they include HSTS for a year.
 * @param coversSubdomains true if all subdomains use https too
 */
export function securityHeaders(
  shop: { readonly origin: string },
  coversSubdomains = false,
): Record<string, string> {
  if (!isHttps(shop)) return SECURITY_HEADERS;
  const policy = coversSubdomains ? `${YEAR}; includeSubDomains` : YEAR;
  return { ...SECURITY_HEADERS, 'Strict-Transport-Security': policy };
}
