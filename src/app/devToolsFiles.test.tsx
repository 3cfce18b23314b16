/** What the files and buttons of the Redux DevTools extension do in the shop. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { persistStore } from 'redux-persist';
import { api } from '../api/api.ts';
import { changeLanguage } from '../features/ui/changeLanguage.ts';
import { LazyCartPanels } from '../features/miniCart/cartPanels.ts';
import type { ExportForm } from '../testing/devToolsExtension.ts';
import { openDevTools, timeTravel } from '../testing/devTools.ts';
import { settled } from '../testing/openPage.tsx';
import { sampleRecordingText } from '../testing/sampleRecording.ts';
import { setupStore, type SetupOptions } from '../testing/setupStore.tsx';
import { setupUser } from '../testing/setupUser.ts';
import { Started } from '../testing/Started.tsx';
import english from '../../translations/en.json' with { type: 'json' };
import { App } from './App.tsx';
import { matchRoute } from './matchRoute.ts';

/** Ids of texts, as they stand where a text is missing. */
const TEXT_ID = /^[a-z]+[A-Za-z]*(\.[A-Za-z]+)+$/;

openDevTools();

beforeAll(() => LazyCartPanels.preload());

afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

/** The whole shop under DevTools, with a browser's storages. */
async function openShop(address: string, options: SetupOptions = {}) {
  const { store, calls, AppProviders } = setupStore({
    storages: { session: window.sessionStorage, local: window.localStorage },
    ...options,
    address,
  });
  await matchRoute(address)?.route.screen.preload();
  persistStore(store);
  render(
    <AppProviders>
      <Started>
        <App origin="https://shop.example" />
      </Started>
    </AppProviders>,
  );
  await settled(store);
  return { store, calls, travel: timeTravel() };
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

/** The extension's file of a visit that put a product into the cart. */
async function fileOfVisit(form: ExportForm): Promise<string> {
  const { travel } = await openShop('/shop');
  const [add] = await screen.findAllByRole('button', { name: /^Add to cart/ });
  if (!add) throw new Error('The page has no product.');
  await setupUser().click(add);
  await screen.findByRole('dialog', { name: 'Added to your cart' });
  const file = travel.exportFile(form);
  cleanup();
  return file;
}

const notice = () => screen.getByText(/^You are viewing the past/);

describe('E-11 a file that Redux DevTools exported', () => {
  it.each(['actions', 'log'] as const)(
    'shows the end of its visit in a fresh shop, and sends and writes nothing (%s)',
    async (form) => {
      const file = await fileOfVisit(form);
      const { calls, travel } = await openShop('/');
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

  it('is one of bare actions as long as the visit, without a state for each of them', async () => {
    const file = await fileOfVisit('actions');
    const log = await fileOfVisit('log');
    expect(file.length).toBeLessThan(log.length / 10);
  });

  it('may begin behind the start of redux-persist', async () => {
    const { travel, store } = await openShop('/shop');
    const atStart = store.getState();
    act(() => void travel.receive({ type: 'DISPATCH', payload: { type: 'COMMIT' } }));
    act(() => void store.dispatch(api.util.resetApiState()));
    const file = travel.exportFile('actions');
    expect(JSON.parse(file)).toHaveProperty('preloadedState');
    expect(atStart.ui).toHaveProperty('_persist');
    cleanup();

    const fresh = await openShop('/');
    act(() => expect(fresh.travel.receive({ type: 'IMPORT', state: file })).toBeUndefined());
    expect(fresh.store.getState().location.pathname).toBe('/shop');
    expect(notice()).toBeVisible();
  });
});

describe('E-11 words in the past', () => {
  it('are there in a recording of ours, which leaves them out', async () => {
    const { travel } = await openShop('/');
    act(() => void travel.receive({ type: 'IMPORT', state: sampleRecordingText() }));
    expect(await screen.findByRole('dialog', { name: 'Ripe' })).toBeVisible();
    expect(notice()).toBeVisible();
    expect(shownIds()).toEqual([]);
  });

  it('are the same at each of the first states, by whichever way it was reached', async () => {
    const { travel } = await openShop('/shop');
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

  it('are in the language of the state, those of the notice in that of the present', async () => {
    const { store, travel } = await openShop('/shop', {
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
    expect(notice()).toHaveTextContent('You are viewing the past');
  });
});

describe('E-11 a button of Redux DevTools', () => {
  it.each([
    ['Commit', ['COMMIT']],
    ['Pause, twice', ['PAUSE_RECORDING true', 'PAUSE_RECORDING false']],
    ['Reset', ['RESET']],
    ['Rollback', ['ROLLBACK']],
  ] as const)(
    '%s in the past leaves a way back, and sends and writes nothing',
    async (_name, types) => {
      const { calls, travel } = await openShop('/shop');
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

  it('Pause, twice at the present, loses nothing and brings no notice', async () => {
    const { store, travel } = await openShop('/shop');
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
    expect(screen.queryByText(/^You are viewing the past/)).not.toBeInTheDocument();
  });

  it('Lock does nothing', async () => {
    const { travel, store } = await openShop('/shop');
    act(
      () =>
        void travel.receive({ type: 'DISPATCH', payload: { type: 'LOCK_CHANGES', status: true } }),
    );
    const last = travel.lastAction();
    act(() => void store.dispatch(api.util.resetApiState()));
    await waitFor(() => expect(travel.lastAction()).toBeGreaterThan(last));
  });
});
