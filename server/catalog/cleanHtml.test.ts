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
      '<p>Energy – 1380 kJ</p>',
    ],
    ['<ul><li><div>Raw</div></li><li>Open</li></ul>', '<ul><li>Raw</li><li>Open</li></ul>'],
    ['<strong><div>Fresh</div></strong>', '<p><strong>Fresh</strong></p>'],
    [
      '<section onclick="x">A</section><section>B <i>c</i></section><script>x</script>',
      '<p>A</p><p>B <i>c</i></p>',
    ],
    [
      '<h1>Honey</h1>Raw<h5>Storage</h5>Keep cool',
      '<h2>Honey</h2><p>Raw</p><h4>Storage</h4><p>Keep cool</p>',
    ],
    [
      '<b style="font-weight:normal"><p><span style="font-weight:700">Raw</span> <span style="font-style:italic">honey</span></p><p>Two</p></b>',
      '<p><strong>Raw</strong> <em>honey</em></p><p>Two</p>',
    ],
    ['10<sup>3</sup>, H<sub>2</sub>O, 1<sup>st</sup>', '<p>10³, H₂O, 1st</p>'],
    ['<del>₹ 300</del> ₹ 250, <s>sold</s>', '<p>₹ 250, sold</p>'],
    ['Honey<iframe src="x">fallback</iframe><video>no video</video>', '<p>Honey</p>'],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<ol start="3"><li>Stir</li></ol>', '<ol start="3"><li>Stir</li></ol>'],
    ['<p>&nbsp;</p><p></p><p>Raw</p>', '<p>Raw</p>'],
    [
      '<a href="tel:+919845012345">Call</a> <a href="//shop.example/x">here</a> <a href="sms:1">text</a>',
      '<p><a href="tel:+919845012345" rel="nofollow noopener">Call</a> <a href="https://shop.example/x" rel="nofollow noopener">here</a> text</p>',
    ],
    [
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Raw</p><p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o </span>Not heated</p><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>· </span>Local</p><p>Then</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1. </span>Open</p>",
      '<ul><li>Raw<ul><li>Not heated</li></ul></li><li>Local</li></ul><p>Then</p><ol><li>Open</li></ol>',
    ],
    [
      'sugar *, ghee *, 6 * 200 g &amp; milk.No nuts',
      '<p>sugar *, ghee *, 6 * 200 g &amp; milk.No nuts</p>',
    ],
    [`${'<div>'.repeat(200)}Raw <b>honey</b>`, '<p>Raw  honey</p>'],
  ])('turns %s into %s', (html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned);
    expect(cleanHtml(cleaned)).toBe(cleaned);
  });
});
