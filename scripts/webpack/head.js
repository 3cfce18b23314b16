/**
 * Stands in the page's head, before anything is painted: takes up the colour scheme that the shopper chose, and keeps
 * the colour around the page in step with `data-color-scheme`, here and after later choices. A page that opens at a place
 * of its own is laid out whole (src/components/content/FarContent.module.css).
 */
(() => {
  const root = document.documentElement;
  const chosen = /(?:^|; )color-scheme=(light|dark)/.exec(document.cookie);

  function colourAround() {
    const { colorScheme } = root.dataset;
    /** @type {NodeListOf<HTMLMetaElement>} */
    const metas = document.querySelectorAll('meta[data-scheme]');
    for (const meta of metas) {
      const { scheme } = meta.dataset;
      if (!colorScheme) meta.media = `(prefers-color-scheme: ${scheme})`;
      else meta.media = scheme === colorScheme ? 'all' : 'not all';
    }
  }

  new MutationObserver(colourAround).observe(root, { attributeFilter: ['data-color-scheme'] });
  if (chosen) root.dataset.colorScheme = chosen[1];

  const [navigation] = performance.getEntriesByType('navigation');
  root.toggleAttribute('data-whole', location.hash !== '' || navigation?.type !== 'navigate');
})();
