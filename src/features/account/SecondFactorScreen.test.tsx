import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Answers, SeenCall } from '../../testing/fakeBackend.ts';
import { openPage, settled } from '../../testing/openPage.tsx';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const SETUP_URI = `otpauth://totp/Ridge%20%26%20Root:m%40example.com?issuer=Ridge%20%26%20Root&secret=${SECRET}&digits=6`;
const CODES = ['7K3Q-F9XW-MB2H-PNRT', '4DZJ-6WQY-8KCA-LV5S'];
const PASSWORD = 'correct horse battery';

async function open(answers: Answers) {
  const store = await openPage('/account/second-factor', {
    getLoginStatus: { logged: true },
    listPasskeys: { passkeys: [] },
    ...answers,
  });
  let seen = '';
  store.subscribe(() => (seen += JSON.stringify(store.getState())));
  await settled(store);
  return { store, seen: () => seen };
}

function shop(isOn: boolean, others: Answers = {}): Answers {
  let state = isOn;
  const since = '2026-10-02T08:30:00.000Z';
  return {
    getSecondFactor: () => ({
      is_on: state,
      since: state ? since : '',
      recovery_codes_left: state ? 9 : 0,
    }),
    startSecondFactor: { status: 1, secret: SETUP_URI, recovery_codes: CODES },
    confirmSecondFactor: ({ form }: SeenCall) => {
      if (form.get('code') !== '492039') return { error: { code: 'This code is not right.' } };
      state = true;
      return { status: 1, success: 'On.' };
    },
    removeSecondFactor: () => {
      state = false;
      return { status: 1, success: 'Off.' };
    },
    renewRecoveryCodes: { status: 1, recovery_codes: CODES },
    ...others,
  };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

async function giveProof(button: string) {
  const form = within(await screen.findByRole('form', { name: button }));
  await userEvent.type(form.getByLabelText('Current password'), PASSWORD);
  await userEvent.click(form.getByRole('button', { name: button }));
}

describe('SecondFactorScreen', () => {
  it('sets up an app by QR code or key, shows recovery codes, and is on after a code', async () => {
    await open(shop(false));
    expect((await part('Off')).getByText(/Only your password protects your account/)).toBeVisible();
    await giveProof('Set up');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(screen.getByText(SECRET.match(/.{4}/g)?.join(' ') ?? '')).toBeVisible();
    expect(screen.getByRole('link', { name: /Open in an app on this device/ })).toHaveAttribute(
      'href',
      SETUP_URI,
    );
    const codes = await part('2. Save your recovery codes');
    expect(codes.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES);
    const field = screen.getByLabelText('Code');
    await userEvent.type(field, '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('This code is not right.'));
    await userEvent.clear(field);
    await userEvent.type(field, '492039');
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText(/On since 2 Oct 2026/)).toBeVisible();
    expect(screen.getByText('9 recovery codes left')).toBeVisible();
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('keeps password, secret and codes out of the store and the browser’s storage', async () => {
    const { seen } = await open(shop(false));
    await giveProof('Set up');
    await screen.findByText(CODES[0] ?? '');
    await userEvent.type(screen.getByLabelText('Code'), '492039');
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    await giveProof('Create new codes');
    await screen.findByText(CODES[0] ?? '');
    const kept = seen() + JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
    expect(kept).toContain('recovery_codes');
    for (const secret of [PASSWORD, SECRET, '492039', ...CODES]) expect(kept).not.toContain(secret);
  });

  it('reports an invalid password beside its field, and shows no secret', async () => {
    const error = { password: 'Incorrect password.' };
    await open(shop(false, { startSecondFactor: { error } }));
    await giveProof('Set up');
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(error.password),
    );
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  });

  it('makes new recovery codes and downloads them as a file', async () => {
    const texts: Blob[] = [];
    Object.assign(globalThis.URL, {
      createObjectURL: (blob: Blob) => {
        texts.push(blob);
        return 'blob:codes';
      },
      revokeObjectURL: () => undefined,
    });
    const clicked = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    await open(shop(true));
    await giveProof('Create new codes');
    const codes = await part('New recovery codes');
    expect(await codes.findByText(CODES[1] ?? '')).toBeVisible();
    await userEvent.click(codes.getByRole('button', { name: 'Download codes' }));
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(texts[0]?.type).toBe('text/plain');
    expect(texts[0]?.size).toBe(CODES.join('\n').length + 1);
  });

  it('switches off with the password', async () => {
    await open(shop(true));
    await giveProof('Turn off two-step verification');
    expect(await part('Off')).toBeDefined();
    expect(await screen.findByText('Two-step verification is off')).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });
});
