/**
 * Starts the shop's code once the first pictures are there, or at the shopper's first touch, so that it does not take the
 * line from them. Runs as it stands in the page, under the policy `boot`; its addresses are in `data-scripts`.
 */
export const bootScript = `(function () {
  var scripts = document.currentScript.dataset.scripts.split(' ');
  var policy = window.trustedTypes && trustedTypes.createPolicy('boot', {
    createScriptURL: function (url) {
      if (!/^\\/assets\\/[\\w.-]+$/.test(url)) throw new TypeError(url);
      return url;
    }
  });
  function start() {
    scripts.splice(0).forEach(function (url) {
      var script = document.createElement('script');
      script.src = policy ? policy.createScriptURL(url) : url;
      document.head.appendChild(script);
    });
  }
  ['pointerdown', 'keydown', 'touchstart'].forEach(function (type) {
    addEventListener(type, start, { once: true, capture: true, passive: true });
  });
  addEventListener('load', start);
  setTimeout(start, 3000);
})();`.replace(/\n\s*/g, ' ');
