import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SnapshotMessage } from '../../features/replay/frameMessages.ts';
import { ReplayedState } from '../../features/replay/ReplayedState.tsx';
import { readRecording } from '../../features/support/recording.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import { sampleRecordingText } from '../../testing/sampleRecording.ts';
import { sampleStaffRecordingText } from '../../testing/sampleStaffRecording.ts';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import english from '../../../translations/en.json' with { type: 'json' };
import staffEnglish from '../../../translations/staff/en.json' with { type: 'json' };
import french from '../../../translations/fr.json' with { type: 'json' };
import staffFrench from '../../../translations/staff/fr.json' with { type: 'json' };
import { preloadStaffPage } from '../staffPages.ts';
import type { StaffState } from '../staffReducer.ts';
import { replayStaffStates } from '../support/replayStaffStates.ts';
import { ReplayedCounter } from './ReplayedCounter.tsx';

const address = '/staff/replay';

const FILES: Readonly<Record<string, object>> = {
  '/assets/i18n/en.json': english,
  '/assets/i18n/fr.json': french,
  '/staff/assets/i18n/en.json': staffEnglish,
  '/staff/assets/i18n/fr.json': staffFrench,
};

/** The files of texts, and the recordings of the shop by their code. */
function serve(recordings: Readonly<Record<string, string>>): void {
  Object.assign(globalThis, {
    fetch: async (url: string) => {
      const [path = '', code = ''] = url.split('?code=');
      const body = FILES[path] ?? { status: 1, recording: recordings[code] };
      return { ok: true, status: 200, json: async () => body };
    },
  });
}

const { fetch: realFetch } = globalThis;
afterEach(() => {
  Object.assign(globalThis, { fetch: realFetch });
  window.history.replaceState(null, '', '/');
});

async function openByCode(code: string) {
  const { user } = renderStaff({ address });
  await user.type(
    await screen.findByRole('textbox', { name: 'Or by the code of a report' }),
    `${code}{Enter}`,
  );
  return user;
}

async function sampleStates(): Promise<StaffState[]> {
  const outcome = readRecording(await sampleStaffRecordingText());
  if ('rejection' in outcome) throw new Error(outcome.rejection);
  return replayStaffStates(outcome.recording);
}

describe('the counter’s replay page', () => {
  it('opens a recording of the counter by its code, and sends each step to the frame', async () => {
    serve({ GOOD: await sampleStaffRecordingText() });
    const user = await openByCode('GOOD');
    const frame = await screen.findByTitle<HTMLIFrameElement>('The counter as the member saw it');
    expect(frame).toHaveAttribute('src', '/staff/replay/counter');
    const told: SnapshotMessage[] = [];
    frame.contentWindow?.addEventListener('message', ({ data }) =>
      told.push(data as SnapshotMessage),
    );
    act(() => {
      const source = frame.contentWindow;
      window.dispatchEvent(new MessageEvent('message', { data: { kind: 'ready' }, source }));
    });
    await user.click(await screen.findByRole('button', { name: /staffUi\/menuToggled/ }));
    await waitFor(() =>
      expect(told.at(-1)?.state).toMatchObject({ staffUi: { isMenuOpen: true } }),
    );
    expect(told.at(-1)?.texts).toHaveProperty(['staff.menu.orders'], 'Commandes');
    expect(told[0]?.texts).toHaveProperty(['staff.menu.orders'], 'Orders');
  });

  it('says where a recording of the shop’s own pages is opened', async () => {
    serve({ SHOP: sampleRecordingText() });
    await openByCode('SHOP');
    expect(await screen.findByText(/is opened at \/support\/replay/)).toBeVisible();
  });

  it('is in the menu of whoever may read recordings, and shows nobody else one', async () => {
    const session = examples.getStaffSession.answer;
    const permissions = session.permissions.filter((one) => one !== 'recordings.read');
    renderStaff({ address, answers: { getStaffSession: { ...session, permissions } } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your role does not allow this' }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Recordings of the counter' })).toBeNull();
  });
});

describe('a snapshot of a recording of the counter', () => {
  const show = (state: StaffState, texts: object, told: string[] = []) =>
    render(
      <ReplayedState onShown={() => told.push('shown')} onBroken={() => told.push('broken')}>
        <ReplayedCounter state={state} texts={texts as Record<string, string>} />
      </ReplayedState>,
    );

  it('is the page that the member saw, without whom it was about, and asks for nothing', async () => {
    await preloadStaffPage('/staff/messages');
    const states = await sampleStates();
    const withMessages = states.findLast(
      ({ location, staffUi }) =>
        location.pathname === '/staff/messages' && staffUi.language === 'en',
    );
    if (!withMessages) throw new Error('There is no such state.');
    const told: string[] = [];
    show(withMessages, { ...english, ...staffEnglish }, told);
    const main = within(await screen.findByRole('main'));
    const [close] = await main.findAllByRole('button', { name: /It is answered/ });
    expect(told).toEqual(['shown']);
    expect(main.queryByText(/Meera/)).toBeNull();
    // Requests fail a test; what a press dispatches changes nothing.
    if (close) await userEvent.click(close);
    expect(screen.queryByText('The message is changed.')).toBeNull();
  });

  it('shows an order with its states and amounts, in the language it was seen in', async () => {
    await preloadStaffPage('/staff/orders/1');
    const state = (await sampleStates()).at(-2);
    if (!state) throw new Error('There is no such state.');
    show(state, { ...french, ...staffFrench });
    expect(await screen.findByRole('heading', { name: /Basmati rice/ })).toBeVisible();
    expect(screen.getAllByText(/745[.,]00/).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Commandes' })).toBeVisible();
  });

  it('opens from a file of format 3, of November 2026', async () => {
    const file = join(process.cwd(), 'src/testing/recordings/counter-3.json');
    const outcome = readRecording(readFileSync(file, 'utf8'));
    if ('rejection' in outcome) throw new Error(outcome.rejection);
    await preloadStaffPage('/staff/orders/1');
    const last = replayStaffStates(outcome.recording).at(-2);
    if (!last) throw new Error('There is no such state.');
    show(last, { ...french, ...staffFrench });
    expect(await screen.findByRole('heading', { name: /Basmati rice/ })).toBeVisible();
  });

  it('says so where it is no state of the counter', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const told: string[] = [];
    show({ staffUi: { language: 'en' } } as never, english, told);
    expect(told).toEqual(['broken']);
  });
});
