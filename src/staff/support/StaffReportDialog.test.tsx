import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { readRecording } from '../../features/support/recording.ts';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import type { StaffSetupOptions } from '../../testing/setupStaffStore.tsx';
import { LazyStaffReportDialog } from './StaffReportHost.tsx';

beforeAll(() => LazyStaffReportDialog.preload());

async function open(options: StaffSetupOptions = {}) {
  const page = renderStaff(options);
  await page.user.click(await screen.findByRole('button', { name: 'Report a problem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  const consent = await dialog.findByRole('checkbox');
  const sent = () => page.calls.filter(({ operation }) => operation === 'sendStaffRecording');
  return { ...page, dialog, consent, sent };
}

const send = () => screen.getByRole('button', { name: 'Send' });

const textOf = (json: unknown) => (json as { recording: string }).recording;

describe('the report of a problem at the counter', () => {
  it('says what would be sent, and shows all of it on request', async () => {
    const { dialog, user } = await open({ address: '/staff/orders?text=meera' });
    expect(dialog.getByText(/^\d+ actions in \d+ seconds?$/)).toBeVisible();
    expect(dialog.getByText('/staff/orders?text=%E2%80%A21')).toBeVisible();
    expect(dialog.queryByText('Coupon codes')).not.toBeInTheDocument();
    await user.click(dialog.getByText('Show everything that would be sent'));
    const content = await dialog.findByRole('region', { name: 'Content of the recording' });
    expect(content).toHaveTextContent('"endpointName": "searchOrders"');
    expect(content).not.toHaveTextContent('Meera Nair');
  });

  it('sends nothing before the member agrees', async () => {
    const { user, consent, sent } = await open();
    await user.click(send());
    expect(await screen.findByText('Please agree first.')).toBeVisible();
    expect(consent).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('sends what was recorded until it was opened, and shows the code', async () => {
    const { user, consent, sent, store } = await open();
    await user.click(consent);
    await user.click(send());
    expect(await screen.findByText('K7QM-3XPD')).toBeVisible();
    const [call] = sent();
    const outcome = readRecording(textOf(call?.json));
    if ('rejection' in outcome) throw new Error(outcome.rejection);
    expect(outcome.recording).toMatchObject({ app: 'counter', address: '/staff/orders' });
    const types = outcome.recording.actions.map(({ type }) => type);
    expect(types).toContain('staffApi/executeQuery/fulfilled');
    expect(types).not.toContain('staffUi/dialogOpened');
    // The file itself must not be in what is recorded next.
    expect(JSON.stringify(store.recorder.snapshot())).not.toContain('ridge-and-root-recording');
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.recorder.snapshot().steps.map(({ action }) => action.type)).toContain(
      'staffUi/dialogOpened',
    );
  });

  it('keeps what was ticked where no answer comes, and sends the same again under the same key', async () => {
    let hasNetwork = false;
    const { user, consent, sent } = await open({
      answers: {
        sendStaffRecording: () =>
          hasNetwork ? { code: 'K7QM-3XPD' } : new Response('', { status: 503 }),
      },
    });
    await user.click(consent);
    await user.click(send());
    expect(await screen.findByText(/This could not be sent/)).toBeVisible();
    expect(consent).toBeChecked();
    hasNetwork = true;
    await user.click(send());
    expect(await screen.findByText('K7QM-3XPD')).toBeVisible();
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys.length).toBeGreaterThan(2);
    expect(new Set(keys).size).toBe(1);
    expect(new Set(sent().map(({ json }) => textOf(json))).size).toBe(1);
  });

  it('says why it is refused, and can still be saved as a file', async () => {
    const { user, consent, sent } = await open({
      answers: { sendStaffRecording: () => problem(429, 'Too many tries.') },
    });
    await user.click(consent);
    await user.click(send());
    expect(await screen.findByText('Too many tries.')).toBeVisible();
    const names: string[] = [];
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await user.click(screen.getByRole('button', { name: 'Save as a file' }));
    expect(names).toEqual(['ridge-and-root-counter-recording.json']);
    expect(files[0]?.size).toBe(new Blob([textOf(sent()[0]?.json)]).size);
  });
});
