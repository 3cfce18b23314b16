import { screen } from '@testing-library/react';
import { productOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { api } from '../../api/api.ts';
import { DialogHost } from '../shell/DialogHost.tsx';
import type { SetupOptions } from '../../testing/setupStore.tsx';
import { ProductSummary } from '../product/ProductSummary.tsx';
import { stockAlertDialog } from './dialogs.ts';
import { StopAlertsScreen } from './StopAlertsScreen.tsx';

beforeAll(() => stockAlertDialog.Lazy.preload());

const soldOut = productOf({ stock: 0 });

async function open(options: SetupOptions = {}) {
  const page = renderWithProviders(
    <>
      <ProductSummary product={soldOut} />
      <DialogHost />
    </>,
    options,
  );
  await page.user.click(screen.getByRole('button', { name: 'Notify me when available' }));
  await screen.findByRole('dialog', { name: 'Get notified about Red rice' });
  const sent = () =>
    page.calls
      .filter(({ operation }) => operation === 'requestStockAlert')
      .map(({ form }) => Object.fromEntries(form));
  const field = screen.getByRole('textbox', { name: /Email/ });
  return { ...page, sent, field };
}

const send = () => screen.getByRole('button', { name: 'Notify me' });

describe('stock alert request', () => {
  it('is offered only for sold-out products [E-14]', () => {
    renderWithProviders(<ProductSummary product={productOf({ stock: 3 })} />);
    expect(screen.queryByRole('button', { name: 'Notify me when available' })).toBeNull();
  });

  it("sends the email address and shows the shop's response [E-14]", async () => {
    const { user, field, sent } = await open();
    await user.type(field, ' meera@example.com ');
    await user.click(send());
    expect(await screen.findByText('We’ll email you when it’s back.')).toBeVisible();
    expect(sent()).toEqual([{ product_id: '41', email: 'meera@example.com' }]);
    expect(screen.queryByRole('textbox', { name: /Email/ })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
  });

  it('sends no invalid address and focuses the field [E-14]', async () => {
    const { user, field, sent } = await open();
    await user.click(send());
    expect(await screen.findByText('Required')).toBeVisible();
    await user.type(field, 'meera');
    await user.click(send());
    expect(
      await screen.findByText('Enter an email address, such as name@example.com'),
    ).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  it.each([
    [
      { error: 'It’s back in stock: you can order it now.' },
      /It’s back in stock: you can order it now\./,
    ],
    [{ error: { warning: 'No more today.' } }, /No more today/],
    [{ error: { email: 'No letters go there.' } }, /No letters go there/],
    [() => new Response('', { status: 500 }), /Couldn’t send this/],
  ])('shows why it was rejected and keeps the form value [E-14]', async (answer, text) => {
    const { user, field } = await open({ answers: { requestStockAlert: answer } });
    await user.type(field, 'meera@example.com');
    await user.click(send());
    expect(await screen.findByText(text)).toBeVisible();
    expect(field).toHaveValue('meera@example.com');
  });

  it("starts with the customer's email address [E-14]", async () => {
    const page = renderWithProviders(
      <>
        <ProductSummary product={soldOut} />
        <DialogHost />
      </>,
    );
    const loginForm = { email: 'meera@example.com', password: 'p' };
    await page.dispatched(api.endpoints.login.initiate({ loginForm }));
    await page.user.click(screen.getByRole('button', { name: 'Notify me when available' }));
    expect(await screen.findByRole('textbox', { name: /Email/ })).toHaveValue('meera@example.com');
  });
});

describe('StopAlertsScreen', () => {
  const address = '/shop/alerts/stop#code=c0de';

  it('asks for confirmation before cancelling the alerts of an address [E-14]', async () => {
    const { user, calls } = renderWithProviders(<StopAlertsScreen />, { address });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(calls.filter(({ operation }) => operation === 'cancelStockAlerts')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('You’ve unsubscribed from back-in-stock emails.')).toBeVisible();
    const [call] = calls.filter(({ operation }) => operation === 'cancelStockAlerts');
    expect(Object.fromEntries(call?.form ?? [])).toEqual({ code: 'c0de' });
    expect(screen.getByRole('link', { name: 'Go to shop' })).toHaveAttribute('href', '/shop');
  });

  it.each(['This link is no longer valid.', { warning: 'This link is no longer valid.' }])(
    'shows a rejection by the server and an incomplete link: %j [E-14]',
    async (error) => {
      const { user, unmount } = renderWithProviders(<StopAlertsScreen />, {
        address,
        answers: { cancelStockAlerts: { error } },
      });
      await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
      expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
      unmount();
      renderWithProviders(<StopAlertsScreen />, { address: '/shop/alerts/stop' });
      expect(screen.getByText(/This link is incomplete/)).toBeVisible();
      expect(screen.queryByRole('button')).toBeNull();
    },
  );
});
