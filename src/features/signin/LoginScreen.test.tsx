import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { matchRoute } from '../../app/matchRoute.ts';
import type { Answers, SeenCall } from '../../testing/fakeBackend.ts';
import { openPage, settled } from '../../testing/openPage.tsx';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Started } from '../../testing/Started.tsx';
import { selectLogged, selectUser } from '../session/sessionSlice.ts';
import { selectLocation } from '../ui/locationSlice.ts';
import { LoginScreen } from './LoginScreen.tsx';

const customer = { customer_id: '3', firstname: 'Meera', lastname: 'Sen', email: 'm@example.com' };
const PASSWORD = 'correct horse battery';

function setUp(answers: Answers = {}, address = '/account/login') {
  return renderWithProviders(
    <Started>
      <LoginScreen />
    </Started>,
    { address, answers },
  );
}

type SetUp = ReturnType<typeof setUp>;

async function signIn({ user }: SetUp, email = 'm@example.com', password = PASSWORD) {
  const field = await screen.findByLabelText('E-mail address');
  await user.clear(field);
  await user.type(field, email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

const pathOf = ({ store }: SetUp) => {
  const { pathname, search } = selectLocation(store.getState());
  return pathname + search;
};

describe('LoginScreen', () => {
  it('ROUTES-13 ROUTES-02 OPEN-04 stands at /account/login, out of search engines', () => {
    expect(matchRoute('/account/login')?.route).toMatchObject({
      titleId: 'shell.account.signIn',
      robots: 'nofollow,noindex',
    });
  });

  it('API-19 PRODUCT-14 OPEN-19 sends e-mail address and password, and goes to the dashboard', async () => {
    const shop = setUp({ login: { status: 1, customer, api_token: 'new-token' } });
    await signIn(shop);
    await waitFor(() => expect(pathOf(shop)).toBe('/account/dashboard'));
    const call = shop.calls.find(({ operation }) => operation === 'login');
    expect(call?.method).toBe('POST');
    expect(Object.fromEntries(call?.form ?? [])).toEqual({
      email: 'm@example.com',
      password: PASSWORD,
    });
    expect(selectLogged(shop.store.getState())).toBe(true);
    expect(selectUser(shop.store.getState())).toEqual(customer);
  });

  it('OPEN-03 ROLES-05 leads to the page that was wanted', async () => {
    const store = await openPage('/account/login?to=%2Faccount%2Forders%3Fpage%3D2', {
      login: { status: 1, customer },
    });
    await settled(store);
    const user = userEvent.setup();
    expect(screen.getByText(/You will come back to the page you wanted/)).toBeVisible();
    await user.type(screen.getByLabelText('E-mail address'), 'm@example.com');
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
    await waitFor(() => {
      expect(selectLocation(store.getState())).toMatchObject({
        pathname: '/account/orders',
        search: '?page=2',
      });
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'My Order' })).toBeVisible();
  });

  it('OPEN-19 refetches cart, wishlist and all that is private with the new token', async () => {
    const shop = setUp({ login: { status: 1, customer, api_token: 'new-token' } });
    await screen.findByLabelText('E-mail address');
    await waitFor(() =>
      expect(shop.calls.some(({ operation }) => operation === 'getCart')).toBe(true),
    );
    await signIn(shop);
    await waitFor(() => expect(pathOf(shop)).toBe('/account/dashboard'));
    const login = shop.calls.findIndex(({ operation }) => operation === 'login');
    await waitFor(() => {
      const later = shop.calls.slice(login + 1);
      for (const name of ['getCart', 'getWishlist']) {
        const call = later.find(({ operation }) => operation === name);
        expect(call?.url.searchParams.get('api_token')).toBe('new-token');
      }
    });
  });

  it('OPEN-19 leaves neither password nor token in the store', async () => {
    let seen = '';
    const shop = setUp({ login: { status: 1, customer, api_token: 'new-token' } });
    shop.store.subscribe(() => (seen += JSON.stringify(shop.store.getState())));
    await signIn(shop);
    await waitFor(() => expect(pathOf(shop)).toBe('/account/dashboard'));
    expect(seen).toContain('m@example.com');
    expect(seen).not.toContain(PASSWORD);
    expect(seen).not.toContain('new-token');
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain(PASSWORD);
  });

  it('OPEN-22 CONFLICT-34 an empty form gets a message at each field and the focus on the first', async () => {
    const shop = setUp();
    await shop.user.click(await screen.findByRole('button', { name: 'Sign In' }));
    const email = screen.getByLabelText('E-mail address');
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('Please fill this in.');
    expect(email).toBeInvalid();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please fill this in.');
    expect(
      screen.getByText('Please correct the 2 marked fields.').closest('[role=alert]'),
    ).toBeVisible();
    expect(shop.calls.filter(({ operation }) => operation === 'login')).toEqual([]);
    await shop.user.type(email, 'meera@');
    expect(email).toHaveAccessibleDescription(/such as name@example.com/);
  });

  it('OPEN-19 says above the button why it was rejected, keeps what was typed, and can be sent again', async () => {
    const answers = [
      { error: 'E-mail address or password is not right.' },
      { error: 'Too many tries. Please wait 2 minutes and try again.', retry_after: 120 },
      { status: 1, customer },
    ];
    const shop = setUp({ login: () => answers.shift() });
    await signIn(shop);
    expect(await screen.findByText('E-mail address or password is not right.')).toBeVisible();
    expect(screen.getByLabelText('E-mail address')).toHaveValue('m@example.com');
    await shop.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText(/Please wait 2 minutes/)).toBeVisible();
    await shop.user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(pathOf(shop)).toBe('/account/dashboard'));
  });

  it('OPEN-19 shows an error of a field beside it, until it is changed', async () => {
    const shop = setUp({ login: { error: { password: 'This password is too old.' } } });
    await signIn(shop);
    const field = screen.getByLabelText('Password');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This password is too old.'));
    expect(field).toHaveFocus();
    await shop.user.type(field, 'x');
    expect(field).toHaveAccessibleDescription('');
  });

  it('OPEN-22 a lost answer is reported, and nothing typed is lost', async () => {
    const shop = setUp({ login: () => new Response('', { status: 500 }) });
    await signIn(shop);
    expect(await screen.findByText(/could not be sent/)).toBeVisible();
    expect(screen.getByLabelText('E-mail address')).toHaveValue('m@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
  });

  it('OPEN-22 what was typed survives a reload, save the password', async () => {
    const shop = setUp();
    await shop.user.type(await screen.findByLabelText('E-mail address'), 'm@example.com');
    await shop.user.type(screen.getByLabelText('Password'), PASSWORD);
    shop.unmount();
    setUp();
    expect(await screen.findByLabelText('E-mail address')).toHaveValue('m@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  describe('of a customer with a second factor', () => {
    const asked = { error: 'Please enter the code, too.', second_factor: true };
    const codes = (form: URLSearchParams) => {
      const code = form.get('code');
      if (code === null) return asked;
      if (code === '492039' || code === '7K3Q') return { status: 1, customer };
      return { error: { code: 'This code is not right.' } };
    };
    const answers = { login: ({ form }: SeenCall) => codes(form) };

    it('asks for the code after the password, says beside it what is wrong, and signs in', async () => {
      const shop = setUp(answers);
      await signIn(shop);
      const field = await screen.findByLabelText('Code');
      await waitFor(() => expect(field).toHaveFocus());
      expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
      await shop.user.type(field, '000000');
      await shop.user.click(screen.getByRole('button', { name: 'Sign In' }));
      await waitFor(() => expect(field).toHaveAccessibleDescription('This code is not right.'));
      await shop.user.clear(field);
      await shop.user.type(field, '492039{Enter}');
      await waitFor(() => expect(pathOf(shop)).toBe('/account/dashboard'));
      const last = shop.calls.findLast(({ operation }) => operation === 'login');
      expect(Object.fromEntries(last?.form ?? [])).toEqual({
        email: 'm@example.com',
        password: PASSWORD,
        code: '492039',
      });
    });

    it('takes a recovery code instead', async () => {
      const shop = setUp(answers);
      await signIn(shop);
      await shop.user.click(await screen.findByRole('button', { name: /recovery code instead/ }));
      const field = screen.getByLabelText('Recovery code');
      await waitFor(() => expect(field).toHaveFocus());
      await shop.user.type(field, '7K3Q{Enter}');
      await waitFor(() => expect(pathOf(shop)).toBe('/account/dashboard'));
    });

    it('leads back to the password, with the address still there', async () => {
      const shop = setUp(answers);
      await signIn(shop);
      await shop.user.click(await screen.findByRole('button', { name: 'Back to the password' }));
      expect(await screen.findByLabelText('E-mail address')).toHaveValue('m@example.com');
      expect(screen.getByLabelText('Password')).toHaveValue('');
      expect(screen.queryByText(/enter the code/)).toBeNull();
    });

    it('leaves neither password nor code in the store, nor in what a browser keeps', async () => {
      let seen = '';
      const shop = setUp(answers);
      shop.store.subscribe(() => (seen += JSON.stringify(shop.store.getState())));
      await signIn(shop);
      await shop.user.type(await screen.findByLabelText('Code'), '492039{Enter}');
      await waitFor(() => expect(pathOf(shop)).toBe('/account/dashboard'));
      seen += Object.values(sessionStorage).join();
      expect(seen).not.toContain(PASSWORD);
      expect(seen).not.toContain('492039');
    });
  });

  it('API-25 offers the confirmation again where the address is not confirmed', async () => {
    const shop = setUp({ login: { error: 'Please confirm your address.', unverified: true } });
    await signIn(shop);
    await shop.user.click(
      await screen.findByRole('button', { name: 'Send the confirmation again' }),
    );
    expect(
      await screen.findByText('If the address is known, a new link is on its way.'),
    ).toBeVisible();
    const call = shop.calls.find(({ operation }) => operation === 'resendVerification');
    expect(Object.fromEntries(call?.form ?? [])).toEqual({ email: 'm@example.com' });
  });

  it('OPEN-03 whoever is signed in already is led on', async () => {
    const store = await openPage('/account/login?to=%2Faccount%2Faddress', {
      getLoginStatus: { logged: true },
    });
    await waitFor(() => expect(selectLocation(store.getState()).pathname).toBe('/account/address'));
    await settled(store);
  });

  it('ROUTES-14 leads to registration and the forgotten password, keeping the wanted page', async () => {
    setUp({}, '/account/login?to=%2Faccount%2Faddress');
    expect(await screen.findByRole('link', { name: /Open an account/ })).toHaveAttribute(
      'href',
      '/account/register?to=%2Faccount%2Faddress',
    );
    expect(screen.getByRole('link', { name: /Forgotten/ })).toHaveAttribute(
      'href',
      '/account/forgotten?to=%2Faccount%2Faddress',
    );
  });

  it('OPEN-19 a passkey that is not used is reported, and the password still works', async () => {
    const shop = setUp({ login: { status: 1, customer } });
    await shop.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByText(/No passkey was used/)).toBeVisible();
    await signIn(shop);
    await waitFor(() => expect(pathOf(shop)).toBe('/account/dashboard'));
  });

  it('shows the password on demand', async () => {
    const shop = setUp();
    const field = await screen.findByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await shop.user.click(screen.getByRole('button', { name: 'Show' }));
    expect(field).toHaveAttribute('type', 'text');
  });
});
