import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SeenCall } from '../../testing/fakeBackend.ts';
import { openPage, settled } from '../../testing/openPage.tsx';
import { removePasskeyDialog } from './dialogs.ts';

const signedIn = { getLoginStatus: { logged: true } };
const passkey = {
  passkey_id: '2',
  name: 'Phone',
  created_at: '2026-10-02T08:30:00.000Z',
  last_used_at: '',
};

beforeAll(() => removePasskeyDialog.Lazy.preload());

describe('PasskeysScreen', () => {
  it('lists passkeys and removes one after confirmation [OPEN-04]', async () => {
    let passkeys = [passkey];
    const store = await openPage('/account/passkeys', {
      ...signedIn,
      listPasskeys: () => ({ passkeys }),
      removePasskey: ({ form }: SeenCall) => {
        if (form.get('password') !== 'correct horse battery') {
          return { error: { password: 'Incorrect password.' } };
        }
        passkeys = passkeys.filter(({ passkey_id }) => passkey_id !== form.get('passkey_id'));
        return { status: 1 };
      },
    });
    await settled(store);
    expect(screen.getByRole('heading', { level: 2, name: 'Phone' })).toBeVisible();
    expect(screen.getByText(/Not used yet/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Phone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(
      await dialog.findByText(/Not confirmed\. Try again, or enter your password\./),
    ).toBeVisible();
    const password = dialog.getByLabelText('Current password');
    await userEvent.type(password, 'something else');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Incorrect password\./));
    await userEvent.clear(password);
    await userEvent.type(password, 'correct horse battery');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    const empty = await screen.findByText('No passkeys yet');
    await waitFor(() => {
      const focused = screen.getByRole('main').querySelector<HTMLElement>(':focus');
      expect(focused).toContainElement(empty);
    });
    expect(JSON.stringify(store.getState())).not.toMatch(/correct horse/);
  });

  it('reports a browser without passkeys, and keeps the name [OPEN-04]', async () => {
    const proofs: (string | null)[] = [];
    const store = await openPage('/account/passkeys', {
      ...signedIn,
      listPasskeys: { passkeys: [] },
      getPasskeyRegistrationOptions: ({ form }: SeenCall) => {
        proofs.push(form.get('password'));
        return { status: 1, options: { challenge: '3q2-7w' } };
      },
    });
    await settled(store);
    await userEvent.type(screen.getByLabelText(/^Name/), 'Laptop');
    await userEvent.click(screen.getByRole('button', { name: 'Create passkey' }));
    expect(proofs).toEqual([]);
    expect(screen.getByLabelText('Current password')).toBeInvalid();
    await userEvent.type(screen.getByLabelText('Current password'), 'correct horse battery');
    await userEvent.click(screen.getByRole('button', { name: 'Create passkey' }));
    expect(await screen.findByText(/No passkey was created\. Try again\./)).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Laptop');
    expect(proofs).toEqual(['correct horse battery']);
  });
});

describe('AvoidScreen', () => {
  it('shows and saves the allergens to warn of [E-02, OPEN-04]', async () => {
    const sent: string[][] = [];
    const store = await openPage('/account/avoid', {
      ...signedIn,
      getAvoidList: { avoid: ['milk'] },
      saveAvoidList: ({ form }: SeenCall) => {
        sent.push(form.getAll('avoid[]'));
        return { status: 1, success: 'Details saved.' };
      },
    });
    await settled(store);
    expect(screen.getAllByRole('checkbox')).toHaveLength(14);
    expect(screen.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Peanuts' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Milk' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([['peanuts']]));
    expect(await screen.findByText('Details saved.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Milk' }));
    expect(screen.queryByText('Details saved.')).toBeNull();
  });
});
