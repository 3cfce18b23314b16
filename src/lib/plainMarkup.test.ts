import { plainMarkup } from './plainMarkup.ts';

const rules = { tags: ['p', 'br', 'strong', 'a'], attributes: ['href', 'rel'] };

describe('plainMarkup', () => {
  it.each([
    ['<p>Firm <strong>rice</strong><br>and more</p>'],
    ['<a href="https://example.org/?a=1&amp;b=2" rel="nofollow">more</a>'],
    ['5 kg &amp; 10 kg, &lt;b&gt; and ₹'],
  ])('leaves %s unchanged [CONFLICT-33]', (html) => {
    expect(plainMarkup(html, rules)).toBe(html);
  });

  it.each([
    ['handlers', '<p onclick="x()" class=a>A</p>', '<p>A</p>'],
    ['handlers behind a broken value', `<p title="x"onclick='y()'/onfocus=z()>A</p>`, '<p>A</p>'],
    ['elements that are not allowed', '<div><img src=x onerror=x()>A</div>', 'A'],
    ['what is not for reading', '<style>p{}</style><SCRIPT>x()</script >A<svg><a>b</a></svg>', 'A'],
    ['a script without an end', 'A<script>x()', 'A'],
    ['comments and declarations', '<!DOCTYPE html><!-- <p onclick=x()> -->A<?x y?></ >', 'A'],
    ['a tag without an end', 'A<p onclick="x()', 'A<p>'],
    [
      'other attributes',
      `<a title="x href=y" HREF='/a"b' rel=me target=_top>A</a>`,
      '<a href="/a&quot;b" rel="me">A</a>',
    ],
  ])('removes %s [CONFLICT-33]', (_title, html, plain) => {
    expect(plainMarkup(html, rules)).toBe(plain);
  });

  it('escapes a `<` that starts no tag [CONFLICT-33]', () => {
    expect(plainMarkup('1 < 2 <3 it’s > 0<', rules)).toBe('1 &lt; 2 &lt;3 it’s > 0&lt;');
    expect(plainMarkup("<a href=it's>A</a> it's", rules)).toBe('<a href="it\'s">A</a> it\'s');
  });

  it.each(['<p onclick="', '<script>', '<!--', "<a href='", '<', '<p a=b '])(
    'stays fast with %j repeated a hundred thousand times',
    (part) => {
      const start = performance.now();
      plainMarkup(part.repeat(100_000), rules);
      expect(performance.now() - start).toBeLessThan(5000);
    },
  );
});
