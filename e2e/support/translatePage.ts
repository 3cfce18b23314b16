import type { Page } from '@playwright/test';

function translate(): void {
  const LEFT = 'script, style, textarea, option, title, .translated, [translate=no]';
  const replace = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest(LEFT) !== null || !text.nodeValue?.trim()) continue;
      const other = document.createElement('span');
      other.className = 'translated';
      other.textContent = text.nodeValue;
      text.parentElement?.replaceChild(other, text);
    }
  };
  replace(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) replace(node.nodeType === Node.TEXT_NODE ? target : node);
      if (target.nodeType === Node.TEXT_NODE && target.parentNode) replace(target.parentNode);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

export async function translatePage(page: Page): Promise<void> {
  // Before hydration there are no React texts to replace.
  const opened = "location.pathname.startsWith('/staff') ? 'DOMContentLoaded' : 'shopopened'";
  await page.addInitScript(`addEventListener(${opened}, ${String(translate)})`);
}
