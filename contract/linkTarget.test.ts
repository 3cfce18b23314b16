import { isSafeUrl, isPath, isWebPage } from './linkTarget.ts';

const kindOf = (text: string) => {
  if (isPath(text)) return 'path';
  if (isWebPage(text)) return 'page';
  return isSafeUrl(text) ? 'outside' : 'nothing';
};

it.each([
  ['/shop/rice?a=1#b', 'path'],
  ['/', 'path'],
  ['//evil.example', 'nothing'],
  ['/\\evil.example', 'nothing'],
  // Browsers strip tabs and line breaks from URLs.
  ['/\t/evil.example', 'nothing'],
  ['/\n\\evil.example', 'nothing'],
  ['https://farm.example/diary', 'page'],
  ['HTTP://farm.example', 'page'],
  ['mailto:a@farm.example', 'outside'],
  ['tel:+91', 'outside'],
  ['javascript:alert(1)', 'nothing'],
  [' JavaScript:alert(1)', 'nothing'],
  ['java\nscript:alert(1)', 'nothing'],
  ['data:text/html,<script>alert(1)</script>', 'nothing'],
  ['farm.example', 'nothing'],
  ['http://[', 'nothing'],
  ['', 'nothing'],
])('classifies %j as %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});
