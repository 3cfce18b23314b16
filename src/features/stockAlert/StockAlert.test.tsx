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
  await page.user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
  await screen.findByRole('dialog', { name: 'When Red rice is back' });
  const sent = () =>
    page.calls
      .filter(({ operation }) => operation === 'requestStockAlert')
      .map(({ form }) => Object.fromEntries(form));
  const field = screen.getByRole('textbox', { name: /E-mail address/ });
  return { ...page, sent, field };
}

const send = () => screen.getByRole('button', { name: 'Tell me' });

describe('the request for an email when a product is back', () => {
  it('E-14 is offered where a product is sold out alone', () => {
    renderWithProviders(<ProductSummary product={productOf({ stock: 3 })} />);
    expect(screen.queryByRole('button', { name: 'Tell me when it is back' })).toBeNull();
  });

  it('E-14 sends the address, and says what the shop answers', async () => {
    const { user, field, sent } = await open();
    await user.type(field, ' meera@example.com ');
    await user.click(send());
    expect(await screen.findByText('We will write to you as soon as it is back.')).toBeVisible();
    expect(sent()).toEqual([{ product_id: '41', email: 'meera@example.com' }]);
    expect(screen.queryByRole('textbox', { name: /E-mail address/ })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    expect(screen.queryByRole('button', { name: 'Tell me' })).toBeNull();
  });

  it('E-14 sends nothing that is no address, and leads to the field', async () => {
    const { user, field, sent } = await open();
    await user.click(send());
    expect(await screen.findByText('Please fill this in.')).toBeVisible();
    await user.type(field, 'meera');
    await user.click(send());
    expect(
      await screen.findByText('Please enter an e-mail address such as name@example.com.'),
    ).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  it.each([
    [{ error: 'It is in stock again: you can order it now.' }, /It is in stock again/],
    [{ error: { warning: 'No more today.' } }, /No more today/],
    [{ error: { email: 'No letters go there.' } }, /No letters go there/],
    [() => new Response('', { status: 500 }), /This could not be sent/],
  ])('E-14 says why it was rejected and keeps what was typed', async (answer, text) => {
    const { user, field } = await open({ answers: { requestStockAlert: answer } });
    await user.type(field, 'meera@example.com');
    await user.click(send());
    expect(await screen.findByText(text)).toBeVisible();
    expect(field).toHaveValue('meera@example.com');
  });

  it('E-14 begins with the address of the customer', async () => {
    const page = renderWithProviders(
      <>
        <ProductSummary product={soldOut} />
        <DialogHost />
      </>,
    );
    const loginForm = { email: 'meera@example.com', password: 'p' };
    await page.dispatched(api.endpoints.login.initiate({ loginForm }));
    await page.user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
    expect(await screen.findByRole('textbox', { name: /E-mail address/ })).toHaveValue(
      'meera@example.com',
    );
  });
});

describe('StopAlertsScreen', () => {
  const address = '/shop/alerts/stop#code=c0de';

  it('E-14 asks before it gives up the requests of an address', async () => {
    const { user, calls } = renderWithProviders(<StopAlertsScreen />, { address });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(calls.filter(({ operation }) => operation === 'cancelStockAlerts')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Do not write any more' }));
    expect(
      await screen.findByText('We will not write to you about products any more.'),
    ).toBeVisible();
    const [call] = calls.filter(({ operation }) => operation === 'cancelStockAlerts');
    expect(Object.fromEntries(call?.form ?? [])).toEqual({ code: 'c0de' });
    expect(screen.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '/shop');
  });

  it.each(['This link is not valid any more.', { warning: 'This link is not valid any more.' }])(
    'E-14 says why it could not, and why the link is invalid: %j',
    async (error) => {
      const { user, unmount } = renderWithProviders(<StopAlertsScreen />, {
        address,
        answers: { cancelStockAlerts: { error } },
      });
      await user.click(screen.getByRole('button', { name: 'Do not write any more' }));
      expect(await screen.findByText('This link is not valid any more.')).toBeVisible();
      unmount();
      renderWithProviders(<StopAlertsScreen />, { address: '/shop/alerts/stop' });
      expect(screen.getByText(/This link is not complete/)).toBeVisible();
      expect(screen.queryByRole('button')).toBeNull();
    },
  );
});
