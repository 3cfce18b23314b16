import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import english from '../../../translations/en.json' with { type: 'json' };
import { renderWithTexts } from '../../testing/renderWithTexts.tsx';
import { Slider } from './Slider.tsx';
import { itemsIn, sliderSettings, type SliderKind } from './sliderSettings.ts';

const kinds = Object.keys(sliderSettings) as SliderKind[];

function itemsAt(kind: SliderKind, width: number): number {
  return itemsIn(sliderSettings[kind].items, (fromWidth) => width >= fromWidth);
}

function openWindow(firstWidth: number, isReduced = false) {
  let width = firstWidth;
  const lists: EventTarget[] = [];
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const from = /min-width: (\d+)px/.exec(media)?.[1];
    const list = Object.assign(new EventTarget(), { media, onchange: null });
    Object.defineProperty(list, 'matches', {
      get: () => (from === undefined ? isReduced : width >= Number(from)),
    });
    lists.push(list);
    return list as MediaQueryList;
  });
  return {
    resize: (next: number) => {
      width = next;
      act(() => {
        for (const list of lists) list.dispatchEvent(new Event('change'));
      });
    },
  };
}

function slider(kind: SliderKind, count: number, shownSlide?: number) {
  return (
    <Slider kind={kind} label="Jars" {...(shownSlide === undefined ? {} : { shownSlide })}>
      {Array.from({ length: count }, (_, index) => (
        <button key={index} type="button">
          Jar {index + 1}
        </button>
      ))}
    </Slider>
  );
}

function seen(): (string | null)[] {
  return [...document.querySelectorAll('.slick-slide')]
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.textContent);
}

async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await act(() => jest.advanceTimersByTimeAsync(50));
  }
}

async function openSlider(ui: ReactElement) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  const page = renderWithTexts(ui);
  await act(() => import('./SlickTrack.tsx'));
  await pass(50);
  return { user, ...page };
}

const settle = () => pass(500);

