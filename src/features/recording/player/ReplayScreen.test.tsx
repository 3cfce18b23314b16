import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { replayStates } from '../../../store/replayStates.ts';
import { renderWithTexts } from '../../../testing/renderWithTexts.tsx';
import { setupStore } from '../../../testing/setupStore.tsx';
import { sampleRecordingText } from '../../../testing/sampleRecording.ts';
import english from '../../../../translations/en.json' with { type: 'json' };
import type { FrameMessage, SnapshotMessage } from './frameMessages.ts';
import { RecordingNotRead } from './replay.ts';
import { ReplayScreen } from './ReplayScreen.tsx';

const textsOf = () => ({});

const asked: string[] = [];

function renderScreen() {
  asked.length = 0;
  renderWithTexts(
    <ReplayScreen
      frameUrl="about:blank"
      textsOf={textsOf}
      statesOf={replayStates}
      fetchByCode={async (code) => {
        asked.push(code);
        if (code === 'GOOD-CODE') return sampleRecordingText();
        throw new RecordingNotRead('replay.code.unknown');
      }}
      language="en"
      onLanguageChange={() => undefined}
    />,
  );
  return userEvent.setup();
}

const fileOf = (text: string) =>
  Object.assign(new File([text], 'recording.json', { type: 'application/json' }), {
    text: async () => text,
  });

async function openSample() {
  const user = renderScreen();
  await user.upload(screen.getByLabelText('Choose file'), fileOf(sampleRecordingText()));
  await isAt(0, '0:00.0');
  return user;
}

