import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { watchConnection } from '../watchConnection.ts';

const { answer } = examples.listPictures;
const still = { ...answer, uploads: [] };
const address = '/staff/products/7/pictures';
const file = (name = 'rice.jpg', content = 'bytes') =>
  new File([content], name, { type: 'image/jpeg' });

const choose = async (
  { user }: ReturnType<typeof renderStaff>,
  ...files: File[]
): Promise<void> => {
  await user.upload(await screen.findByLabelText('Choose pictures'), files);
};

const uploadsIn = ({ calls }: ReturnType<typeof renderStaff>) =>
  calls.filter(({ operation }) => operation === 'uploadPicture');

describe('choosing pictures', () => {
  it('sends each file by itself, raw, under a key of its own', async () => {
    const counter = renderStaff({ address, answers: { listPictures: still } });
    await choose(counter, file('one.jpg'), file('two.png'));
    await waitFor(() => expect(uploadsIn(counter)).toHaveLength(2));
    const [first, second] = uploadsIn(counter);
    expect(first?.url.pathname).toBe('/api/staff/products/7/pictures');
    expect(first?.url.searchParams.get('file_name')).toBe('one.jpg');
    expect(first?.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(first?.headers.get('X-CSRF-Token')).toBe(examples.getStaffSession.answer.csrf_token);
    const keys = [first, second].map((call) => call?.headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('shows what is being made, and why of a file none could be made', async () => {
    renderStaff({ address });
    expect(await screen.findByText(/is being made ready for the shop/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: /DSC_0412.jpg/ })).toBeVisible();
    expect(screen.getByText(/This file is damaged/)).toBeVisible();
  });

  it('shows the picture once it is made, without a reload', async () => {
    let reads = 0;
    const made = { ...answer, uploads: [], pictures: [...answer.pictures, ...answer.pictures] };
    made.pictures = made.pictures.map((picture, index) => ({ ...picture, id: `${index}` }));
    renderStaff({
      address,
      answers: { listPictures: () => ((reads += 1) > 2 ? made : answer) },
    });
    expect(await screen.findByText('Picture 2 of 2')).toBeVisible();
    expect(await screen.findByText('Picture 4 of 4', {}, { timeout: 10_000 })).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('tells why a file is refused, until it is forgotten', async () => {
    const counter = renderStaff({
      address,
      answers: {
        listPictures: still,
        uploadPicture: () => problem(422, 'This file is no picture that the shop can show.'),
      },
    });
    await choose(counter, file('notes.jpg'));
    expect(await screen.findByText(/This file is no picture that the shop can show/)).toBeVisible();
    await counter.user.click(screen.getByRole('button', { name: 'Forget notes.jpg' }));
    expect(screen.queryByText(/This file is no picture/)).not.toBeInTheDocument();
  });

  it('does not send what would be refused in any case', async () => {
    const counter = renderStaff({ address, answers: { listPictures: still } });
    const large = file('large.jpg');
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
    await choose(counter, large, file('empty.jpg', ''));
    expect(await screen.findByText(/This file is larger than 20 MiB/)).toBeVisible();
    expect(screen.getByText(/This file is empty/)).toBeVisible();
    expect(uploadsIn(counter)).toEqual([]);
  });

  it('waits without a network, and sends the same once there is one', async () => {
    let isReachable = false;
    const counter = renderStaff({
      address,
      answers: {
        listPictures: still,
        uploadPicture: () => {
          if (!isReachable) throw new TypeError('Failed to fetch');
          return still;
        },
      },
    });
    await choose(counter, file());
    expect(await screen.findByText(/waits to be sent/)).toBeVisible();
    const leaving = new Event('beforeunload', { cancelable: true });
    fireEvent(window, leaving);
    expect(leaving.defaultPrevented).toBe(true);
    isReachable = true;
    let end: (() => void) | undefined;
    act(() => {
      end = watchConnection(counter.store);
    });
    await waitFor(() => expect(screen.queryByText(/waits to be sent/)).not.toBeInTheDocument());
    end?.();
    const keys = uploadsIn(counter).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('waits for the password where the session has ended, and then goes on', async () => {
    let isSignedIn = false;
    const counter = renderStaff({
      address,
      answers: {
        listPictures: still,
        uploadPicture: () => (isSignedIn ? still : problem(401, 'Please sign in.')),
      },
    });
    await choose(counter, file());
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    isSignedIn = true;
    await counter.user.type(dialog.getByLabelText('Password'), 'four words nobody guesses');
    await counter.user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(uploadsIn(counter).length).toBeGreaterThan(1));
    await waitFor(() => expect(screen.queryByText(/waits to be sent/)).not.toBeInTheDocument());
  });

  it('takes files that are dropped, and lets none that falls beside be opened', async () => {
    const counter = renderStaff({ address, answers: { listPictures: still } });
    const hint = await screen.findByText(/Or drop them here/);
    const dataTransfer = { types: ['Files'], files: [file('dropped.webp')] };
    fireEvent.drop(hint, { dataTransfer });
    await waitFor(() => expect(uploadsIn(counter)).toHaveLength(1));
    const beside = createEvent.drop(document.body, { dataTransfer });
    fireEvent(document.body, beside);
    expect(beside.defaultPrevented).toBe(true);
    expect(uploadsIn(counter)).toHaveLength(1);
  });
});

describe('the pictures of a product', () => {
  const [first, second] = answer.pictures;
  const turned = { ...still, pictures: [second, first] };

  it('are put in another order by buttons, which keep the focus', async () => {
    const { user, calls } = renderStaff({
      address,
      answers: { listPictures: still, movePicture: turned },
    });
    await user.click(await screen.findByRole('button', { name: 'Picture 1: one place down' }));
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'movePicture')).toMatchObject({
        url: expect.objectContaining({ pathname: `/api/staff/products/7/pictures/${first?.id}` }),
        json: { position: 1 },
      }),
    );
    // It is the last one now, so that it goes up alone.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Picture 2: one place up' })).toHaveFocus(),
    );
  });

  it('are put in another order by dragging', async () => {
    const { calls } = renderStaff({
      address,
      answers: { listPictures: still, movePicture: turned },
    });
    await screen.findByText('Picture 2 of 2');
    const [top, bottom] = screen.getByRole('list', { name: 'Pictures' }).children;
    if (!top || !bottom) throw new Error('There are no two pictures.');
    const dataTransfer = { types: [], setData: () => undefined };
    fireEvent.dragStart(bottom, { dataTransfer });
    fireEvent.dragOver(top, { dataTransfer });
    fireEvent.drop(top, { dataTransfer });
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'movePicture')?.json).toEqual({
        position: 0,
      }),
    );
  });

  it('are removed once that is confirmed', async () => {
    const { user, calls } = renderStaff({
      address,
      answers: { listPictures: still, removePicture: { ...still, pictures: [first] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Picture 2: remove' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Picture 1 of 1')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'removePicture')?.url.pathname).toBe(
      `/api/staff/products/7/pictures/${second?.id}`,
    );
  });

  it('are described in both languages; what was typed stays where somebody else was first', async () => {
    const { user, calls } = renderStaff({
      address,
      answers: {
        listPictures: still,
        describePictures: () => problem(409, 'Somebody has changed this meanwhile.'),
      },
    });
    const field = await screen.findByLabelText(/in French/);
    await user.clear(field);
    await user.type(field, 'Du riz');
    await user.click(screen.getByRole('button', { name: 'Save the words' }));
    expect(await screen.findByText('Somebody has changed this meanwhile.')).toBeVisible();
    expect(field).toHaveValue('Du riz');
    expect(calls.findLast(({ operation }) => operation === 'describePictures')?.json).toEqual({
      from: answer.text,
      to: { en: answer.text.en, fr: 'Du riz' },
    });
  });

  it('are only looked at by who may not change them', async () => {
    renderStaff({
      address,
      answers: {
        listPictures: still,
        getStaffSession: {
          ...examples.getStaffSession.answer,
          permissions: ['orders.read', 'products.read'],
        },
      },
    });
    expect(await screen.findByText('Picture 2 of 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Picture/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Choose pictures' })).not.toBeInTheDocument();
  });
});
