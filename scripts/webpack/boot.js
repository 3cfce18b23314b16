/**
 * Stands in the page itself. Starts the shop's code once the first pictures are there, or at the shopper's first
 * touch, so that it does not take the network from them; its URLs are in `data-scripts`. What the shopper presses
 * or chooses before that code has taken over is queued and done then (the event `shopopened`).
 */
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const urls = (script.dataset.scripts ?? '').split(' ');
  /** @typedef {{ createScriptURL: (url: string) => string }} Policy */
  const { trustedTypes } =
    /** @type {{ trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } }} */ (
      /** @type {unknown} */ (window)
    );
  const policy = trustedTypes?.createPolicy('boot', {
    createScriptURL(url) {
      if (/^\/assets\/[\w.-]+$/.test(url)) return url;
      throw new TypeError(url);
    },
  });

  // A page that no server has rendered shows that it starts.
  const root = document.getElementById('root');
  if (root?.childElementCount === 0) {
    const loader = document.createElement('output');
    loader.id = 'main_loader';
    loader.setAttribute('name', loader.id);
    loader.append(document.createElement('progress'));
    root.append(loader);
  }

  function start() {
    for (const url of urls.splice(0)) {
      const element = document.createElement('script');
      element.src = policy?.createScriptURL(url) ?? url;
      // Whoever imports its code would wait for what has failed long ago, instead of asking once more.
      element.addEventListener('error', () => element.remove());
      document.head.append(element);
    }
  }

  /** @type {Map<Element, () => void>} */
  const early = new Map();

  // A link that opens a dialog in its place waits as a button does, unless it is to open elsewhere.
  const pressed = 'button,a[aria-haspopup=dialog]';

  /** @param {MouseEvent} event */
  function keepPress(event) {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const control = target instanceof Element ? target.closest(pressed) : null;
    if (!(control instanceof HTMLElement)) return;
    if (control instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey)) return;
    // The search form works without any code.
    if (control instanceof HTMLButtonElement && control.form?.hasAttribute('action')) return;
    event.preventDefault();
    early.set(control, () => control.click());
  }

  /** @param {Event} event */
  function keepChoice({ target }) {
    const isBox = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type);
    if (!isBox && !(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    const isTicked = isBox && target.checked;
    early.set(target, () => {
      target.value = value;
      // React takes the part over that an event comes from, before it handles it.
      target.dispatchEvent(new Event('change', { bubbles: true }));
      if (!isBox) return;
      // Of boxes it heeds the press alone, and only what differs from what it knows.
      target.checked = !isTicked;
      target.click();
    });
  }

  addEventListener('click', keepPress, true);
  addEventListener('change', keepChoice, true);
  addEventListener(
    'shopopened',
    () => {
      removeEventListener('click', keepPress, true);
      removeEventListener('change', keepChoice, true);
      for (const [element, act] of early) if (element.isConnected) act();
    },
    { once: true },
  );

  for (const type of ['pointerdown', 'keydown', 'touchstart']) {
    addEventListener(type, start, { once: true, capture: true, passive: true });
  }
  addEventListener('load', start);
  setTimeout(start, 3000);
})();
