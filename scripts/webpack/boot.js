/**
 * Inlined into the page. Loads the scripts in `data-scripts` on the `load` event, on the first input, or after 3 s.
 * The first pictures thus load before the scripts. Queues clicks and input before hydration, and replays them
 * on the event `shopopened`. Until then, pressed controls pulse.
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

  // Show a loader if the page is not server-rendered.
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
      // Remove the failed element: webpack would wait for it instead of loading the script again.
      element.addEventListener('error', () => element.remove());
      document.head.append(element);
    }
  }

  /** @type {Map<Element, () => void>} */
  const early = new Map();

  // A pulse of more than five seconds would need a way to stop it (WCAG 2.2.2).
  const PULSES = 10;

  /** @type {Animation[]} */
  const pulses = [];

  /**
   * Shows that a press was received. An animation changes no attribute, which hydration would compare.
   * @param {Element} control
   */
  function pulse(control) {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const animation = control.animate?.(
      { opacity: [isStill ? 0.4 : 1, 0.4] },
      { duration: 500, iterations: PULSES, direction: 'alternate' },
    );
    if (animation) pulses.push(animation);
  }

  /**
   * Queues a control's action at the end, in place of its earlier action.
   * @param {Element} control
   * @param {() => void} act
   */
  function keep(control, act) {
    if (!early.delete(control) && control.matches('button,a,select')) pulse(control);
    early.set(control, act);
  }

  // Links that open a dialog are queued like buttons, except for clicks that open a new tab or window.
  const pressed = 'button,a[aria-haspopup=dialog]';

  /** @param {MouseEvent} event */
  function keepPress(event) {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const control = target instanceof Element ? target.closest(pressed) : null;
    if (!(control instanceof HTMLElement)) return;
    if (control instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey)) return;
    // Forms with an `action`, such as the search form, work without JavaScript.
    if (control instanceof HTMLButtonElement && control.form?.hasAttribute('action')) return;
    event.preventDefault();
    // React may be listening already. Stop it from handling the press a second time.
    event.stopPropagation();
    keep(control, () => control.click());
  }

  /** @param {Event} event */
  function keepInput({ target: field }) {
    const target = /** @type {HTMLInputElement} */ (field);
    if (!target.matches('select,textarea,input:not([type=file])')) return;
    const isBox = /radio|checkbox/.test(target.type);
    const { value } = target;
    const isTicked = isBox && target.checked;
    const isSelect = target.matches('select');
    /** @param {string} text */
    const change = (text) => {
      // React ignores values that were set through the property of the element itself.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(
        target,
        text,
      );
      target.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
    };
    keep(target, () => {
      // React hydrates the target's Suspense boundary before it handles the event.
      change(value);
      if (!isBox) {
        // A field that re-renders on mount loses the value. React ignores a value that it has already handled, so
        // set another one first.
        if (!isSelect) change(value === '' ? '0' : '');
        if (target.value !== value) change(value);
        return;
      }
      // For checkboxes and radio buttons, React handles only clicks that change the state known to it.
      target.checked = !isTicked;
      target.click();
    });
  }

  addEventListener('click', keepPress, true);
  // Listen to `input`, because React may reset the value before `change` fires.
  addEventListener('input', keepInput, true);
  addEventListener(
    'shopopened',
    () => {
      removeEventListener('click', keepPress, true);
      removeEventListener('input', keepInput, true);
      for (const animation of pulses) animation.cancel();
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
