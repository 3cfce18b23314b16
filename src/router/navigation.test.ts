import { openDevTools, timeTravel } from '../testing/devTools.ts';
import { waitFor } from '@testing-library/react';
import { loadable } from '../components/loadable.tsx';
import { selectIsNavigating, selectLocation } from '../features/ui/locationSlice.ts';
import { connectivityChanged, selectToasts } from '../features/ui/uiSlice.ts';
import { setupStore } from '../testing/setupStore.tsx';
import { createNavigator } from './navigation.ts';
import { createRouteMatcher } from './routeMatcher.ts';

openDevTools();

const Screen = () => null;

function open() {
  window.history.replaceState(null, '', '/');
  const { store } = setupStore({ address: '/' });
  const pageAt = (path: string) => {
    const code = Promise.withResolvers<{ Screen: typeof Screen }>();
    return {
      ...code,
      route: { path, chunk: path, screen: loadable(() => code.promise, 'Screen') },
    };
  };
  const [first, second] = [pageAt('/first'), pageAt('/second')];
  const matchRoute = createRouteMatcher([first.route, second.route], pageAt('/p').route);
  const navigator = createNavigator(store, matchRoute);
  const shown = () => selectLocation(store.getState()).pathname;
  const isNavigating = () => selectIsNavigating(store.getState());
  return { store, navigator, first, second, shown, isNavigating };
}

describe('navigator', () => {
  it("keeps the page until the next one's code has loaded, then updates history and store", async () => {
    const { navigator, first, shown, isNavigating } = open();
    const entries = window.history.length;
    navigator.push('/first?page=2');
    expect([shown(), window.location.pathname, isNavigating()]).toEqual(['/', '/', true]);
    first.resolve({ Screen });
    await waitFor(() => expect(shown()).toBe('/first'));
    expect(window.location.href).toBe('http://localhost/first?page=2');
    expect(window.history.length).toBe(entries + 1);
    expect(isNavigating()).toBe(false);
  });

  it('does not rerender the current page when a navigation starts', () => {
    const { store, navigator } = open();
    const shown = selectLocation(store.getState());
    navigator.push('/first');
    expect(selectLocation(store.getState())).toBe(shown);
  });

  it('shows the page of the latest navigation, whichever code loads first', async () => {
    const { navigator, first, second, shown } = open();
    navigator.push('/first');
    navigator.push('/second');
    first.resolve({ Screen });
    await first.route.screen.preload();
    expect(shown()).toBe('/');
    second.resolve({ Screen });
    await waitFor(() => expect(shown()).toBe('/second'));
    expect(window.location.pathname).toBe('/second');
  });

  it('replaces the history entry, at once within a page', () => {
    const { navigator, store } = open();
    const entries = window.history.length;
    navigator.replace('/?sort=name', undefined, { preventScrollReset: true });
    expect(selectLocation(store.getState())).toMatchObject({
      search: '?sort=name',
      action: 'REPLACE',
      keepsScroll: true,
    });
    expect(window.location.search).toBe('?sort=name');
    expect(window.history.length).toBe(entries);
  });

  it('shows the page of the latest navigation when offline [E-09]', async () => {
    const { navigator, store, first, second, shown } = open();
    for (const { route, resolve } of [first, second]) {
      resolve({ Screen });
      await route.screen.preload();
    }
    Object.defineProperty(window.navigator, 'serviceWorker', {
      value: { controller: {} },
      configurable: true,
    });
    store.dispatch(connectivityChanged(false));
    const entries = window.history.length;
    navigator.push('/first');
    navigator.push('/second');
    await waitFor(() => expect(shown()).toBe('/second'));
    expect(window.history.length).toBe(entries + 1);
    Reflect.deleteProperty(window.navigator, 'serviceWorker');
  });

  it('follows the Back key', async () => {
    const { navigator, store, first, shown } = open();
    first.resolve({ Screen });
    navigator.push('/first');
    await waitFor(() => expect(shown()).toBe('/first'));
    navigator.go(-1);
    await waitFor(() => expect(shown()).toBe('/'));
    expect(selectLocation(store.getState()).action).toBe('POP');
  });

  it('stays and shows a toast when neither the code nor the document loads', async () => {
    const { navigator, store, first, shown, isNavigating } = open();
    navigator.push('/first');
    first.reject(new Error('No code.'));
    await waitFor(() =>
      expect(selectToasts(store.getState())).toMatchObject([
        { kind: 'error', content: { messageId: 'app.navigation.failed' } },
      ]),
    );
    expect([shown(), window.location.pathname, isNavigating()]).toEqual(['/', '/', false]);
  });

  it('does not navigate during time travel, but shows its URL', async () => {
    const { navigator, first, shown } = open();
    first.resolve({ Screen });
    const { lastAction, jumpTo } = timeTravel();
    const home = lastAction();
    navigator.push('/first');
    await waitFor(() => expect(shown()).toBe('/first'));
    jumpTo(home);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    navigator.push('/first');
    expect(shown()).toBe('/');
  });
});
