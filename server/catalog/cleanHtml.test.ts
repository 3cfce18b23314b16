import { cleanHtml } from './cleanHtml.ts';

describe('cleanHtml', () => {
  it.each([
    ['<p>As it <b>is</b>,<br />in two lines</p>', '<p>As it <b>is</b>,<br />in two lines</p>'],
    [
      '<div>Contains nuts</div><div>Keep cool</div>Third<br>Fourth',
      '<p>Contains nuts</p><p>Keep cool</p><p>Third<br />Fourth</p>',
    ],
    [
      '<h2>Why</h2><p>Good</p><table><tr><th>Salt</th><td>1</td></tr><tr><td colspan="2">5 g</td></tr></table>',
      '<h2>Why</h2><p>Good</p><p>Salt – 1</p><p>5 g</p>',
    ],
    [
      '<table><tr><td><p>Energy</p></td><td><p>1380 kJ</p></td></tr></table>',
      '<p>Energy</p><p>1380 kJ</p>',
    ],
    ['<ul><li><div>Raw</div></li><li>Open</li></ul>', '<ul><li><p>Raw</p></li><li>Open</li></ul>'],
    ['<strong><div>Fresh</div></strong>', '<strong><p>Fresh</p></strong>'],
    [
      '<section onclick="x">A</section><section>B <i>c</i></section><script>x</script>',
      '<p>A</p><p>B <i>c</i></p>',
    ],
  ])('of %s is %s', (html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned);
    expect(cleanHtml(cleaned)).toBe(cleaned);
  });
});
