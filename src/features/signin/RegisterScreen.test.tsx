import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { matchRoute } from '../../app/matchRoute.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Started } from '../../testing/Started.tsx';
import { selectLocation } from '../ui/locationSlice.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

function setUp(answers: Answers = {}) {
  return renderWithProviders(
    <Started>
      <RegisterScreen />
    </Started>,
    { address: '/account/register', answers },
  );
}

const labels = () => [...document.querySelectorAll('form label')].map((label) => label.textContent);

async function fillIn(user = userEvent.setup()) {
  await user.type(await screen.findByLabelText('First name'), 'Meera');
  await user.type(screen.getByLabelText('Last name'), 'Sen');
  await user.type(screen.getByLabelText('Email'), 'meera@example.com');
  await user.type(screen.getByLabelText('Phone number'), '+919845012345');
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
}

describe('RegisterScreen', () => {
  it('opens at /account/register [ROUTES-14, PRODUCT-13]', () => {
    expect(matchRoute('/account/register')?.route.titleId).toBe('shell.account.register');
  });

  it('shows the fields that the backend names, in its order [API-22, OPEN-20]', async () => {
    setUp({
      getRegistrationFields: {
        fields: [
          { name: 'email', required: true },
          { name: 'email', required: true },
          { name: 'company_name', required: false },
          { name: 'password', required: true },
        ],
      },
    });
    await screen.findByLabelText('Email');
    expect(labels()).toEqual(['Email', 'Company Name (optional)', 'Password']);
  });

  it("shows the consent text only if the shop's footer links to its terms and policy", async () => {
    const links = ['/info/terms-condition', '/info/privacy-policy'].map((path) => ({
      path,
      title: path,
    }));
    const words = { about_text: '', about_link: '', chat_text: '', credit: '', services: [] };
    const withLinks = setUp({ getConfig: { footer: { ...words, links } } });
    expect(await screen.findByRole('link', { name: 'terms' })).toHaveAttribute(
      'href',
      '/info/terms-condition',
    );
    withLinks.unmount();
    setUp({ getConfig: { footer: { ...words, links: [] } } });
    await screen.findByLabelText('First name');
    await waitFor(() => expect(screen.queryByText(/By registering/)).toBeNull());
  });

  it.each([{}, { fields: [] }, { fields: null }, 'x'])(
    'falls back to the usual five fields at %j [OPEN-20]',
    async (answer) => {
      setUp({ getRegistrationFields: answer });
      await screen.findByLabelText('First name');
      expect(labels()).toEqual(['First name', 'Last name', 'Email', 'Phone number', 'Password']);
    },
  );

  it('sends the form once, goes to the success page and stores no password [API-21, PRODUCT-13]', async () => {
    const { user, calls, store } = setUp({ getRegistrationFields: {} });
    await fillIn(user);
    await user.dblClick(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(selectLocation(store.getState()).pathname).toBe('/account/success'));
    const sent = calls.filter(({ operation }) => operation === 'register');
    expect(sent.map(({ form }) => Object.fromEntries(form))).toEqual([
      {
        firstname: 'Meera',
        lastname: 'Sen',
        email: 'meera@example.com',
        telephone: '+919845012345',
        password: 'correct horse battery',
      },
    ]);
    expect(JSON.stringify(store.getState())).not.toContain('correct horse');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('form'))).toEqual([]);
  });

  it('shows a message at each invalid field of an empty form and focuses the first [OPEN-22]', async () => {
    const { user } = setUp({ getRegistrationFields: {} });
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    expect(await screen.findAllByText('Required')).toHaveLength(5);
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });

  it.each([
    ['Email', 'meera', /such as name@example/],
    ['Phone number', 'call me', /such as \+91/],
    ['Password', 'short', /at least 10/],
    ['First name', 'M'.repeat(101), /too long/],
  ])('shows the error of %s on blur [OPEN-22]', async (label, typed, message) => {
    const { user } = setUp({ getRegistrationFields: {} });
    await user.type(await screen.findByLabelText(label), typed);
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
  });

  it("shows the server's errors beside their fields [OPEN-22]", async () => {
    const { user } = setUp({
      getRegistrationFields: {},
      register: { error: { email: 'This domain gets no mail.', fax: 'A fax is needed.' } },
    });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription('This domain gets no mail.'));
    expect(email).toHaveFocus();
    expect(email).toHaveValue('meera@example.com');
  });

  it('keeps the form values over a reload, except the password [OPEN-22]', async () => {
    const { user, unmount } = setUp({ getRegistrationFields: {} });
    await fillIn(user);
    unmount();
    setUp({ getRegistrationFields: {} });
    expect(await screen.findByLabelText('First name')).toHaveValue('Meera');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('updates the regions when the country changes [API-06, OPEN-21]', async () => {
    const { user, calls } = setUp({
      listCountries: [
        { country_id: 'IN', name: 'India' },
        { country_id: 'FR', name: 'France' },
      ],
      getCountry: ({ url }: { url: URL }) =>
        url.searchParams.get('country_id') === 'IN'
          ? { country_id: 'IN', zone: [{ zone_id: 'IN-KA', name: 'Karnataka' }] }
          : { country_id: 'FR', zone: [] },
    });
    const country = await screen.findByRole('combobox', { name: /Country/ });
    expect(screen.queryByRole('combobox', { name: /State or region/ })).toBeNull();
    await screen.findByRole('option', { name: 'India' });
    expect([...country.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Choose one',
      'France',
      'India',
    ]);
    await user.selectOptions(country, 'India');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /State or region/ }),
      'Karnataka',
    );
    const asked = calls.find(({ operation }) => operation === 'getCountry');
    expect(asked?.url.searchParams.get('country_id')).toBe('IN');
    await user.selectOptions(country, 'France');
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: /State or region/ })).toBeNull(),
    );
  });

  it('is translated into French [LANGUAGE-03]', async () => {
    renderWithProviders(
      <Started>
        <RegisterScreen />
      </Started>,
      { address: '/account/register', language: 'fr', answers: { getRegistrationFields: {} } },
    );
    expect(await screen.findByLabelText('Prénom')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Créer un compte' }));
    expect(await screen.findAllByText('Champ obligatoire')).toHaveLength(5);
  });
});
