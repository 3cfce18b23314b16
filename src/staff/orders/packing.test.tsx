import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { staffApi, type PackedLineForm } from '../../api/staffApi.ts';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { setupStaffStore } from '../../testing/setupStaffStore.tsx';
import { watchStaffConnectivity } from '../watchStaffConnectivity.ts';
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

const BY_PIECE = { weight_step: null, weight: null };

const line = async (name: string) => {
  const heading = await screen.findByRole('heading', { name: new RegExp(`× ${name}`) });
  const item = heading.closest('li');
  if (!item) throw new Error(`${name} is no line.`);
  return within(item);
};

describe('order packing', () => {
  it('marks a line as fully packed', async () => {
    const { user, calls } = renderStaff({ address, answers: { getStaffOrder: unpacked } });
    const rice = await line('Basmati rice');
    await user.click(rice.getByRole('button', { name: /all 2 packed/ }));
    await waitFor(() => expect(calls.at(-1)?.json).toEqual({ packed_quantity: 2, from: [null] }));
    const sent = calls.find(({ operation }) => operation === 'packLine');
    expect(sent?.url.pathname).toBe(`/api/staff/orders/${order.number}/lines/41`);
    expect(sent?.headers.get('X-CSRF-Token')).toBe(examples.getStaffSession.answer.csrf_token);
  });

  it('keeps focus on a line whose button unmounts and on a disabled button', async () => {
    const { user } = renderStaff({
      address,
      answers: {
        getStaffOrder: unpacked,
        packLine: () => Promise.reject(new TypeError('Failed to fetch')),
      },
    });
    const rice = await line('Basmati rice');
    await user.click(rice.getByRole('button', { name: /all 2 packed/ }));
    const item = (await rice.findByText('Packed')).closest('li');
    expect(item).toHaveFocus();
    await user.tab();
    const fewer = rice.getByRole('button', { name: 'Basmati rice: one less' });
    expect(fewer).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(await rice.findByText('0 of 2')).toBeVisible();
    expect(fewer).toHaveFocus();
    expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await user.click(rice.getByRole('button', { name: 'Basmati rice: uncheck' }));
    expect(item).toHaveFocus();
  });

  it('asks for the weight of goods sold by weight, also after a scan', async () => {
    const lines = unpacked.lines.map((one) =>
      one.id === '41' ? { ...one, quantity: 4, weight_step: 250, name: 'Cheddar' } : one,
    );
    const { user, calls } = renderStaff({
      address,
      answers: {
        getStaffOrder: { ...unpacked, lines },
        packLine: () => Promise.reject(new TypeError('Failed to fetch')),
      },
    });
    const cheddar = await line('Cheddar');
    expect(cheddar.getByRole('heading')).toHaveTextContent('1 kg × Cheddar');
    await user.keyboard('8901241{Enter}');
    expect(await screen.findByText('Enter the weight of Cheddar')).toBeVisible();
    const field = cheddar.getByRole('textbox', { name: 'Weight of Cheddar in g' });
    expect(field).toHaveFocus();
    await user.type(field, '9600{Enter}');
    expect(cheddar.getByText('Enter grams, at most 2 kg')).toBeVisible();
    await user.clear(field);
    await user.type(field, '960{Enter}');
    await waitFor(() =>
      expect(calls.at(-1)?.json).toEqual({
        packed_quantity: 4,
        weight: 960,
        from: [null],
        weight_from: [null],
      }),
    );
    expect(await cheddar.findByText('Packed: 960 g')).toBeVisible();
  });

  it("records a short line and offers the shopper's preferred replacement", async () => {
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
    expect(turmeric.getByText(/If unavailable: call customer/)).toBeVisible();
    await user.click(turmeric.getByRole('button', { name: /: short$/ }));
    expect(await turmeric.findByText('2 of 3')).toBeVisible();
    await user.click(await turmeric.findByRole('button', { name: 'Substitute' }));
    const dialog = within(await screen.findByRole('dialog', { name: /1 × Turmeric/ }));
    await user.click(await dialog.findByRole('button', { name: 'Select Brown rice' }));
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'packLine')?.json).toEqual({
        packed_quantity: 2,
        from: [2],
        replacement: { product_id: '8', quantity: 2 },
        replacement_from: null,
      }),
    );
  });

  it('shows no buttons on a replacement, keeps it while packing and undoes it on request', async () => {
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
    expect(ginger.getByText(/substitute for Turmeric/)).toBeVisible();
    expect(ginger.queryByRole('button')).toBeNull();
    const short = await line('Turmeric');
    expect(short.getByText('Substituted with 1 × Ginger')).toBeVisible();
    expect(short.queryByRole('button', { name: /: uncheck$/ })).toBeNull();
    const sent = () => calls.filter(({ operation }) => operation === 'packLine');
    await user.click(short.getByRole('button', { name: 'Turmeric: one more' }));
    await waitFor(() => expect(sent().at(-1)?.json).toEqual({ packed_quantity: 2, from: [1] }));
    await user.click(short.getByRole('button', { name: 'Turmeric: undo substitution' }));
    await waitFor(() =>
      expect(sent().at(-1)?.json).toMatchObject({
        packed_quantity: 1,
        from: expect.arrayContaining([1]) as unknown,
        replacement: null,
        replacement_from: '43',
      }),
    );
  });

  it('keeps the answer of a write over an older read', async () => {
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
    await user.click(turmeric.getByRole('button', { name: /: short$/ }));
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

  it('still undoes a replacement if more is packed while offline', async () => {
    const { store } = setupStaffStore({
      answers: { packLine: () => Promise.reject(new TypeError('Failed to fetch')) },
    });
    const say = (seen: number | null, form: PackedLineForm) =>
      store.dispatch(
        packLine(order.number, { ...BY_PIECE, id: '42', packed_quantity: seen }, form),
      );
    await say(2, { packed_quantity: 1, replacement: null, replacement_from: '43' });
    await say(1, { packed_quantity: 3 });
    expect(selectQueuedPacks(store.getState()).map(({ form }) => form)).toEqual([
      // The backend may have applied the first change although its response was lost.
      { packed_quantity: 3, from: [2, 1], replacement: null, replacement_from: '43' },
    ]);
  });

  it.each(['Mark as packed', 'Substitute'])(
    'sends the queue before “%s” and reports if it cannot',
    async (step) => {
      let isReachable = false;
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
      await user.click(turmeric.getByRole('button', { name: /: short$/ }));
      expect(await screen.findByText(/1 item is waiting to sync/)).toBeVisible();
      const goOn = async () => {
        if (step === 'Substitute') {
          await user.click(await screen.findByRole('button', { name: 'Select Brown rice' }));
        } else await user.click(screen.getByRole('button', { name: step }));
      };
      if (step === 'Substitute') {
        await user.click(await turmeric.findByRole('button', { name: 'Substitute' }));
      }
      await goOn();
      expect(await screen.findByText(/haven’t synced yet/)).toBeVisible();
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

  it('suggests similar products in the missing amount', async () => {
    const { user, calls } = renderStaff({
      address,
      answers: {
        getStaffOrder: {
          ...unpacked,
          lines: unpacked.lines.map((one) => ({ ...one, packed_quantity: one.quantity - 1 })),
        },
      },
    });
    await user.click(await (await line('Turmeric')).findByRole('button', { name: 'Substitute' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Turmeric/ }));
    const quantity = await dialog.findByRole('textbox', { name: 'Quantity of Brown rice' });
    expect(quantity).toHaveValue('2');
    expect(dialog.getByText('2 kg for 2 kg missing')).toBeVisible();
    await user.clear(quantity);
    await user.type(quantity, '15');
    expect(dialog.getByRole('button', { name: 'Select Brown rice' })).toBeDisabled();
    await user.clear(quantity);
    await user.type(quantity, '1');
    expect(dialog.getByText('1 kg for 2 kg missing')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Select Brown rice' }));
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'packLine')?.json).toMatchObject({
        replacement: { product_id: '8', quantity: 1 },
      }),
    );
    const asked = calls.find(({ operation }) => operation === 'findProducts');
    expect(asked?.url.searchParams.get('like')).toBeTruthy();
    expect(asked?.url.searchParams.has('text')).toBe(false);
  });

  it('reports a failed replacement search and retries', async () => {
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
    await user.click(await (await line('Turmeric')).findByRole('button', { name: 'Substitute' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Turmeric/ }));
    expect(await dialog.findByText('Couldn’t search. Try again.')).toBeVisible();
    isThere = true;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('button', { name: 'Select Brown rice' })).toBeVisible();
    expect(dialog.queryByText('Couldn’t search. Try again.')).toBeNull();
  });

  it('packs one item per scanned code', async () => {
    const { calls } = renderStaff({ address, answers: { getStaffOrder: unpacked } });
    await line('Turmeric');
    await userEvent.setup({ delay: null }).keyboard('8901242{Enter}');
    await waitFor(() => expect(calls.at(-1)?.json).toEqual({ packed_quantity: 1, from: [null] }));
  });

  it('matches a barcode of another length and names the product of a case', async () => {
    const lines = unpacked.lines.map((each) => ({ ...each, barcode: '8901234567890' }));
    const { calls } = renderStaff({
      address,
      answers: { getStaffOrder: { ...unpacked, lines: lines.slice(0, 1) } },
    });
    await line('Basmati rice');
    const keyboard = userEvent.setup({ delay: null });
    await keyboard.keyboard('18901234567897{Enter}');
    expect(await screen.findByText(/barcode of a case of Basmati rice/)).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'packLine')).toBe(false);
    await keyboard.keyboard('08901234567890{Enter}');
    await waitFor(() => expect(calls.at(-1)?.json).toEqual({ packed_quantity: 1, from: [null] }));
  });

  it("matches a weighed item by the scale's barcode pattern", async () => {
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

  it('adds up the weights of pieces that the scale labelled', async () => {
    const cheese = { barcode: '2112345000008', weight_step: 1000, quantity: 2 };
    const lines = unpacked.lines.map((each) => ({ ...each, ...cheese }));
    const session = { ...examples.getStaffSession.answer, scale_codes: ['21.....{NNDDD}'] };
    const { calls } = renderStaff({
      address,
      answers: {
        getStaffSession: session,
        getStaffOrder: { ...unpacked, lines: lines.slice(0, 1) },
        packLine: () => Promise.reject(new TypeError('Failed to fetch')),
      },
    });
    const rice = await line('Basmati rice');
    const keyboard = userEvent.setup({ delay: null });
    await keyboard.keyboard('2112345012346{Enter}');
    expect(await rice.findByText('Packed: 1.234 kg')).toBeVisible();
    await keyboard.keyboard('2112345002507{Enter}');
    expect(await rice.findByText('Packed: 1.484 kg')).toBeVisible();
    await waitFor(() =>
      expect(calls.at(-1)?.json).toEqual({
        packed_quantity: 2,
        weight: 1484,
        from: [null, 2],
        weight_from: [null, 1234],
      }),
    );
    await keyboard.type(rice.getByRole('textbox'), '2112345002507{Enter}');
    expect(await rice.findByText('Packed: 1.734 kg')).toBeVisible();
    await keyboard.type(rice.getByRole('textbox'), '1999{Enter}');
    expect(await rice.findByText('Packed: 1.999 kg')).toBeVisible();
    await keyboard.keyboard('2112345012346{Enter}');
    expect(await rice.findByText('Packed: 3.233 kg')).toBeVisible();
    await keyboard.keyboard('2112345012346{Enter}');
    expect(await screen.findByText(/^No unpacked item/)).toBeVisible();
  });

  it('opens another order on scanning its label', async () => {
    const { calls } = renderStaff({ address, answers: { getStaffOrder: unpacked } });
    await line('Turmeric');
    await userEvent.setup({ delay: null }).keyboard('RR-6MMNB-F5CT9{Enter}');
    await waitFor(() =>
      expect(calls.at(-1)?.url.pathname).toBe('/api/staff/orders/RR-6MMNB-F5CT9'),
    );
    expect(calls.some(({ operation }) => operation === 'packLine')).toBe(false);
  });

  it('reports an unknown code from a scanner that sends no key codes', async () => {
    renderStaff({ address, answers: { getStaffOrder: unpacked } });
    await line('Turmeric');
    for (const key of Array.from('4006381333931').concat('Enter')) {
      fireEvent.keyDown(document.body, { key });
    }
    expect(await screen.findByText(/has the barcode 4006381333931/)).toBeVisible();
  });

  it('reports a scanned code that matches no missing item', async () => {
    renderStaff({ address, answers: { getStaffOrder: unpacked } });
    await line('Turmeric');
    await userEvent.setup({ delay: null }).keyboard('4006381333931{Enter}');
    expect(await screen.findByText(/has the barcode 4006381333931/)).toBeVisible();
  });

  it('queues packed lines offline and sends them in order once online', async () => {
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
    await user.click(rice.getByRole('button', { name: /all 2 packed/ }));
    expect(await rice.findByText('Packed')).toBeVisible();
    expect(await screen.findByText(/1 item is waiting to sync/)).toBeVisible();
    const [key] = selectQueuedPacks(store.getState()).map((pack) => pack.key);
    isReachable = true;
    const turmeric = await line('Turmeric');
    await user.click(turmeric.getByRole('button', { name: /all 3 packed/ }));
    await waitFor(() => expect(selectQueuedPacks(store.getState())).toEqual([]));
    const sent = calls.filter(({ operation }) => operation === 'packLine').slice(-2);
    expect(sent.map(({ url }) => url.pathname.split('/').at(-1))).toEqual(['41', '42']);
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe(key);
  });

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
          headers.get('X-CSRF-Token') === token ? unpacked : problem(403, 'Reload the page.'),
      },
    });
    const rice = await line('Basmati rice');
    token = 'second';
    member = { ...member, id };
    await rendered.user.click(rice.getByRole('button', { name: /all 2 packed/ }));
    return () => rendered.calls.filter(({ operation }) => operation === 'packLine');
  }

  it("retries with the token of the same member's new session in another tab", async () => {
    const sent = await signInElsewhere(examples.getStaffSession.answer.member.id);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(new Set(sent().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(screen.queryByText(/Reload the page/)).toBeNull();
  });

  it("does not retry under another member's session from another tab", async () => {
    const sent = await signInElsewhere('99');
    expect(await screen.findByText(/Reload the page/)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('reports the order and reason of a rejected line and drops it from the queue', async () => {
    const { user, store } = renderStaff({
      address,
      answers: {
        getStaffOrder: unpacked,
        packLine: () => problem(409, 'This order was cancelled meanwhile.'),
      },
    });
    const rice = await line('Basmati rice');
    await user.click(rice.getByRole('button', { name: /all 2 packed/ }));
    const why = '#1042: This order was cancelled meanwhile.';
    expect(await screen.findByText(why)).toBeVisible();
    expect(selectQueuedPacks(store.getState())).toEqual([]);
  });

  it('refetches the order after a rejected line', async () => {
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
    await user.click(rice.getByRole('button', { name: /all 2 packed/ }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /: all \d packed/ })).not.toBeInTheDocument(),
    );
  });

  it('asks for the password if the session has ended, then continues', async () => {
    let isSignedIn = false;
    const { user, calls, store } = renderStaff({
      address,
      answers: {
        getStaffOrder: unpacked,
        packLine: () => (isSignedIn ? unpacked : problem(401, 'Sign in to continue.')),
        signInStaff: () => {
          isSignedIn = true;
          return examples.getStaffSession.answer;
        },
      },
    });
    const rice = await line('Basmati rice');
    await user.click(rice.getByRole('button', { name: /all 2 packed/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session expired' }));
    await user.type(dialog.getByLabelText('Password'), 'open sesame{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ operation }) => operation === 'signInStaff')?.json).toEqual({
      email: 'asha@example.com',
      password: 'open sesame',
    });
    await waitFor(() => expect(selectQueuedPacks(store.getState())).toEqual([]));
    expect(JSON.stringify(store.getState())).not.toContain('open sesame');
  });

  it('leaves queued lines to their member after another signs in on the same device', async () => {
    const { answer: asha } = examples.getStaffSession;
    const ravi = { ...asha, member: { ...asha.member, id: '2', name: 'Ravi Iyer' } };
    let who: typeof asha | undefined = asha;
    let isReachable = false;
    const { user, calls, store } = renderStaff({
      address,
      answers: {
        getStaffSession: () => who ?? problem(401, 'Sign in to continue.'),
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
      await user.type(await screen.findByLabelText('Email'), email);
      await user.type(screen.getByLabelText('Password'), 'open sesame{Enter}');
    };
    const signOut = async () =>
      user.click(screen.getAllByRole('button', { name: 'Sign out' })[0] ?? document.body);
    const sent = () => calls.filter(({ operation }) => operation === 'packLine');
    const rice = await line('Basmati rice');
    await user.click(rice.getByRole('button', { name: /all 2 packed/ }));
    expect(await screen.findByText(/1 item is waiting to sync/)).toBeVisible();
    const tried = sent().length;
    await signOut();
    isReachable = true;
    await signIn('ravi@example.com');
    expect(await screen.findByText(/1 item from another team member/)).toBeVisible();
    expect((await line('Basmati rice')).queryByText('Packed')).toBeNull();
    expect(sent()).toHaveLength(tried);
    await signOut();
    await signIn('asha@example.com');
    await waitFor(() => expect(selectQueuedPacks(store.getState())).toEqual([]));
    expect(sent()).toHaveLength(tried + 1);
  });

  it('retries unanswered changes on a timer', async () => {
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
    const stop = watchStaffConnectivity(store);
    await store.dispatch(
      packLine(
        order.number,
        { ...BY_PIECE, id: '41', packed_quantity: null },
        { packed_quantity: 2 },
      ),
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

  it('restores packed lines after a reload', async () => {
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
    await before.user.click(rice.getByRole('button', { name: /all 2 packed/ }));
    expect(await screen.findByText(/1 item is waiting to sync/)).toBeVisible();
    before.unmount();
    renderStaff({ address, answers, storage });
    expect(await (await line('Basmati rice')).findByText('Packed')).toBeVisible();
  });
});
