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

/** Two pages whose code comes when the test says so, and a navigator between them and the home page. */
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

describe('the navigator', () => {
  it('stays on a page until the code of the next one is there, then moves history and store', async () => {
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

  it('does not have the page shown rendered again for one that begins', () => {
    const { store, navigator } = open();
    const shown = selectLocation(store.getState());
    navigator.push('/first');
    expect(selectLocation(store.getState())).toBe(shown);
  });

  it('goes where the shopper wanted to last, whichever code comes first', async () => {
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

  it('replaces the entry of the history, at once within a page', () => {
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

  it('E-09 offline, too, goes to none but the page that was wanted last', async () => {
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

  it('stays and says so where neither the code nor the page can be had', async () => {
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

  it('leads nowhere while the past is shown, whose address it shows', async () => {
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
