import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { persistStore } from 'redux-persist';
import { api } from '../api/api.ts';
import { termSearched } from '../features/search/searchSlice.ts';
import { changeLanguage } from '../features/ui/changeLanguage.ts';
import { LazyCartPanels } from '../features/miniCart/cartPanels.ts';
import type { ExportForm } from '../testing/devToolsExtension.ts';
import { openDevTools, timeTravel } from '../testing/devTools.ts';
import { openShop, settled } from '../testing/openPage.tsx';
import { sampleRecordingText } from '../testing/sampleRecording.ts';
import type { SetupOptions } from '../testing/setupStore.tsx';
import { setupUser } from '../testing/setupUser.ts';
import english from '../../translations/en.json' with { type: 'json' };

const TEXT_ID = /^[a-z]+[A-Za-z]*(\.[A-Za-z]+)+$/;

openDevTools();

beforeAll(() => LazyCartPanels.preload());

afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

async function openWithDevTools(address: string, options: SetupOptions = {}) {
  const { store, calls } = await openShop(address, {
    storages: { session: window.sessionStorage, local: window.localStorage },
    ...options,
  });
  const persistor = await act(async () => persistStore(store));
  await settled(store);
  return { store, calls, persistor, travel: timeTravel() };
}

const stored = () => JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }]);

function shownIds(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    if (TEXT_ID.test(text)) found.push(text);
  }
  return found;
}

async function fileOfVisit(form: ExportForm): Promise<string> {
  const { travel } = await openWithDevTools('/shop');
  const [add] = await screen.findAllByRole('button', { name: /^Add to cart/ });
  if (!add) throw new Error('The page has no product.');
  await setupUser().click(add);
  await screen.findByRole('dialog', { name: 'Added to your cart' });
  const file = travel.exportFile(form);
  cleanup();
  return file;
}

const notice = () => screen.getByText(/^You’re viewing an earlier state\. Changes are disabled\./);

