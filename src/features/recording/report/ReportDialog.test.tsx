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

/** jsdom's files have no `text()`. */
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

describe('the report of a problem', () => {
  it('E-11 says what would be sent: actions, page, terms, coupons and failed calls', async () => {
    const { factOf, dialog, user } = await open({
      answers: { suggest: () => new Response('', { status: 500 }) },
    });
    expect(factOf('Recorded')).toMatch(/^\d+ actions in \d+ seconds?$/);
    expect(factOf('Page')).toBe('/shop');
    expect(factOf('Searched for')).toBe('ghee');
    expect(factOf('Coupon codes')).toBe('HARVEST10');
    expect(factOf('Failed calls')).toBe('suggest');
    await user.click(within(dialog).getByText('Show everything that would be sent'));
    const content = await within(dialog).findByRole('region', { name: 'Content of the recording' });
    expect(content).toHaveTextContent('"type": "search/termSearched"');
  });

  it('E-11 sends nothing before the shopper agrees', async () => {
    const { user, consent, sent } = await open();
    expect(consent).not.toBeChecked();
    await user.click(send());
    expect(await screen.findByText('Please agree first.')).toBeVisible();
    expect(consent).toHaveFocus();
    expect(consent).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  it('E-11 sends what was recorded until it was opened, and shows the code', async () => {
    const { user, consent, sent, store } = await open();
    await user.click(consent);
    await user.click(send());
    expect(await screen.findByText('K7QM-3XPD')).toBeVisible();
    const [call] = sent();
    const types = typesOf(call?.form.get('recording') ?? null);
    expect(types).toContain('search/termSearched');
    expect(types).not.toContain('ui/dialogOpened');
    // The file itself must not be in what is recorded next.
    expect(JSON.stringify(store.recorder.snapshot())).not.toContain('ridge-and-root-recording');
    await user.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    // Panels move meanwhile.
    expect(await act(() => navigator.clipboard.readText())).toBe('K7QM-3XPD');
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.recorder.snapshot().steps.map(({ action }) => action.type)).toContain(
      'ui/dialogOpened',
    );
  });

  it.each([
    [() => new Response('', { status: 500 }), /This could not be sent/],
    [() => new Response('', { status: 503 }), /This could not be sent/],
    [{ error: 'Too many tries.', retry_after: 60 }, /Too many tries/],
  ])('E-11 can still be saved as a file where sending fails', async (answer, text) => {
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
    // Not outside of a wait: the dialog may still be opening.
    await waitFor(async () => {
      expect(files[0] && (await textOf(files[0]))).toBe(sent()[0]?.form.get('recording'));
    });
  });
});
