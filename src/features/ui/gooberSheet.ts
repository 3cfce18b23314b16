/**
 * Where goober, the styling engine inside notistack, writes its rules. It looks for `window._goober` and would else
 * insert a style element through `innerHTML`, which the page's policy forbids; a constructed sheet needs no leave. Import
 * this before notistack.
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
