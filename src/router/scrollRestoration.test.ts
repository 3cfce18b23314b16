import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { createScrollRestoration } from './scrollRestoration.ts';

let resized: () => void = () => undefined;
const scrolledTo: number[] = [];

function setHeight(height: number): void {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: height,
    configurable: true,
  });
  resized();
}

function scroll(place: number): void {
  Object.assign(window, { scrollY: place });
  window.dispatchEvent(new Event('scroll'));
}

function twoPages() {
  const places = createScrollRestoration();
  const list: unknown = window.history.state;
  scroll(900);
  const page = places.nextEntry();
  window.history.pushState(page, '');
  scroll(0);
  scroll(300);
  const go = (state: unknown) => {
    window.history.replaceState(state, '');
    places.entryLeft();
    scroll(40);
    places.restore();
  };
  return { places, list, page, go };
}

describe('scrollRestoration', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    scrolledTo.length = 0;
    sessionStorage.clear();
    window.history.replaceState(null, '');
    Object.assign(window, {
      innerHeight: 600,
      scrollTo: (_x: number, y: number) => {
        scrolledTo.push(y);
        scroll(y);
      },
      ResizeObserver: class {
        constructor(listener: () => void) {
          resized = listener;
        }
        observe(): void {}
        disconnect(): void {
          resized = () => undefined;
        }
      },
    });
    setHeight(5000);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('restores the scroll position on back and forward [ROUTES-12]', () => {
    const { list, page, go } = twoPages();
    go(list);
    expect(scrolledTo).toEqual([900]);
    go(page);
    expect(scrolledTo).toEqual([900, 300]);
    go(list);
    expect(scrolledTo).toEqual([900, 300, 900]);
  });

  it('waits until the page is tall enough [ROUTES-12]', () => {
    const { list, go } = twoPages();
    setHeight(800);
    go(list);
    setHeight(1400);
    expect(scrolledTo).toEqual([]);
    setHeight(1500);
    expect(scrolledTo).toEqual([900]);
  });

  it('keeps the scroll position while the page grows [ROUTES-12]', () => {
    const { list, go } = twoPages();
    go(list);
    scroll(952);
    setHeight(5052);
    expect(scrolledTo).toEqual([900, 900]);
    act(() => {
      window.dispatchEvent(new Event('wheel'));
    });
    scroll(1000);
    setHeight(5100);
    expect(scrolledTo).toEqual([900, 900]);
  });

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'stops restoring after the shopper scrolls by %s [ROUTES-12]',
    (type) => {
      const { list, go } = twoPages();
      setHeight(800);
      go(list);
      act(() => {
        window.dispatchEvent(new Event(type));
      });
      setHeight(5000);
      expect(scrolledTo).toEqual([]);
    },
  );

  it('gives up after ten seconds [ROUTES-12]', () => {
    const { list, go } = twoPages();
    setHeight(800);
    go(list);
    jest.advanceTimersByTime(10_000);
    setHeight(5000);
    expect(scrolledTo).toEqual([]);
  });

  it('restores the scroll position after a reload [ROUTES-12]', () => {
    const { list, page } = twoPages();
    window.dispatchEvent(new Event('pagehide'));
    window.history.replaceState(page, '');
    const places = createScrollRestoration();
    window.history.replaceState(list, '');
    places.entryLeft();
    places.restore();
    expect(scrolledTo).toEqual([900]);
  });

  it('starts over if the stored data is invalid', () => {
    sessionStorage.setItem('scroll_places', '{');
    const { list, go } = twoPages();
    go(list);
    expect(scrolledTo).toEqual([900]);
  });
});
