import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ReplayedState } from '../features/recording/player/ReplayedState.tsx';
import { reportDialog } from '../features/recording/report/dialogs.ts';
import { readRecording } from '../features/recording/recording.ts';
import type { RootState } from '../store/makeStore.ts';
import { replayStates } from '../store/replayStates.ts';
import { openPage, settled } from '../testing/openPage.tsx';
import english from '../../translations/en.json' with { type: 'json' };
import { matchRoute } from './matchRoute.ts';
import { ReplayedShop } from './ReplayedShop.tsx';

const main = () => screen.getByRole('main');

async function recordedShop() {
  const store = await openPage('/shop', {});
  await settled(store);
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
  return store.getState();
}

beforeAll(() => reportDialog.Lazy.preload());

describe('replay of a recorded state [E-11]', () => {
  it('shows the page that the shopper saw, with texts added, without sending requests', async () => {
    const state = await recordedShop();
    const seen = main().textContent;
    document.body.replaceChildren();
    const { queries } = state.api;
    const withoutTexts = Object.entries(queries).filter(([key]) => !key.includes('LanguageTexts'));
    const recorded = JSON.parse(
      JSON.stringify({
        ...state,
        api: { ...state.api, queries: Object.fromEntries(withoutTexts) },
      }),
    ) as typeof state;

    const told: string[] = [];
    render(
      <ReplayedState onShown={() => told.push('shown')} onBroken={() => told.push('broken')}>
        <ReplayedShop state={recorded} texts={english} />
      </ReplayedState>,
    );
    await waitFor(() => expect(main()).toHaveTextContent(seen, { normalizeWhitespace: false }));
    expect(told).toEqual(['shown']);

    const [add] = screen.getAllByRole('button', { name: /^Add to cart/ });
    if (add) await userEvent.click(add);
    expect(add).toBeEnabled();
    expect(main()).toHaveTextContent(seen, { normalizeWhitespace: false });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the open problem report without sending or recording anything', async () => {
    const shop = await recordedShop();
    const state = { ...shop, ui: { ...shop.ui, dialog: { name: 'reportProblem' as const } } };
    document.body.replaceChildren();
    const told: string[] = [];
    const { unmount } = render(
      <ReplayedState onShown={() => told.push('shown')} onBroken={() => told.push('broken')}>
        <ReplayedShop state={state} texts={english} />
      </ReplayedState>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
    await userEvent.click(await within(dialog).findByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(within(dialog).getByText('Recorded').parentElement).toHaveTextContent('0 actions');
    unmount();
    expect(told).toEqual(['shown']);
  });

  it('reports a state that is not of this shop', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const told: string[] = [];
    render(
      <ReplayedState onShown={() => told.push('shown')} onBroken={() => told.push('broken')}>
        <ReplayedShop state={{ ui: { language: 'en' } } as never} texts={english} />
      </ReplayedState>,
    );
    expect(told).toEqual(['broken']);
  });

  it('opens a recording in format 3, of November 2026', async () => {
    const file = path.join(process.cwd(), 'src/testing/recordings/storefront-3.json');
    const outcome = readRecording(readFileSync(file, 'utf8'));
    if ('rejection' in outcome) throw new Error(outcome.rejection);
    const states = replayStates(outcome.recording);
    expect(states).toHaveLength(outcome.recording.actions.length + 1);
    const last = states.at(-1) as RootState;
    await matchRoute('/checkout/cart')?.route.screen.preload();
    render(<ReplayedShop state={last} texts={english} />);
    const lines = await screen.findByRole('list', { name: 'Products in your cart' });
    expect(within(lines).getByRole('link', { name: 'Chickpeas' })).toBeVisible();
    expect(lines).toHaveTextContent('₹ 238.00/-');
  });
});
