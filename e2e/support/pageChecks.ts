import type { Page } from '@playwright/test';

export function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  });
}

/** Finds texts that the text spacing of WCAG 1.4.12 clips or makes overlap. */
export function spacedTextLosses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nodes: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!node.data.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      // Skip the inert page below overlays, and visually hidden text, which is clipped on purpose.
      if (parent.closest('script, style, noscript, option, [inert], .visuallyHidden')) continue;
      nodes.push(node);
    }
    const range = document.createRange();
    const boxOf = (node: Text) => {
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const once = <Value>(read: (element: Element) => Value) => {
      const known = new Map<Element, Value>();
      return (element: Element): Value => {
        const value = known.has(element) ? (known.get(element) as Value) : read(element);
        known.set(element, value);
        return value;
      };
    };
    const isFloating = once((element): boolean => {
      if (/fixed|sticky|absolute/.test(getComputedStyle(element).position)) return true;
      return element.parentElement !== null && isFloating(element.parentElement);
    });
    const flowing = nodes.filter((node) => node.parentElement && !isFloating(node.parentElement));
    const isInline = once((element) => getComputedStyle(element).display === 'inline');

    function cutTexts(): Text[] {
      const styleOf = once((element) => {
        const { overflowX, overflowY, position } = getComputedStyle(element);
        const cutsX = /hidden|clip/.test(overflowX);
        const cutsY = /hidden|clip/.test(overflowY);
        const clip = cutsX || cutsY ? element.getBoundingClientRect() : undefined;
        return { cutsX, cutsY, clip, isFixed: position === 'fixed' };
      });
      return nodes.filter((node) => {
        const box = boxOf(node);
        for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
          const { cutsX, cutsY, clip, isFixed } = styleOf(at);
          if (clip) {
            if (cutsX && (box.left < clip.left - 1 || box.right > clip.right + 1)) return true;
            if (cutsY && (box.top < clip.top - 3 || box.bottom > clip.bottom + 3)) return true;
          }
          if (isFixed) return false;
        }
        return false;
      });
    }

    function isOnPurpose(one: Text, other: Text): boolean {
      const [parent, otherParent] = [one.parentElement, other.parentElement];
      if (!parent || !otherParent) return true;
      if (parent.contains(other) || otherParent.contains(one)) return true;
      if (parent.parentElement !== otherParent.parentElement) return false;
      return isInline(parent) || isInline(otherParent);
    }

    function overlaps(): Set<string> {
      const found = new Set<string>();
      const boxes = flowing
        .map((node) => ({ node, box: boxOf(node) }))
        .toSorted((one, other) => one.box.top - other.box.top);
      for (const [at, one] of boxes.entries()) {
        for (let next = at + 1; next < boxes.length; next += 1) {
          const other = boxes[next];
          if (!other || one.box.bottom - other.box.top < 8) break;
          const width =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
          // Ignore small overlaps, because lines of one paragraph touch. Ignore inline neighbours, because a text
          // in several lines has one large box.
          if (width < 4 || height < 8 || isOnPurpose(one.node, other.node)) continue;
          found.add(
            [one, other]
              .map(({ node }) => `«${node.data.trim()}»`)
              .toSorted()
              .join(' on '),
          );
        }
      }
      return found;
    }

    const cutBefore = new Set(cutTexts());
    const overlapsBefore = overlaps();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:0.12em!important;word-spacing:0.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets.push(sheet);
    const cut = cutTexts().filter((node) => !cutBefore.has(node));
    const over = [...overlaps()].filter((pair) => !overlapsBefore.has(pair));
    document.adoptedStyleSheets.pop();
    return [...cut.map(({ data }) => `cut: ${data.trim()}`), ...over];
  });
}

/** Finds controls under 44 by 44 px, except links. An input inside a label has the label's size. */
export function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('button, select, input, textarea, summary')];
    return controls.flatMap((control) => {
      if (control.closest('[inert], [aria-hidden=true], .visuallyHidden')) return [];
      if (!control.checkVisibility({ opacityProperty: false, visibilityProperty: true })) return [];
      const target = control.matches('input') ? (control.closest('label') ?? control) : control;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || (width >= 43.5 && height >= 43.5)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim();
      return [`${control.tagName} «${name || control.getAttribute('name')}» ${width} × ${height}`];
    });
  });
}

/**
 * Finds places in the page where Tab moves up and left against the reading order. Also finds positive `tabindex`
 * values. Skips overlays.
 */
export function focusJumps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const places = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input, select, textarea, [tabindex])',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert], [aria-hidden=true]') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !/fixed|absolute/.test(getComputedStyle(element).position),
    );
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    const positive = places.filter(({ tabIndex }) => tabIndex > 0);
    const jumps = places.slice(1).flatMap((next, at) => {
      const before = places[at];
      if (!before) return [];
      const from = before.getBoundingClientRect();
      const to = next.getBoundingClientRect();
      const isUp = to.bottom <= from.top + 1 && to.left < from.right - 1;
      return isUp ? [`from «${nameOf(before)}» up to «${nameOf(next)}»`] : [];
    });
    return [...positive.map((element) => `«${nameOf(element)}» has a place of its own`), ...jumps];
  });
}

export function unseenFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The focus ring's class is removed a moment after blur.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const look = (element: Element) => {
      const styles: string[] = [];
      for (let at: Element | null = element, up = 0; at && up < 4; at = at.parentElement, up += 1) {
        for (const part of [null, '::after']) {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(
            at,
            part,
          );
          const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
          styles.push(isOutlined ? outlineColor : '', boxShadow);
        }
      }
      return styles.join();
    };
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, [tabindex]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert], [aria-hidden=true]') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    return controls.flatMap((control) => {
      const before = look(control);
      control.focus({ preventScroll: true });
      const isSeen = document.activeElement === control && look(control) !== before;
      control.blur();
      return isSeen ? [] : [control.outerHTML.slice(0, 120)];
    });
  });
}

export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const { duration, iterations } = effect?.getComputedTiming() ?? {};
      const isStill = Number(duration) <= 1 && iterations === 1;
      const { target } = effect as KeyframeEffect;
      return isStill ? [] : [target?.outerHTML.slice(0, 120) ?? ''];
    }),
  );
}

export async function coveredFocus(page: Page): Promise<string[]> {
  const covered = new Set<string>();
  const visited = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const number = [...document.querySelectorAll('*')].indexOf(element);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const xs = [left + 2, (left + right) / 2, right - 2];
      const ys = [top + 2, (top + bottom) / 2, bottom - 2];
      const isSeen = xs.some((x) =>
        ys.some((y) => {
          const seen = document.elementFromPoint(x, y);
          return seen !== null && (element.contains(seen) || seen.contains(element));
        }),
      );
      return { number, isSeen, html: element.outerHTML.slice(0, 240) };
    });
    if (reached === undefined || visited.has(`${reached.number} ${reached.html}`))
      return [...covered];
    visited.add(`${reached.number} ${reached.html}`);
    if (!reached.isSeen) covered.add(reached.html);
  }
}
