/**
 * Style sheet for goober, the CSS engine inside notistack. Goober's default needs `innerHTML`, which the page's
 * Content-Security-Policy forbids. Import before notistack.
 */
if (typeof CSSStyleSheet === 'function' && 'adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let rules = '';
  const text = {
    get data() {
      return rules;
    },
    set data(next: string) {
      rules = next;
      sheet.replaceSync(next);
    },
  };
  Object.assign(window, { _goober: { parentNode: document, firstChild: text } });
}
