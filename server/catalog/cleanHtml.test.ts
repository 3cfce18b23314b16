import { cleanHtml, paragraphsOf, plainTextOf } from './cleanHtml.ts';

describe('cleanHtml', () => {
  it.each([
    ['<p onclick="steal()">Rice</p>', '<p>Rice</p>'],
    ['<script>steal()</script><p>Rice</p>', '<p>Rice</p>'],
    ['<img src=x onerror=steal()>Rice', 'Rice'],
    ['<a href="javascript:steal()">Rice</a>', '<a rel="nofollow noopener">Rice</a>'],
    ['<a href="//evil.example">Rice</a>', '<a rel="nofollow noopener">Rice</a>'],
    ['<p style="position:fixed">Rice</p>', '<p>Rice</p>'],
    ['<iframe src="https://evil.example"></iframe><svg><script>steal()</script></svg>Rice', 'Rice'],
    ['<p>Rice', '<p>Rice</p>'],
    ['<math><mtext><style><img src=x onerror=steal()></style></mtext></math>Rice', 'Rice'],
  ])('makes %s safe', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean);
  });

  it('keeps paragraphs, lists and emphasis', () => {
    const html = '<p>Aged <strong>rice</strong></p><ul><li>long</li></ul>';
    expect(cleanHtml(html)).toBe(html);
  });
});

describe('paragraphsOf', () => {
  it('escapes and makes a paragraph of each line', () => {
    expect(paragraphsOf('Salt & <b>pepper</b>\n\n  2 > 1 ')).toBe(
      '<p>Salt &amp; &lt;b&gt;pepper&lt;/b&gt;</p><p>2 &gt; 1</p>',
    );
    expect(paragraphsOf(' \n ')).toBe('');
  });
});

describe('plainTextOf', () => {
  it('leaves words, cut at the end of one', () => {
    expect(plainTextOf('<p>Salt &amp; pepper,</p><p>ground</p>', 40)).toBe('Salt & pepper, ground');
    expect(plainTextOf('<p>Salt &amp; pepper,</p><p>ground</p>', 16)).toBe('Salt & pepper…');
  });

  it('knows every way to write a character', () => {
    expect(plainTextOf('<p>Th&eacute; vert,&nbsp;l&#233;ger, &#x3c;&nbsp;2&apos;</p>', 40)).toBe(
      "Thé vert, léger, < 2'",
    );
  });
});
