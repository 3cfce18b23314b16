import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { staffApi, type PackedLineForm } from '../../api/staffApi.ts';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { setupStaffStore } from '../../testing/setupStaffStore.tsx';
import { watchConnection } from '../watchConnection.ts';
import { packLine } from './packQueue.ts';
import { selectQueuedPacks } from './packQueueSlice.ts';

const order = examples.getStaffOrder.answer;
const address = `/staff/orders/${order.number}`;
const unpacked = {
  ...order,
  lines: order.lines.map((line) => ({
    ...line,
    packed_quantity: null,
    barcode: `89012${line.id}`,
  })),
};

const line = async (name: string) => {
  const heading = await screen.findByRole('heading', { name: new RegExp(`× ${name}`) });
  const item = heading.closest('li');
  if (!item) throw new Error(`${name} is no line.`);
  return within(item);
};

describe('packing an order', () => {
  it('says of a line that all of it is in the box', async () => {
    const { user, calls } = renderStaff({ address, answers: { getStaffOrder: unpacked } });
    const rice = await line('Basmati rice');
    await user.click(rice.getByRole('button', { name: /all 2 are in the box/ }));
    await waitFor(() => expect(calls.at(-1)?.json).toEqual({ packed_quantity: 2, from: [null] }));
    const sent = calls.find(({ operation }) => operation === 'packLine');
    expect(sent?.url.pathname).toBe(`/api/staff/orders/${order.number}/lines/41`);
    expect(sent?.headers.get('X-CSRF-Token')).toBe(examples.getStaffSession.answer.csrf_token);
  });

  it('keeps the focus at the line whose button is gone, and at the one that does nothing more', async () => {
    const { user } = renderStaff({
      address,
      answers: {
        getStaffOrder: unpacked,
        packLine: () => Promise.reject(new TypeError('Failed to fetch')),
      },
    });
    const rice = await line('Basmati rice');
    await user.click(rice.getByRole('button', { name: /all 2 are in the box/ }));
    const item = (await rice.findByText('In the box')).closest('li');
    expect(item).toHaveFocus();
    await user.tab();
    const fewer = rice.getByRole('button', { name: 'Basmati rice: one fewer' });
    expect(fewer).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(await rice.findByText('0 of 2')).toBeVisible();
    expect(fewer).toHaveFocus();
    expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await user.click(rice.getByRole('button', { name: 'Basmati rice: not checked yet' }));
    expect(item).toHaveFocus();
  });

  it('says how many there are where it is short, and offers what the shopper would take instead', async () => {
    const { user, calls } = renderStaff({
      address,
      answers: {
        getStaffOrder: unpacked,
        packLine: {
          ...unpacked,
          lines: unpacked.lines.map((one) =>
            one.id === '42' ? { ...one, packed_quantity: 2 } : one,
          ),
        },
      },
    });
    const turmeric = await line('Turmeric');
    expect(turmeric.getByText(/If short: ask first/)).toBeVisible();
    await user.click(turmeric.getByRole('button', { name: /there are fewer/ }));
    expect(await turmeric.findByText('2 of 3')).toBeVisible();
    await user.click(await turmeric.findByRole('button', { name: 'Replace' }));
    const dialog = within(await screen.findByRole('dialog', { name: /1 × Turmeric/ }));
    await user.click(await dialog.findByRole('button', { name: 'Take Brown rice' }));
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'packLine')?.json).toEqual({
        packed_quantity: 2,
        from: [2],
        replacement: { product_id: '8', quantity: 2 },
        replacement_from: null,
      }),
    );
  });

  it('draws nothing to press on a replacement, keeps it while its line is checked off, and undoes it when asked', async () => {
    const [rice, turmeric] = unpacked.lines;
    if (!rice || !turmeric) throw new Error('The example has no lines.');
    const replaced = {
      ...unpacked,
      lines: [
        rice,
        { ...turmeric, packed_quantity: 1 },
        { ...turmeric, id: '43', name: 'Ginger', quantity: 1, packed_quantity: 1, replaces: '42' },
      ],
    };
    const { user, calls } = renderStaff({
      address,
      answers: { getStaffOrder: replaced, packLine: replaced },
    });
    const ginger = await line('Ginger');
    expect(ginger.getByText(/in place of Turmeric/)).toBeVisible();
    expect(ginger.queryByRole('button')).toBeNull();
    const short = await line('Turmeric');
    expect(short.getByText('Replaced by 1 × Ginger')).toBeVisible();
    expect(short.queryByRole('button', { name: /not checked yet/ })).toBeNull();
    const sent = () => calls.filter(({ operation }) => operation === 'packLine');
    await user.click(short.getByRole('button', { name: 'Turmeric: one more' }));
    await waitFor(() => expect(sent().at(-1)?.json).toEqual({ packed_quantity: 2, from: [1] }));
    await user.click(short.getByRole('button', { name: 'Turmeric: undo the replacement' }));
    await waitFor(() =>
      expect(sent().at(-1)?.json).toMatchObject({
        packed_quantity: 1,
        from: expect.arrayContaining([1]) as unknown,
        replacement: null,
        replacement_from: '43',
      }),
    );
  });

  it('keeps what a write has answered where an older reading comes in after it', async () => {
    const packed = {
      ...unpacked,
      version: unpacked.version + 1,
      lines: unpacked.lines.map((one) => (one.id === '42' ? { ...one, packed_quantity: 2 } : one)),
    };
    const { user, store, calls } = renderStaff({
      address,
      answers: { getStaffOrder: unpacked, packLine: packed },
    });
    const turmeric = await line('Turmeric');
    await user.click(turmeric.getByRole('button', { name: /there are fewer/ }));
    expect(await turmeric.findByText('2 of 3')).toBeVisible();
    await act(() =>
      store.dispatch(
        staffApi.endpoints.getStaffOrder.initiate(
          { number: order.number },
          { forceRefetch: true, subscribe: false },
        ),
      ),
    );
    expect(turmeric.getByText('2 of 3')).toBeVisible();
    await user.click(turmeric.getByRole('button', { name: 'Turmeric: one more' }));
    await waitFor(() => expect(calls.at(-1)?.json).toEqual({ packed_quantity: 3, from: [2] }));
  });

  it('still undoes a replacement where more is checked off before there is a network', async () => {
    const { store } = setupStaffStore({
      answers: { packLine: () => Promise.reject(new TypeError('Failed to fetch')) },
    });
    const say = (seen: number | null, form: PackedLineForm) =>
      store.dispatch(packLine(order.number, { id: '42', packed_quantity: seen }, form));
    await say(2, { packed_quantity: 1, replacement: null, replacement_from: '43' });
    await say(1, { packed_quantity: 3 });
    expect(selectQueuedPacks(store.getState()).map(({ form }) => form)).toEqual([
      // The first may have come in, though no answer came back.
      { packed_quantity: 3, from: [2, 1], replacement: null, replacement_from: '43' },
    ]);
  });

  it.each(['Finish packing', 'Replace'])(
    'sends what waits before it goes on to “%s”, and says so where that is not possible',
    async (step) => {
      let isReachable = false;
      // The backend does not know yet that nothing is left to check.
      const short = { ...unpacked, next: ['cancelled'], lines: order.lines };
      const { user, calls } = renderStaff({
        address,
        answers: {
          getStaffOrder: short,
          packLine: () => {
            if (!isReachable) throw new TypeError('Failed to fetch');
            return short;
          },
        },
      });
      const turmeric = await line('Turmeric');
      await user.click(turmeric.getByRole('button', { name: /there are fewer/ }));
      expect(await screen.findByText(/1 line waits to be sent/)).toBeVisible();
      const goOn = async () => {
        if (step === 'Replace') {
          await user.click(await screen.findByRole('button', { name: 'Take Brown rice' }));
        } else await user.click(screen.getByRole('button', { name: step }));
      };
      if (step === 'Replace') {
        await user.click(await turmeric.findByRole('button', { name: 'Replace' }));
      }
      await goOn();
      expect(await screen.findByText(/has not been sent yet/)).toBeVisible();
      const bodies = () =>
        calls
          .filter(({ operation }) => operation === 'packLine' || operation === 'changeOrderStatus')
          .map(({ json }) => json);
      const isGoneOn = (json: unknown) => /replacement|status/.test(JSON.stringify(json));
      expect(bodies().filter(isGoneOn)).toEqual([]);
      isReachable = true;
      const before = bodies().length;
      await goOn();
      await waitFor(() => expect(bodies().filter(isGoneOn)).toHaveLength(1));
      expect(bodies()[before]).toEqual({ packed_quantity: 2, from: [null] });
      expect(isGoneOn(bodies()[before + 1])).toBe(true);
    },
  );

  it('offers what is like a product that is short, in the amount that is missing', async () => {
    const { user, calls } = renderStaff({
      address,
      answers: {
        getStaffOrder: {
          ...unpacked,
          lines: unpacked.lines.map((one) => ({ ...one, packed_quantity: one.quantity - 1 })),
        },
      },
    });
    await user.click(await (await line('Turmeric')).findByRole('button', { name: 'Replace' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Turmeric/ }));
    const quantity = await dialog.findByRole('textbox', { name: 'Quantity of Brown rice' });
    expect(quantity).toHaveValue('2');
    expect(dialog.getByText('2 kg for 2 kg missing')).toBeVisible();
    await user.clear(quantity);
    await user.type(quantity, '15');
    expect(dialog.getByRole('button', { name: 'Take Brown rice' })).toBeDisabled();
    await user.clear(quantity);
    await user.type(quantity, '1');
    expect(dialog.getByText('1 kg for 2 kg missing')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Take Brown rice' }));
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'packLine')?.json).toMatchObject({
        replacement: { product_id: '8', quantity: 1 },
      }),
    );
    const asked = calls.find(({ operation }) => operation === 'findProducts');
    expect(asked?.url.searchParams.get('like')).toBeTruthy();
    expect(asked?.url.searchParams.has('text')).toBe(false);
  });

  it('says that the search for a replacement failed, and searches again', async () => {
    let isThere = false;
    const { user } = renderStaff({
      address,
      answers: {
        getStaffOrder: {
          ...unpacked,
          lines: unpacked.lines.map((one) => ({ ...one, packed_quantity: 1 })),
        },
        findProducts: () =>
          isThere ? examples.findProducts.answer : new Response('', { status: 503 }),
      },
    });
    await user.click(await (await line('Turmeric')).findByRole('button', { name: 'Replace' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Turmeric/ }));
    expect(await dialog.findByText('The search did not work.')).toBeVisible();
    isThere = true;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('button', { name: 'Take Brown rice' })).toBeVisible();
    expect(dialog.queryByText('The search did not work.')).toBeNull();
  });

  it('checks a line off for each code that a scanner reads', async () => {
    const { calls } = renderStaff({ address, answers: { getStaffOrder: unpacked } });
    await line('Turmeric');
    await userEvent.setup({ delay: null }).keyboard('8901242{Enter}');
    await waitFor(() => expect(calls.at(-1)?.json).toEqual({ packed_quantity: 1, from: [null] }));
  });

  it('checks a line off for its number in another length, and names the product of a case', async () => {
    const lines = unpacked.lines.map((each) => ({ ...each, barcode: '8901234567890' }));
    const { calls } = renderStaff({
      address,
      answers: { getStaffOrder: { ...unpacked, lines: lines.slice(0, 1) } },
    });
    await line('Basmati rice');
    const keyboard = userEvent.setup({ delay: null });
    await keyboard.keyboard('18901234567897{Enter}');
    expect(await screen.findByText(/code of a case of Basmati rice/)).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'packLine')).toBe(false);
    await keyboard.keyboard('08901234567890{Enter}');
    await waitFor(() => expect(calls.at(-1)?.json).toEqual({ packed_quantity: 1, from: [null] }));
  });

  it('checks off a weighed pack by the pattern of the shop’s scales', async () => {
    const lines = unpacked.lines.map((each) => ({ ...each, barcode: '2112345000008' }));
    const session = { ...examples.getStaffSession.answer, scale_codes: ['21.....{NNDDD}'] };
    const { calls } = renderStaff({
      address,
      answers: {
        getStaffSession: session,
        getStaffOrder: { ...unpacked, lines: lines.slice(0, 1) },
      },
    });
    await line('Basmati rice');
    await userEvent.setup({ delay: null }).keyboard('2112345012346{Enter}');
    await waitFor(() => expect(calls.at(-1)?.json).toEqual({ packed_quantity: 1, from: [null] }));
  });

  it('is left for another order whose code is scanned off a label', async () => {
    const { calls } = renderStaff({ address, answers: { getStaffOrder: unpacked } });
    await line('Turmeric');
    await userEvent.setup({ delay: null }).keyboard('RR-6MMNB-F5CT9{Enter}');
    await waitFor(() =>
      expect(calls.at(-1)?.url.pathname).toBe('/api/staff/orders/RR-6MMNB-F5CT9'),
    );
    expect(calls.some(({ operation }) => operation === 'packLine')).toBe(false);
  });

  it('takes a code for no line without a barcode where the keys of a scanner have no codes', async () => {
    renderStaff({ address, answers: { getStaffOrder: unpacked } });
    await line('Turmeric');
    for (const key of Array.from('4006381333931').concat('Enter')) {
      fireEvent.keyDown(document.body, { key });
    }
    expect(await screen.findByText(/has the code 4006381333931/)).toBeVisible();
  });

  it('says so where a code is of nothing that is missing', async () => {
    renderStaff({ address, answers: { getStaffOrder: unpacked } });
    await line('Turmeric');
    await userEvent.setup({ delay: null }).keyboard('4006381333931{Enter}');
    expect(await screen.findByText(/has the code 4006381333931/)).toBeVisible();
  });

  it('keeps what is checked off without a network, and sends it in its order once there is one', async () => {
    let isReachable = false;
    const { user, calls, store } = renderStaff({
      address,
      answers: {
        getStaffOrder: unpacked,
        packLine: () => {
          if (!isReachable) throw new TypeError('Failed to fetch');
          return unpacked;
        },
      },
    });
    const rice = await line('Basmati rice');
    await user.click(rice.getByRole('button', { name: /all 2 are in the box/ }));
    expect(await rice.findByText('In the box')).toBeVisible();
    expect(await screen.findByText(/1 line waits to be sent/)).toBeVisible();
    const [key] = selectQueuedPacks(store.getState()).map((pack) => pack.key);
    isReachable = true;
    const turmeric = await line('Turmeric');
    await user.click(turmeric.getByRole('button', { name: /all 3 are in the box/ }));
    await waitFor(() => expect(selectQueuedPacks(store.getState())).toEqual([]));
    const sent = calls.filter(({ operation }) => operation === 'packLine').slice(-2);
    expect(sent.map(({ url }) => url.pathname.split('/').at(-1))).toEqual(['41', '42']);
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe(key);
  });

  /** An open order, and the session begun anew in another tab under the member of that id. */
  async function signInElsewhere(id: string) {
    const { getStaffSession } = examples;
    let token = 'first';
    let { member } = getStaffSession.answer;
    const rendered = renderStaff({
      address,
      answers: {
        getStaffOrder: unpacked,
        getStaffSession: () => ({ ...getStaffSession.answer, member, csrf_token: token }),
        packLine: ({ headers }) =>
          headers.get('X-CSRF-Token') === token ? unpacked : problem(403, 'Load the page again.'),
      },
    });
    const rice = await line('Basmati rice');
    token = 'second';
    member = { ...member, id };
    await rendered.user.click(rice.getByRole('button', { name: /all 2 are in the box/ }));
    return () => rendered.calls.filter(({ operation }) => operation === 'packLine');
  }

  it('goes with the token of a session that the same member has begun in another tab', async () => {
    const sent = await signInElsewhere(examples.getStaffSession.answer.member.id);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(new Set(sent().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(screen.queryByText(/Load the page again/)).toBeNull();
  });

  it('goes under nobody else’s name where somebody else has signed in in another tab', async () => {
    const sent = await signInElsewhere('99');
    expect(await screen.findByText(/Load the page again/)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('tells of which order a line was refused, and why, and forgets it', async () => {
    const { user, store } = renderStaff({
      address,
      answers: {
        getStaffOrder: unpacked,
        packLine: () => problem(409, 'This order was cancelled meanwhile.'),
      },
    });
    const rice = await line('Basmati rice');
    await user.click(rice.getByRole('button', { name: /all 2 are in the box/ }));
    const why = `${order.number}: This order was cancelled meanwhile.`;
    expect(await screen.findByText(why)).toBeVisible();
    expect(selectQueuedPacks(store.getState())).toEqual([]);
  });

  it('shows how the order stands where a line was refused', async () => {
    let isCancelled = false;
    const { user } = renderStaff({
      address,
      answers: {
        getStaffOrder: () =>
          isCancelled ? { ...unpacked, status: 'cancelled', next: [] } : unpacked,
        packLine: () => {
          isCancelled = true;
          return problem(409, 'This order was cancelled meanwhile.');
        },
      },
    });
    const rice = await line('Basmati rice');
    await user.click(rice.getByRole('button', { name: /all 2 are in the box/ }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /are in the box/ })).not.toBeInTheDocument(),
    );
  });

  it('asks for the password over the page where the session has ended, and goes on', async () => {
    let isSignedIn = false;
    const { user, calls, store } = renderStaff({
      address,
      answers: {
        getStaffOrder: unpacked,
        packLine: () => (isSignedIn ? unpacked : problem(401, 'Please sign in.')),
        signInStaff: () => {
          isSignedIn = true;
          return examples.getStaffSession.answer;
        },
      },
    });
    const rice = await line('Basmati rice');
    await user.click(rice.getByRole('button', { name: /all 2 are in the box/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    await user.type(dialog.getByLabelText('Password'), 'open sesame{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ operation }) => operation === 'signInStaff')?.json).toEqual({
      email: 'asha@example.com',
      password: 'open sesame',
    });
    await waitFor(() => expect(selectQueuedPacks(store.getState())).toEqual([]));
    expect(JSON.stringify(store.getState())).not.toContain('open sesame');
  });

  it('leaves to its member what was checked off on a phone that somebody else has now', async () => {
    const { answer: asha } = examples.getStaffSession;
    const ravi = { ...asha, member: { ...asha.member, id: '2', name: 'Ravi Iyer' } };
    let who: typeof asha | undefined = asha;
    let isReachable = false;
    const { user, calls, store } = renderStaff({
      address,
      answers: {
        getStaffSession: () => who ?? problem(401, 'Please sign in.'),
        getStaffOrder: unpacked,
        packLine: () => {
          if (!isReachable) throw new TypeError('Failed to fetch');
          return unpacked;
        },
        signOutStaff: () => {
          who = undefined;
          return new Response(null, { status: 204 });
        },
        signInStaff: ({ json }) => {
          who = (json as { email: string }).email.startsWith('ravi') ? ravi : asha;
          return who;
        },
      },
    });
    const signIn = async (email: string) => {
      await user.type(await screen.findByLabelText('E-mail address'), email);
      await user.type(screen.getByLabelText('Password'), 'open sesame{Enter}');
    };
    const signOut = async () =>
      user.click(screen.getAllByRole('button', { name: 'Sign out' })[0] ?? document.body);
    const sent = () => calls.filter(({ operation }) => operation === 'packLine');
    const rice = await line('Basmati rice');
    await user.click(rice.getByRole('button', { name: /all 2 are in the box/ }));
    expect(await screen.findByText(/1 line waits to be sent/)).toBeVisible();
    const tried = sent().length;
    await signOut();
    isReachable = true;
    await signIn('ravi@example.com');
    expect(await screen.findByText(/1 line of somebody else/)).toBeVisible();
    expect((await line('Basmati rice')).queryByText('In the box')).toBeNull();
    expect(sent()).toHaveLength(tried);
    await signOut();
    await signIn('asha@example.com');
    await waitFor(() => expect(selectQueuedPacks(store.getState())).toEqual([]));
    expect(sent()).toHaveLength(tried + 1);
  });

  it('sends what got no answer again by itself, where the browser never noticed', async () => {
    jest.useFakeTimers();
    let isReachable = false;
    const { store, calls } = setupStaffStore({
      answers: {
        packLine: () => {
          if (!isReachable) throw new TypeError('Failed to fetch');
          return unpacked;
        },
      },
    });
    const stop = watchConnection(store);
    await store.dispatch(
      packLine(order.number, { id: '41', packed_quantity: null }, { packed_quantity: 2 }),
    );
    expect(selectQueuedPacks(store.getState())).toHaveLength(1);
    isReachable = true;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(selectQueuedPacks(store.getState())).toEqual([]);
    const sent = calls.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(sent);
    stop();
    jest.useRealTimers();
  });

  it('has after a reload what was checked off before it', async () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
    const answers = {
      getStaffOrder: unpacked,
      packLine: () => Promise.reject(new TypeError('Failed to fetch')),
    };
    const before = renderStaff({ address, answers, storage });
    const rice = await line('Basmati rice');
    await before.user.click(rice.getByRole('button', { name: /all 2 are in the box/ }));
    expect(await screen.findByText(/1 line waits to be sent/)).toBeVisible();
    before.unmount();
    renderStaff({ address, answers, storage });
    expect(await (await line('Basmati rice')).findByText('In the box')).toBeVisible();
  });
});