describe('file exported by Redux DevTools [E-11]', () => {
  it.each(['actions', 'log'] as const)(
    'shows the end of its session in a fresh shop, and sends and writes nothing (%s)',
    async (form) => {
      const file = await fileOfVisit(form);
      const { calls, travel } = await openWithDevTools('/');
      const sent = calls.length;
      const storedBefore = stored();

      act(() => expect(travel.receive({ type: 'IMPORT', state: file })).toBeUndefined());
      expect(await screen.findByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
      expect(notice()).toBeVisible();
      expect(shownIds()).toEqual([]);
      await new Promise((resolve) => setTimeout(resolve));
      expect(calls).toHaveLength(sent);
      expect(stored()).toBe(storedBefore);
    },
  );

  it('stays small, as it contains actions without a state for each', async () => {
    const file = await fileOfVisit('actions');
    const log = await fileOfVisit('log');
    expect(file.length).toBeLessThan(log.length / 10);
  });

  it('may begin after the start of redux-persist', async () => {
    const { travel, store } = await openWithDevTools('/shop');
    const atStart = store.getState();
    act(() => void travel.receive({ type: 'DISPATCH', payload: { type: 'COMMIT' } }));
    act(() => void store.dispatch(api.util.resetApiState()));
    const file = travel.exportFile('actions');
    expect(JSON.parse(file)).toHaveProperty('preloadedState');
    expect(atStart.ui).toHaveProperty('_persist');
    cleanup();

    const fresh = await openWithDevTools('/');
    act(() => expect(fresh.travel.receive({ type: 'IMPORT', state: file })).toBeUndefined());
    expect(fresh.store.getState().location.pathname).toBe('/shop');
    expect(notice()).toBeVisible();
  });
});

describe('invalid DevTools file [E-11]', () => {
  const importing = (payload: string, preloadedState?: string) =>
    JSON.stringify({ payload, preloadedState });

  it.each([
    ['cut in the middle', '{"payload":"[{', /JSON/],
    ['of another app', importing('[]', '{"todos":[]}'), /does not hold a state of this shop/],
    [
      'of another shop with parts of the same names',
      importing('[]', '{"location":{"pathname":"/"},"ui":"dark","cart":[]}'),
      /does not hold a state of this shop/,
    ],
    [
      'with names that reach a prototype',
      importing('[{"type":"a","__proto__":{"polluted":1}}]', '{"__proto__":{"polluted":1}}'),
      /does not hold a state of this shop/,
    ],
  ])('%s is rejected with a message, and the page stays usable', async (_kind, state, sentence) => {
    const { store, travel } = await openWithDevTools('/shop');
    const before = store.getState();
    act(() => expect(travel.receive({ type: 'IMPORT', state })).toMatch(sentence));
    expect(store.getState()).toBe(before);
    expect(
      screen.queryByText(/^You’re viewing an earlier state\. Changes are disabled\./),
    ).not.toBeInTheDocument();
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('texts in the past [E-11]', () => {
  it('shows texts for a recording, which omits them', async () => {
    const { travel } = await openWithDevTools('/');
    act(() => void travel.receive({ type: 'IMPORT', state: sampleRecordingText() }));
    expect(await screen.findByRole('dialog', { name: 'Ripe' })).toBeVisible();
    expect(notice()).toBeVisible();
    expect(shownIds()).toEqual([]);
  });

  it('shows the same texts at each early state, however it was reached', async () => {
    const { travel } = await openWithDevTools('/shop');
    const last = travel.lastAction();
    const seenAt = (action: number) => {
      act(() => travel.jumpTo(action));
      expect(shownIds()).toEqual([]);
      return document.body.textContent;
    };
    for (const action of [0, 1, 2, 3, 4, 5, 6]) {
      const direct = seenAt(action);
      seenAt(0);
      expect(seenAt(action)).toBe(direct);
      act(() => travel.jumpTo(last));
    }
  });

  it('uses the state’s language for the page and the present’s for the notice', async () => {
    const { store, travel } = await openWithDevTools('/shop', {
      language: 'fr',
      answers: { getLanguageTexts: english },
    });
    const inFrench = travel.lastAction();
    expect(screen.getByRole('heading', { level: 1, name: 'Boutique' })).toBeVisible();
    await act(async () => {
      await store.dispatch(changeLanguage('en'));
    });
    await screen.findByRole('heading', { level: 1, name: 'Shop' });
    act(() => travel.jumpTo(inFrench));
    expect(await screen.findByRole('heading', { level: 1, name: 'Boutique' })).toBeVisible();
    expect(notice()).toHaveTextContent('You’re viewing an earlier state');
  });
});

describe('Redux DevTools button [E-11]', () => {
  it.each([
    ['Commit', ['COMMIT']],
    ['Pause, twice', ['PAUSE_RECORDING true', 'PAUSE_RECORDING false']],
    ['Reset', ['RESET']],
    ['Rollback', ['ROLLBACK']],
  ] as const)(
    '%s in the past keeps the reload button, and sends and writes nothing',
    async (_name, types) => {
      const { calls, travel } = await openWithDevTools('/shop');
      const sent = calls.length;
      const storedBefore = stored();
      act(() => travel.jumpTo(3));
      for (const typed of types) {
        const [type = '', status] = typed.split(' ');
        const payload = { type, ...(status && { status: status === 'true' }), timestamp: 1 };
        act(() => void travel.receive({ type: 'DISPATCH', payload }));
      }
      expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
      await new Promise((resolve) => setTimeout(resolve));
      expect(calls).toHaveLength(sent);
      expect(stored()).toBe(storedBefore);
    },
  );

  it('Skip writes nothing, and restoring the action leaves the present unchanged', async () => {
    const { store, persistor, travel } = await openWithDevTools('/shop');
    act(() => void store.dispatch(termSearched('ghee')));
    const added = travel.lastAction();
    act(() => void store.dispatch(termSearched('rice')));
    await persistor.flush();
    const storedBefore = stored();
    expect(storedBefore).toContain('ghee');
    const skip = () =>
      act(
        () =>
          void travel.receive({ type: 'DISPATCH', payload: { type: 'TOGGLE_ACTION', id: added } }),
      );
    skip();
    expect(store.getState().search.recentTerms).toEqual(['rice']);
    await persistor.flush();
    expect(stored()).toBe(storedBefore);
    skip();
    expect(
      screen.queryByText(/^You’re viewing an earlier state\. Changes are disabled\./),
    ).not.toBeInTheDocument();
    expect(store.getState().search.recentTerms).toEqual(['rice', 'ghee']);
  });

  it('Pause, pressed twice at the present, loses nothing and shows no notice', async () => {
    const { store, travel } = await openWithDevTools('/shop');
    const pause = (status: boolean) =>
      act(
        () =>
          void travel.receive({ type: 'DISPATCH', payload: { type: 'PAUSE_RECORDING', status } }),
      );
    pause(true);
    await act(async () => {
      await store.dispatch(
        api.endpoints.addToCart.initiate({ cartAddForm: { product_id: '7', quantity: 1 } }),
      );
    });
    const added = Object.keys(store.getState().api.mutations);
    pause(false);
    expect(added).toHaveLength(1);
    expect(Object.keys(store.getState().api.mutations)).toEqual(added);
    expect(
      screen.queryByText(/^You’re viewing an earlier state\. Changes are disabled\./),
    ).not.toBeInTheDocument();
  });

  it('Lock does nothing', async () => {
    const { travel, store } = await openWithDevTools('/shop');
    act(
      () =>
        void travel.receive({ type: 'DISPATCH', payload: { type: 'LOCK_CHANGES', status: true } }),
    );
    const last = travel.lastAction();
    act(() => void store.dispatch(api.util.resetApiState()));
    await waitFor(() => expect(travel.lastAction()).toBeGreaterThan(last));
  });
});
