/**
 * Inlined into the head, so that it runs before the first paint. Applies the chosen colour scheme from the cookie and
 * syncs the `theme-color` elements with `data-color-scheme`. Sets `data-whole` on pages that may open scrolled, which
 * renders off-screen content (src/components/content/FarContent.module.css).
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