describe('slider settings', () => {
  it('exist for each kind [SLIDERS-01, ENTITIES-22]', () => {
    expect(kinds.toSorted()).toEqual(
      [
        'home-banner',
        'blog',
        'certificate',
        'testimonial',
        'compare',
        'product',
        'box',
        'ingredients',
        'new-product',
        'product-detail',
        'quick-view',
      ].toSorted(),
    );
  });

  it.each<[SliderKind, readonly number[], readonly number[]]>([
    ['home-banner', [0, 1200], [1, 1]],
    ['blog', [0, 399, 400, 739, 740, 939, 940, 1199, 1200], [1, 1, 2, 2, 2, 2, 3, 3, 3]],
    ['certificate', [0, 766, 767, 990, 991], [1, 1, 3, 3, 4]],
    ['testimonial', [0, 766, 767, 990, 991], [1, 1, 2, 2, 3]],
    ['compare', [0, 585, 586, 766, 767, 990, 991], [1, 1, 2, 2, 3, 3, 4]],
    ['product', [0, 419, 420, 766, 767, 990, 991], [1, 1, 2, 2, 3, 3, 3]],
    ['box', [0, 585, 586, 766, 767, 990, 991], [1, 1, 2, 2, 3, 3, 4]],
    ['ingredients', [0, 585, 586, 766, 767, 990, 991], [1, 1, 2, 2, 3, 3, 4]],
    ['new-product', [0, 419, 420, 766, 767, 991], [1, 1, 2, 2, 3, 3]],
    ['product-detail', [0, 1200], [5, 5]],
    ['quick-view', [0, 1200], [4, 4]],
  ])(
    '%s shows at %j px so many slides: %j [SLIDERS-13, CONFLICT-39, SLIDERS-09]',
    (kind, widths, counts) => {
      expect(widths.map((width) => itemsAt(kind, width))).toEqual(counts);
    },
  );

  it('match the numbers and widths in the style sheet [SLIDERS-01, LIMITS-31]', () => {
    const file = path.join(process.cwd(), 'src/components/slider/Slider.module.css');
    const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
    const rules: { from: number; selectors: string[]; items: number }[] = [];
    const addRules = (text: string, from: number) => {
      for (const [, selectors = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
        const items = /--slider-items: (\d+)/.exec(body)?.[1];
        if (items === undefined) continue;
        const names = selectors.split(',').map((selector) => selector.trim());
        rules.push({ from, selectors: names, items: Number(items) });
      }
    };
    const media = /@media \(min-width: (\d+)px\) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;
    addRules(css.replace(media, ''), 0);
    for (const [, from, text = ''] of css.matchAll(media)) addRules(text, Number(from));

    for (const kind of kinds) {
      const widths = [...new Set([...rules.map(({ from }) => from), 0, 400, 740, 1200])];
      for (const width of widths.flatMap((from) => [Math.max(0, from - 1), from])) {
        const inCss = rules
          .filter(
            ({ from, selectors }) =>
              from <= width && (selectors.includes(`.${kind}`) || selectors.includes('.slider')),
          )
          .at(-1)?.items;
        expect(`${kind} at ${width}: ${inCss}`).toBe(
          `${kind} at ${width}: ${itemsAt(kind, width)}`,
        );
      }
    }
  });
});

describe('Slider', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('renders a labelled row of all slides on the server, without style attributes', () => {
    const html = renderToString(
      <IntlProvider locale="en" messages={english}>
        {slider('compare', 6)}
      </IntlProvider>,
    );
    expect(html).toContain('aria-label="Jars"');
    expect(html).toContain('class="slider compare"');
    expect(html.match(/Jar/g)).toHaveLength(1 + 6);
    expect(html).not.toContain('style=');
    expect(html).not.toContain('slick');
  });

  it('shows as many slides as fit, pages through the others, and stops at both ends [SLIDERS-08]', async () => {
    openWindow(767);
    const { user } = await openSlider(slider('compare', 5));
    const region = screen.getByRole('region', { name: 'Jars' });
    expect(within(region).getByRole('group', { name: '1 of 5' })).toBeVisible();
    expect(seen()).toEqual(['Jar 1', 'Jar 2', 'Jar 3']);
    const previous = screen.getByRole('button', { name: 'Previous' });
    const next = screen.getByRole('button', { name: 'Next' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    await settle();
    expect(seen()).toEqual(['Jar 2', 'Jar 3', 'Jar 4']);
    await user.click(next);
    await settle();
    await user.click(next);
    await settle();
    expect(seen()).toEqual(['Jar 3', 'Jar 4', 'Jar 5']);
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(previous);
    await settle();
    expect(seen()).toEqual(['Jar 2', 'Jar 3', 'Jar 4']);
  });

  it('adapts to the window width and leaves no place empty [SLIDERS-08]', async () => {
    const { resize } = openWindow(585);
    const { user } = await openSlider(slider('compare', 4));
    expect(seen()).toEqual(['Jar 1']);
    for (let press = 0; press < 3; press += 1) {
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await settle();
    }
    expect(seen()).toEqual(['Jar 4']);
    resize(586);
    await settle();
    expect(seen()).toEqual(['Jar 3', 'Jar 4']);
    resize(991);
    expect(screen.getAllByRole('button', { name: /Jar/ })).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('is paged by the arrow keys, and keeps the focus out of hidden slides', async () => {
    openWindow(586);
    const { user } = await openSlider(slider('compare', 4));
    screen.getByRole('button', { name: 'Jar 1' }).focus();
    await user.keyboard('{ArrowRight}');
    await settle();
    expect(seen()).toEqual(['Jar 2', 'Jar 3']);
    expect(document.activeElement).not.toHaveTextContent(/^Jar 1$/);
    expect(screen.getByRole('region')).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{ArrowLeft}');
    await settle();
    expect(seen()).toEqual(['Jar 1', 'Jar 2']);
  });

  it('scrolls to the requested slide', async () => {
    openWindow(586);
    const { rerender } = await openSlider(slider('compare', 5, 0));
    rerender(slider('compare', 5, 3));
    await settle();
    expect(seen()).toEqual(['Jar 3', 'Jar 4']);
    rerender(slider('compare', 5, 1));
    await settle();
    expect(seen()).toEqual(['Jar 2', 'Jar 3']);
  });

  it('is a plain row if all slides fit', () => {
    openWindow(1200);
    renderWithTexts(slider('compare', 4));
    expect(screen.getAllByRole('button')).toHaveLength(4);
  });
});

describe('Slider: home banner', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function openBanner(isReduced = false) {
    openWindow(1200, isReduced);
    return openSlider(slider('home-banner', 3));
  }

  it('plays automatically, one slide at a time, and restarts after the last [SLIDERS-02, SLIDERS-04]', async () => {
    await openBanner();
    expect(seen()).toEqual(['Jar 1']);
    const shown: (string | null)[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await pass(6000);
      shown.push(...seen());
    }
    expect(shown).toEqual(['Jar 2', 'Jar 3', 'Jar 1']);
  });

  it('goes back from the first slide to the last [SLIDERS-03]', async () => {
    const { user } = await openBanner();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await settle();
    expect(seen()).toEqual(['Jar 3']);
  });

  it('stops while hovered, focused or paused', async () => {
    const { user } = await openBanner();
    const region = screen.getByRole('region');
    await user.hover(region);
    await pass(13_000);
    expect(seen()).toEqual(['Jar 1']);
    await user.unhover(region);
    act(() => screen.getByRole('button', { name: 'Jar 1' }).focus());
    await pass(13_000);
    expect(seen()).toEqual(['Jar 1']);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    act(() => screen.getByRole('button', { name: 'Play' }).blur());
    await user.unhover(region);
    await pass(13_000);
    expect(seen()).toEqual(['Jar 1']);
    await user.click(screen.getByRole('button', { name: 'Play' }));
    act(() => screen.getByRole('button', { name: 'Pause' }).blur());
    await user.unhover(region);
    await pass(6500);
    expect(seen()).toEqual(['Jar 2']);
  });

  it('does not play under reduced motion', async () => {
    await openBanner(true);
    await pass(13_000);
    expect(seen()).toEqual(['Jar 1']);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  });
});
