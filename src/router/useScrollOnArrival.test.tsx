import { openDevTools, timeTravel } from '../testing/devTools.ts';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { locationChanged } from '../features/ui/locationSlice.ts';
import { openPage, settled } from '../testing/openPage.tsx';
import type { AppStore } from '../store/makeStore.ts';
import examples from '../testing/examples.gen.json' with { type: 'json' };

openDevTools();

const ID = 'home-certificates';
const answer = {
  ...examples.getHomeContent.answer,
  certificates: [{ title: 'Organic', text: 'Since 2012', image: '/pictures/organic.svg' }],
};
const scrolledTo: string[] = [];

async function openHome(address: string, hash = `#${ID}`) {
  const content = Promise.withResolvers<unknown>();
  const store = await openPage(address, { getHomeContent: () => content.promise });
  if (!address.startsWith('/#')) {
    await settled(store);
    const visit = { pathname: '/', search: '', hash, key: '1', action: 'PUSH' } as const;
    await act(async () => store.dispatch(locationChanged(visit)));
  }
  return {
    store,
    arrive: async () => {
      await act(async () => content.resolve(answer));
      await screen.findByRole('heading', { name: 'Our standards' });
    },
  };
}

async function replaceLocation(store: AppStore, pathname: string, search: string) {
  const visit = {
    pathname,
    search,
    hash: '',
    key: `${pathname}${search}`,
    action: 'REPLACE',
  } as const;
  await act(async () => store.dispatch(locationChanged(visit)));
}

describe('a location that replaces another', () => {
  beforeEach(() => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });

  it('starts at the top of another page [ROUTES-12]', async () => {
    const store = await openPage('/account/login', {});
    await settled(store);
    await replaceLocation(store, '/contact', '');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('keeps the scroll position on the same page [ROUTES-12]', async () => {
    const store = await openPage('/search?search=rice', {});
    await settled(store);
    await replaceLocation(store, '/search', '?search=dal');
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});

describe('a location with an anchor', () => {
  beforeEach(() => {
    scrolledTo.length = 0;
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(
      this: Element,
    ) {
      scrolledTo.push(this.id);
    });
  });

  it('scrolls to the element once, when it appears [ROUTES-11]', async () => {
    const { arrive, store } = await openHome('/account/login');
    expect(scrolledTo).toEqual([]);
    await arrive();
    expect(scrolledTo).toEqual([ID]);
    await settled(store);
    expect(scrolledTo).toEqual([ID]);
  });

  it('scrolls to the element on the first page, too [ROUTES-11]', async () => {
    const { arrive } = await openHome(`/#${ID}`);
    await arrive();
    expect(scrolledTo).toEqual([ID]);
  });

  it('does not scroll after the shopper has scrolled [ROUTES-11]', async () => {
    const { arrive } = await openHome('/account/login');
    window.dispatchEvent(new Event('wheel'));
    await arrive();
    expect(scrolledTo).toEqual([]);
  });

  it('does not scroll once another location is shown [ROUTES-11]', async () => {
    const { arrive, store } = await openHome('/account/login');
    const visit = { pathname: '/', search: '', hash: '', key: '2', action: 'PUSH' } as const;
    await act(async () => store.dispatch(locationChanged(visit)));
    await arrive();
    expect(scrolledTo).toEqual([]);
  });

  it('does not scroll after time travel [ROUTES-11]', async () => {
    const { arrive } = await openHome('/account/login');
    const { lastAction, jumpTo } = timeTravel();
    const present = lastAction();
    await act(async () => jumpTo(present - 1));
    await act(async () => jumpTo(present));
    scrolledTo.length = 0;
    await arrive();
    expect(scrolledTo).toEqual([]);
  });

  it('shows the page if the anchor is malformed [ROUTES-11]', async () => {
    const { arrive } = await openHome('/account/login', '#50%');
    await arrive();
    expect(scrolledTo).toEqual([]);
  });
});
