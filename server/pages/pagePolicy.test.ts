import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './pagePolicy.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('allows forms to the shop and the newsletter provider only [NEWSLETTER-07]', () => {
    expect(directive(contentSecurityPolicy(''), 'form-action')).toBe("form-action 'self'");
    const policy = contentSecurityPolicy('', [
      'https://list.example/subscribe?id=1',
      'https://thanks.example/',
    ]);
    expect(directive(policy, 'form-action')).toBe(
      "form-action 'self' https://list.example https://thanks.example",
    );
  });

  it('allows the inline scripts of the page only [E-10]', () => {
    const html = '<script>one()</script><script data-scripts="a">two()</script>';
    const hashes = ['one()', 'two()'].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(directive(contentSecurityPolicy(html), 'script-src')).toBe(
      `script-src 'self' ${hashes.join(' ')}`,
    );
  });

  it('allows style elements by hash, with embedded images [E-10]', () => {
    const css = `.icon{mask-image:url("data:image/svg+xml,<svg xmlns='x'><path d='m0 0'/></svg>")}`;
    const hash = createHash('sha256').update(css).digest('base64');
    const policy = contentSecurityPolicy(`<style data-href="/a.css">${css}</style>`);
    expect(directive(policy, 'style-src')).toContain(`'sha256-${hash}'`);
  });

  it('allows frames of the video host only [MODALS-01, AWARD-08]', () => {
    expect(directive(contentSecurityPolicy(''), 'frame-src')).toBe(
      'frame-src https://www.youtube-nocookie.com',
    );
  });

  it('allows workers and the manifest from the shop only [E-09]', () => {
    expect(directive(contentSecurityPolicy(''), 'worker-src')).toBe("worker-src 'self'");
    expect(directive(contentSecurityPolicy(''), 'manifest-src')).toBe("manifest-src 'self'");
  });
});