async function isAt(step: number, time: string) {
  await screen.findByText(`Step ${step} of 4, ${time}`);
  const current = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('button');
  const marked = current.filter((button) => button.getAttribute('aria-current') === 'step');
  expect(marked).toHaveLength(1);
  expect(marked[0]).toHaveTextContent(step === 0 ? 'Start of the recording' : time);
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('recording timeline [E-11]', () => {
  it('lists each action with its time and summary', async () => {
    await openSample();
    expect(button(/0:00.5.*location\/locationChanged.*\/shop/)).toBeInTheDocument();
    expect(button(/1:00.9.*ui\/currencyChosen.*EUR/)).toBeInTheDocument();
    expect(screen.getByText('1.2.3')).toBeInTheDocument();
    expect(screen.getByText('Firefox on Linux')).toBeInTheDocument();
    expect(screen.getByText(/with status 503 at 0:00.7/)).toHaveTextContent('applyCoupon');
  });

  it('moves by buttons, list and slider within its ends', async () => {
    const user = await openSample();
    await user.click(button('Previous step'));
    await isAt(0, '0:00.0');
    await user.click(button('Next step'));
    await isAt(1, '0:00.0');
    await user.click(button(/currencyChosen/));
    await isAt(4, '1:00.9');
    await user.click(button('Next step'));
    await isAt(4, '1:00.9');
    await user.click(button('Previous step'));
    await isAt(3, '1:00.5');
    expect(screen.getByRole('slider', { name: 'Position' })).toHaveValue('3');
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Step 3 of 4, 1:00.5');
  });

  it('moves by keys together with the focus, but not while a filter is typed', async () => {
    const user = await openSample();
    expect(screen.getByRole('slider')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await isAt(2, '0:00.5');
    await user.keyboard('{End}');
    await isAt(4, '1:00.9');
    act(() => button(/currencyChosen/).focus());
    await user.keyboard('{ArrowUp}');
    await isAt(3, '1:00.5');
    expect(button(/dialogOpened/)).toHaveFocus();
    await user.keyboard('{Home}');
    await isAt(0, '0:00.0');
    await user.type(screen.getByRole('searchbox'), 'x{ArrowRight}{End}');
    expect(screen.getByText('Step 0 of 4, 0:00.0')).toBeInTheDocument();
  });

  it('filters the steps by text', async () => {
    const user = await openSample();
    await user.type(screen.getByRole('searchbox', { name: 'Filter steps' }), 'EUR');
    expect(screen.getByText('1 of 5 steps')).toBeInTheDocument();
    await user.click(button(/currencyChosen/));
    await isAt(4, '1:00.9');
    expect(screen.queryByRole('button', { name: /languageChanged/ })).not.toBeInTheDocument();
  });

  it('plays to the end with short pauses, pauses, and restarts from the end', async () => {
    const user = await openSample();
    await user.click(screen.getByRole('radio', { name: '4×' }));
    await user.click(button('Play'));
    // Two actions are a minute apart, so playback must shorten the pause.
    await isAt(4, '1:00.9');
    await user.click(button('Play'));
    expect(screen.queryByText(/Step 4 of 4/)).not.toBeInTheDocument();
    await user.click(button('Pause'));
    expect(button('Play')).toBeInTheDocument();
  });

  it("shows an action's changes and payload", async () => {
    const user = await openSample();
    expect(
      screen.getByText(
        /This is the initial state\. Step forward to see what each action changed\./,
      ),
    ).toBeInTheDocument();
    await user.click(button(/languageChanged/));
    const changes = screen.getByRole('list', { name: 'State changes in this step' });
    expect(changes).toHaveTextContent('Changed ui › language"en""fr"');
    expect(screen.getByText(/"payload": "fr"/)).toBeInTheDocument();
  });
});

describe('opening a recording [E-11]', () => {
  it('opens by its code; an invalid code keeps the last one open', async () => {
    const user = renderScreen();
    expect(screen.getByText('Open a recording to see what the customer saw.')).toBeInTheDocument();
    const code = screen.getByRole('textbox', { name: 'Or enter a report code' });
    await user.type(code, ' GOOD-CODE {Enter}');
    await isAt(0, '0:00.0');
    await user.keyboard('{End}');
    await user.clear(code);
    await user.type(code, 'BAD-CODE{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('No recording has this code.');
    await isAt(4, '1:00.9');
  });

  it.each([
    ['no JSON', 'hello'],
    ['no recording', '{}'],
    ['newer', sampleRecordingText({ version: 99 })],
    ['hostile', sampleRecordingText({ payload: '[{"type":"a","__proto__":{"x":1}}]' })],
    ['too large', ' '.repeat(8_000_001)],
    [
      'made up',
      sampleRecordingText({
        payload: '[{"type":"ui/toastShown"}]',
        times: [0],
        preloadedState: '{"ui":{}}',
      }),
    ],
  ])(
    'rejects a file that is %s with a message and keeps the last one open',
    async (_what, text) => {
      const user = await openSample();
      await user.click(button('Next step'));
      await user.upload(screen.getByLabelText('Choose file'), fileOf(text));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/\w.*\.$/));
      await isAt(1, '0:00.0');
      await user.upload(screen.getByLabelText('Choose file'), fileOf(sampleRecordingText()));
      await isAt(0, '0:00.0');
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    },
  );
});

describe('recording step [E-11]', () => {
  const cartOf = (quantity: number) => ({
    type: 'api/executeQuery/fulfilled',
    payload: { products: [{ name: 'Chickpeas', quantity }], totals: [] },
    meta: {
      requestId: `r${quantity}`,
      fulfilledTimeStamp: quantity,
      arg: { endpointName: 'getCart', queryCacheKey: 'getCart(undefined)', type: 'query' },
    },
  });
  const pending = (quantity: number) => {
    const { payload: _payload, ...action } = cartOf(quantity);
    return { ...action, type: 'api/executeQuery/pending' };
  };
  const refused = {
    type: 'api/executeMutation/rejected',
    payload: { status: 503 },
    error: { message: 'Rejected' },
    meta: { requestId: 'm', arg: { endpointName: 'applyCoupon' }, rejectedWithValue: true },
  };
  const toast = {
    type: 'ui/toastShown',
    payload: { id: 't', kind: 'error', content: { messageId: 'cart.saved.failed' } },
  };
  const actions = [
    pending(2),
    cartOf(2),
    pending(3),
    cartOf(3),
    refused,
    { type: 'ui/dialogOpened', payload: { name: 'quickView', productId: '7' } },
    toast,
  ];
  const text = () => {
    const { api, location, ui } = setupStore({}).store.getState();
    return sampleRecordingText({
      payload: JSON.stringify(actions),
      times: actions.map((_action, index) => index),
      preloadedState: JSON.stringify({ api: { ...api, queries: {} }, location, ui }),
    });
  };

  it('shows labelled changes and marks a failed call', async () => {
    const user = renderScreen();
    await user.upload(screen.getByLabelText('Choose file'), fileOf(text()));
    await screen.findByText(/^Step 0 of 7/);
    const words = async (step: RegExp) => {
      await user.click(button(step));
      return within(screen.getByRole('list', { name: 'Summary' })).getByRole('listitem');
    };
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('button');
    await user.click(steps[4] as HTMLElement);
    expect(screen.getByRole('list', { name: 'Summary' })).toHaveTextContent(
      'Cart: 2 → 3 Chickpeas',
    );
    expect(await words(/dialogOpened/)).toHaveTextContent('Dialog: – → quickView');
    expect(await words(/toastShown/)).toHaveTextContent(english['cart.saved.failed']);
    const failed = steps.filter((step) => step.textContent?.includes('Failed'));
    expect(failed).toEqual([button(/executeMutation\/rejected/)]);
  });

  it('opens from a link with report code and step, and updates the URL', async () => {
    window.history.replaceState(null, '', '#code=GOOD-CODE&step=2');
    const user = renderScreen();
    await isAt(2, '0:00.5');
    await user.click(button('Next step'));
    await isAt(3, '1:00.5');
    expect(window.location.hash).toBe('#code=GOOD-CODE&step=3');
    act(() => {
      window.location.hash = '#code=GOOD-CODE&step=1';
    });
    await isAt(1, '0:00.0');
    await user.upload(screen.getByLabelText('Choose file'), fileOf(sampleRecordingText()));
    await isAt(0, '0:00.0');
    expect(window.location.hash).toBe('');
    window.history.replaceState(null, '', '/');
  });

  it.each(['#code=&step=2', '#step=2', '#', '#section'])(
    'fetches nothing for the link %s',
    async (hash) => {
      window.history.replaceState(null, '', hash);
      renderScreen();
      expect(screen.getByText('Open a recording to see what the customer saw.')).toBeVisible();
      expect(asked).toEqual([]);
      window.history.replaceState(null, '', '/');
    },
  );
});

describe('storefront frame [E-11]', () => {
  const shownFrame = () => screen.getByTitle<HTMLIFrameElement>('The shop as the customer saw it');
  const tell = (data: FrameMessage, source: Window | null = shownFrame().contentWindow) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, source }));
    });

  it('receives the snapshot once ready and reports one that cannot be shown', async () => {
    const user = await openSample();
    const told: SnapshotMessage[] = [];
    shownFrame().contentWindow?.addEventListener('message', ({ data }) =>
      told.push(data as SnapshotMessage),
    );
    await user.click(button('Next step'));
    expect(shownFrame()).toHaveAttribute('aria-busy', 'true');
    tell({ kind: 'ready' });
    await waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]).toMatchObject({ kind: 'show', step: 1, state: { ui: { language: 'fr' } } });

    tell({ kind: 'shown', step: 1 }, window);
    expect(shownFrame()).toHaveAttribute('aria-busy', 'true');
    tell({ kind: 'shown', step: 1 });
    await waitFor(() => expect(shownFrame()).toHaveAttribute('aria-busy', 'false'));
    tell({ kind: 'broken', step: 1 });
    expect(
      await screen.findByText(
        /This step can’t be shown: the recording doesn’t fit this version of the shop\./,
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Viewing a recording')).toBeInTheDocument();
  });
});
