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
  const field = await screen.findByLabelText('Email');
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
  it('opens at /account/login and is not indexed [ROUTES-13, ROUTES-02]', () => {
    expect(matchRoute('/account/login')?.route).toMatchObject({
      titleId: 'shell.account.signIn',
      robots: 'nofollow,noindex',
    });
  });

  it('sends email address and password, and goes to the dashboard [API-19, PRODUCT-14]', async () => {
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

  it('returns to the requested page [OPEN-03, ROLES-05]', async () => {
    const store = await openPage('/account/login?to=%2Faccount%2Forders%3Fpage%3D2', {
      login: { status: 1, customer },
    });
    await settled(store);
    const user = userEvent.setup();
    expect(screen.getByText('Sign in to continue.')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'm@example.com');
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

  it('refetches cart, wishlist and all private data with the new token [OPEN-19]', async () => {
    const shop = setUp({ login: { status: 1, customer, api_token: 'new-token' } });
    await screen.findByLabelText('Email');
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

  it('keeps password and token out of the store [OPEN-19]', async () => {
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

  it('shows a message at each field of an empty form and focuses the first [OPEN-22, CONFLICT-34]', async () => {
    const shop = setUp();
    await shop.user.click(await screen.findByRole('button', { name: 'Sign In' }));
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('Required');
    expect(email).toBeInvalid();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Required');
    expect(screen.getByText('Fix the 2 highlighted fields').closest('[role=alert]')).toBeVisible();
    expect(shop.calls.filter(({ operation }) => operation === 'login')).toEqual([]);
    await shop.user.type(email, 'meera@');
    expect(email).toHaveAccessibleDescription(/such as name@example.com/);
  });

  it('shows a rejection above the button, keeps the form values and allows a retry [OPEN-19]', async () => {
    const answers = [
      { error: 'Incorrect email or password.' },
      { error: 'Too many attempts. Try again in 2 minutes.', retry_after: 120 },
      { status: 1, customer },
    ];
    const shop = setUp({ login: () => answers.shift() });
    await signIn(shop);
    expect(await screen.findByText('Incorrect email or password.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('m@example.com');
    await shop.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText(/Try again in 2 minutes/)).toBeVisible();
    await shop.user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(pathOf(shop)).toBe('/account/dashboard'));
  });

  it('shows the error of a field beside it until the field changes [OPEN-19]', async () => {
    const shop = setUp({ login: { error: { password: 'This password is too old.' } } });
    await signIn(shop);
    const field = screen.getByLabelText('Password');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This password is too old.'));
    expect(field).toHaveFocus();
    await shop.user.type(field, 'x');
    expect(field).toHaveAccessibleDescription('');
  });

  it('reports a failed request and keeps the form values [OPEN-22]', async () => {
    const shop = setUp({ login: () => new Response('', { status: 500 }) });
    await signIn(shop);
    expect(await screen.findByText(/Couldn’t send this/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('m@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
  });

  it('keeps the form values over a reload, except the password [OPEN-22]', async () => {
    const shop = setUp();
    await shop.user.type(await screen.findByLabelText('Email'), 'm@example.com');
    await shop.user.type(screen.getByLabelText('Password'), PASSWORD);
    shop.unmount();
    setUp();
    expect(await screen.findByLabelText('Email')).toHaveValue('m@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  describe('with a second factor', () => {
    const asked = { error: 'Please enter the code, too.', second_factor: true };
    const codes = (form: URLSearchParams) => {
      const code = form.get('code');
      if (code === null) return asked;
      if (code === '492039' || code === '7K3Q') return { status: 1, customer };
      return { error: { code: 'This code is not right.' } };
    };
    const answers = { login: ({ form }: SeenCall) => codes(form) };

    it('asks for the code after the password, shows its errors and signs in', async () => {
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

    it('accepts a recovery code instead', async () => {
      const shop = setUp(answers);
      await signIn(shop);
      await shop.user.click(await screen.findByRole('button', { name: /recovery code instead/ }));
      const field = screen.getByLabelText('Recovery code');
      await waitFor(() => expect(field).toHaveFocus());
      await shop.user.type(field, '7K3Q{Enter}');
      await waitFor(() => expect(pathOf(shop)).toBe('/account/dashboard'));
    });

    it('returns to the password form and keeps the email address', async () => {
      const shop = setUp(answers);
      await signIn(shop);
      await shop.user.click(await screen.findByRole('button', { name: 'Back to password' }));
      expect(await screen.findByLabelText('Email')).toHaveValue('m@example.com');
      expect(screen.getByLabelText('Password')).toHaveValue('');
      expect(screen.queryByText(/Enter the code/)).toBeNull();
    });

    it('keeps password and code out of the store and session storage', async () => {
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

  it('offers to resend the verification email to an unverified address [API-25]', async () => {
    const shop = setUp({ login: { error: 'Please confirm your address.', unverified: true } });
    await signIn(shop);
    await shop.user.click(await screen.findByRole('button', { name: 'Resend confirmation email' }));
    expect(
      await screen.findByText('If we know this address, a new link is on its way.'),
    ).toBeVisible();
    const call = shop.calls.find(({ operation }) => operation === 'resendVerification');
    expect(Object.fromEntries(call?.form ?? [])).toEqual({ email: 'm@example.com' });
  });

  it('redirects a customer who is already signed in [OPEN-03]', async () => {
    const store = await openPage('/account/login?to=%2Faccount%2Faddress', {
      getLoginStatus: { logged: true },
    });
    await waitFor(() => expect(selectLocation(store.getState()).pathname).toBe('/account/address'));
    await settled(store);
  });

  it('links to registration and password reset, keeping the requested page [ROUTES-14]', async () => {
    setUp({}, '/account/login?to=%2Faccount%2Faddress');
    expect(await screen.findByRole('link', { name: /Create an account/ })).toHaveAttribute(
      'href',
      '/account/register?to=%2Faccount%2Faddress',
    );
    expect(screen.getByRole('link', { name: /Forgot password/ })).toHaveAttribute(
      'href',
      '/account/forgotten?to=%2Faccount%2Faddress',
    );
  });

  it('reports a cancelled passkey, and the password still works [OPEN-19]', async () => {
    const shop = setUp({ login: { status: 1, customer } });
    await shop.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect(
      await screen.findByText(/No passkey was used\. Try again, or sign in with your password\./),
    ).toBeVisible();
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
