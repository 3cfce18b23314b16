import { screen, waitFor, within } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { Started } from '../../../testing/Started.tsx';
import { usePriceText } from '../../shop/usePriceText.ts';
import { selectCurrencyCode, selectToasts } from '../../ui/uiSlice.ts';
import { CurrencySwitcher } from './CurrencySwitcher.tsx';

const euro = { code: 'EUR', symbol: '€', value: 0.01, decimal: 2 };
const rupee = { code: 'INR', symbol: '₹', value: 1, decimal: 2 };

function HundredRupees() {
  return <p>{usePriceText()(100)}</p>;
}

async function setUp(changeCurrency: object | (() => unknown) = { status: 1 }, currency = 'INR') {
  const rendered = renderWithProviders(
    <Started>
      <CurrencySwitcher />
      <HundredRupees />
    </Started>,
    { answers: { getCurrencies: { currencies: [rupee, euro], currency }, changeCurrency } },
  );
  await screen.findByRole('option', { name: '€ EUR' });
  return rendered;
}

function list() {
  return screen.getByRole('combobox', { name: 'Currency' });
}

describe('CurrencySwitcher', () => {
  it('lists the currencies that the server names [CURRENCY-05, OPEN-10]', async () => {
    await setUp();
    const options = within(list()).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['₹ INR', '€ EUR']);
  });

  it('selects the current currency [CURRENCY-06, CONFLICT-36]', async () => {
    await setUp({ status: 1 }, 'EUR');
    expect(list()).toHaveValue('EUR');
    expect(screen.getByText('€ 1.00/-')).toBeVisible();
  });

  it.each([{ status: 1 }, { success: 'Done.' }, {}])(
    'changes the currency on the server, then all prices: %j [CURRENCY-03, CURRENCY-04]',
    async (answer) => {
      const { user, store, calls } = await setUp(answer);
      expect(screen.getByText('₹ 100.00/-')).toBeVisible();
      await user.selectOptions(list(), '€ EUR');
      expect(await screen.findByText('€ 1.00/-')).toBeVisible();
      expect(selectCurrencyCode(store.getState())).toBe('EUR');
      const change = calls.findIndex(({ operation }) => operation === 'changeCurrency');
      expect(calls[change]?.form.get('code')).toBe('EUR');
      await waitFor(() => {
        const later = calls.slice(change + 1).map(({ operation }) => operation);
        expect(later).toEqual(expect.arrayContaining(['getCurrencies', 'getCart']));
      });
    },
  );

  it('applies the last of two quick choices [CURRENCY-01]', async () => {
    const first = Promise.withResolvers<object>();
    const { user, calls } = await setUp(({ form }: { form: URLSearchParams }) =>
      form.get('code') === 'EUR' ? first.promise : { status: 1 },
    );
    const sent = () =>
      calls
        .filter(({ operation }) => operation === 'changeCurrency')
        .map(({ form }) => form.get('code'));
    await user.selectOptions(list(), '€ EUR');
    await user.selectOptions(list(), '₹ INR');
    expect(list()).toHaveValue('INR');
    expect(sent()).toEqual(['EUR']);
    first.resolve({ status: 1 });
    await waitFor(() => expect(sent()).toEqual(['EUR', 'INR']));
    await waitFor(() => expect(list()).toHaveValue('INR'));
  });

  it.each([
    [{ error: 'Not sold here.' }, { html: 'Not sold here.' }],
    [{ error: { warning: 'Not sold here.' } }, { html: 'Not sold here.' }],
    [() => new Response('', { status: 500 }), { messageId: 'currency.change.failed' }],
    [() => new Response('', { status: 503 }), { messageId: 'currency.change.failed' }],
  ])(
    'keeps the currency and shows the reason when it is rejected: %j [CURRENCY-04]',
    async (answer, content) => {
      const { user, store } = await setUp(answer);
      await user.selectOptions(list(), '€ EUR');
      await waitFor(() =>
        expect(selectToasts(store.getState())).toEqual([
          expect.objectContaining({ kind: 'error', content }),
        ]),
      );
      expect(list()).toHaveValue('INR');
      expect(selectCurrencyCode(store.getState())).toBeNull();
    },
  );
});
