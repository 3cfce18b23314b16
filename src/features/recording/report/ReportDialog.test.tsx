import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../../api/api.ts';
import type { SetupOptions } from '../../../testing/setupStore.tsx';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { termSearched } from '../../search/searchSlice.ts';
import { DialogHost } from '../../shell/DialogHost.tsx';
import { ReportButton } from './ReportButton.tsx';
import { readRecording } from '../recording.ts';
import { reportDialog } from './dialogs.ts';

beforeAll(() => reportDialog.Lazy.preload());

const { suggest, searchProducts, applyCoupon } = api.endpoints;

async function open(options: SetupOptions = {}) {
  const page = renderWithProviders(
    <>
      <ReportButton />
      <DialogHost />
    </>,
    { address: '/shop', ...options },
  );
  page.store.dispatch(termSearched('ghee'));
  await page.dispatched(suggest.initiate({ search: 'ghe' }));
  await page.dispatched(searchProducts.initiate({ searchForm: { search: 'ghee' } }));
  await page.dispatched(applyCoupon.initiate({ couponForm: { coupon: 'HARVEST10' } }));
  await page.user.click(screen.getByRole('button', { name: 'Report a problem' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
  const consent = await within(dialog).findByRole('checkbox');
  const sent = () => page.calls.filter(({ operation }) => operation === 'sendRecording');
  const factOf = (label: string) =>
    within(dialog).getByText(label).parentElement?.querySelector('dd')?.textContent;
  return { ...page, dialog, consent, sent, factOf };
}

const send = () => screen.getByRole('button', { name: 'Send' });

function textOf(file: Blob): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(file);
  });
}

function typesOf(text: string | null): string[] {
  const outcome = readRecording(text ?? '');
  return 'recording' in outcome ? outcome.recording.actions.map(({ type }) => type) : [];
}

describe('ReportDialog', () => {
  it('lists what would be sent: actions, page, terms, coupons and failed calls [E-11]', async () => {
    const { factOf, dialog, user } = await open({
      answers: { suggest: () => new Response('', { status: 500 }) },
    });
    expect(factOf('Recorded')).toMatch(/^\d+ actions in \d+ seconds?$/);
    expect(factOf('Page')).toBe('/shop');
    expect(factOf('Search terms')).toBe('ghee');
    expect(factOf('Coupon codes')).toBe('HARVEST10');
    expect(factOf('Failed requests')).toBe('suggest');
    await user.click(within(dialog).getByText('Show everything that will be sent'));
    const content = await within(dialog).findByRole('region', { name: 'Recording contents' });
    expect(content).toHaveTextContent('"type": "search/termSearched"');
  });

  it('sends nothing without consent [E-11]', async () => {
    const { user, consent, sent } = await open();
    expect(consent).not.toBeChecked();
    await user.click(send());
    expect(await screen.findByText('Tick the box to send the recording')).toBeVisible();
    expect(consent).toHaveFocus();
    expect(consent).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  it('sends the recording up to the opening and shows the code [E-11]', async () => {
    const { user, consent, sent, store } = await open();
    await user.click(consent);
    await user.click(send());
    expect(await screen.findByText('K7QM-3XPD')).toBeVisible();
    const [call] = sent();
    const types = typesOf(call?.form.get('recording') ?? null);
    expect(types).toContain('search/termSearched');
    expect(types).not.toContain('ui/dialogOpened');
    expect(JSON.stringify(store.recorder.snapshot())).not.toContain('ridge-and-root-recording');
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    // State updates run meanwhile, so wrap in `act`.
    expect(await act(() => navigator.clipboard.readText())).toBe('K7QM-3XPD');
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.recorder.snapshot().steps.map(({ action }) => action.type)).toContain(
      'ui/dialogOpened',
    );
  });

  it.each([
    [() => new Response('', { status: 500 }), /Couldn’t send the recording\./],
    [() => new Response('', { status: 503 }), /Couldn’t send the recording\./],
    [
      { error: 'Too many attempts. Try again in 15 minutes.', retry_after: 60 },
      /Too many attempts\. Try again in 15 minutes\./,
    ],
  ])('allows saving as a file when sending fails [E-11]', async (answer, text) => {
    const { user, consent, sent } = await open({ answers: { sendRecording: answer } });
    await user.click(consent);
    await user.click(send());
    expect(await screen.findByText(text)).toBeVisible();
    const files: Blob[] = [];
    const names: string[] = [];
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
    expect(names).toEqual(['recording.json']);
    // Retry, since the dialog may still be opening.
    await waitFor(async () => {
      expect(files[0] && (await textOf(files[0]))).toBe(sent()[0]?.form.get('recording'));
    });
  });
});
