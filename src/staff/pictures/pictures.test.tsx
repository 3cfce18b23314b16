import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { watchStaffConnectivity } from '../watchStaffConnectivity.ts';

const { answer } = examples.listPictures;
const still = { ...answer, uploads: [] };
const address = '/staff/products/7/pictures';
const file = (name = 'rice.jpg', content = 'bytes') =>
  new File([content], name, { type: 'image/jpeg' });

const choose = async (
  { user }: ReturnType<typeof renderStaff>,
  ...files: File[]
): Promise<void> => {
  await user.upload(await screen.findByLabelText('Upload images'), files);
};

const uploadsIn = ({ calls }: ReturnType<typeof renderStaff>) =>
  calls.filter(({ operation }) => operation === 'uploadPicture');

describe('picture uploads', () => {
  it('sends each file as a raw body with its own idempotency key', async () => {
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

  it('shows pictures being processed and why a file failed', async () => {
    renderStaff({ address });
    expect(await screen.findByText(/Processing…/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: /DSC_0412.jpg/ })).toBeVisible();
    const [, failed] = answer.uploads;
    expect(screen.getByText(new RegExp(failed?.failure ?? 'none'))).toBeVisible();
  });

  it('shows a picture once it is processed, without a reload', async () => {
    let reads = 0;
    const made = { ...answer, uploads: [], pictures: [...answer.pictures, ...answer.pictures] };
    made.pictures = made.pictures.map((picture, index) => ({ ...picture, id: `${index}` }));
    renderStaff({
      address,
      answers: { listPictures: () => ((reads += 1) > 2 ? made : answer) },
    });
    expect(await screen.findByText('Image 2 of 2')).toBeVisible();
    expect(await screen.findByText('Image 4 of 4', {}, { timeout: 10_000 })).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('shows why a file was rejected until it is dismissed', async () => {
    const counter = renderStaff({
      address,
      answers: {
        listPictures: still,
        uploadPicture: () =>
          problem(422, 'Unsupported file type. Upload a JPEG, PNG, WebP or AVIF.'),
      },
    });
    await choose(counter, file('notes.jpg'));
    expect(
      await screen.findByText(/Unsupported file type\. Upload a JPEG, PNG, WebP or AVIF\./),
    ).toBeVisible();
    await counter.user.click(screen.getByRole('button', { name: 'Dismiss notes.jpg' }));
    expect(
      screen.queryByText(/Unsupported file type\. Upload a JPEG, PNG, WebP or AVIF\./),
    ).not.toBeInTheDocument();
  });

  it('does not send empty or oversized files', async () => {
    const counter = renderStaff({ address, answers: { listPictures: still } });
    const large = file('large.jpg');
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
    await choose(counter, large, file('empty.jpg', ''));
    expect(await screen.findByText(/This file is larger than 20 MB/)).toBeVisible();
    expect(screen.getByText(/This file is empty/)).toBeVisible();
    expect(uploadsIn(counter)).toEqual([]);
  });

  it('queues uploads offline and resends with the same key once online', async () => {
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
    expect(await screen.findByText(/Waiting to upload/)).toBeVisible();
    const leaving = new Event('beforeunload', { cancelable: true });
    fireEvent(window, leaving);
    expect(leaving.defaultPrevented).toBe(true);
    isReachable = true;
    let end: (() => void) | undefined;
    act(() => {
      end = watchStaffConnectivity(counter.store);
    });
    await waitFor(() => expect(screen.queryByText(/Waiting to upload/)).not.toBeInTheDocument());
    end?.();
    const keys = uploadsIn(counter).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('asks for the password if the session has ended, then continues', async () => {
    let isSignedIn = false;
    const counter = renderStaff({
      address,
      answers: {
        listPictures: still,
        uploadPicture: () => (isSignedIn ? still : problem(401, 'Sign in to continue.')),
      },
    });
    await choose(counter, file());
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session expired' }));
    isSignedIn = true;
    await counter.user.type(dialog.getByLabelText('Password'), 'four words nobody guesses');
    await counter.user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(uploadsIn(counter).length).toBeGreaterThan(1));
    await waitFor(() => expect(screen.queryByText(/Waiting to upload/)).not.toBeInTheDocument());
  });

  it('uploads dropped files and ignores drops outside the zone', async () => {
    const counter = renderStaff({ address, answers: { listPictures: still } });
    const hint = await screen.findByText(
      /Or drop images here\. JPEG, PNG, WebP or AVIF, up to 20 MB each\./,
    );
    const dataTransfer = { types: ['Files'], files: [file('dropped.webp')] };
    fireEvent.drop(hint, { dataTransfer });
    await waitFor(() => expect(uploadsIn(counter)).toHaveLength(1));
    const beside = createEvent.drop(document.body, { dataTransfer });
    fireEvent(document.body, beside);
    expect(beside.defaultPrevented).toBe(true);
    expect(uploadsIn(counter)).toHaveLength(1);
  });
});

describe('product pictures', () => {
  const [first, second] = answer.pictures;
  const turned = { ...still, pictures: [second, first] };

  it('reorders by buttons that keep the focus', async () => {
    const { user, calls } = renderStaff({
      address,
      answers: { listPictures: still, movePicture: turned },
    });
    await user.click(await screen.findByRole('button', { name: 'Image 1: move down' }));
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'movePicture')).toMatchObject({
        url: expect.objectContaining({ pathname: `/api/staff/products/7/pictures/${first?.id}` }),
        json: { position: 1 },
      }),
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Image 2: move up' })).toHaveFocus(),
    );
  });

  it('reorders by dragging', async () => {
    const { calls } = renderStaff({
      address,
      answers: { listPictures: still, movePicture: turned },
    });
    await screen.findByText('Image 2 of 2');
    const [top, bottom] = screen.getByRole('list', { name: 'Images' }).children;
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

  it('removes a picture after confirmation', async () => {
    const { user, calls } = renderStaff({
      address,
      answers: { listPictures: still, removePicture: { ...still, pictures: [first] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Image 2: remove' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Image 1 of 1')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'removePicture')?.url.pathname).toBe(
      `/api/staff/products/7/pictures/${second?.id}`,
    );
  });

  it('describes pictures in both languages and keeps the input after a conflict', async () => {
    const { user, calls } = renderStaff({
      address,
      answers: {
        listPictures: still,
        describePictures: () => problem(409, 'Someone else has changed this to “Riz”.'),
      },
    });
    const field = await screen.findByLabelText(/^Alt text \(French\)/);
    await user.clear(field);
    await user.type(field, 'Du riz');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Someone else has changed this to “Riz”.')).toBeVisible();
    expect(field).toHaveValue('Du riz');
    expect(calls.findLast(({ operation }) => operation === 'describePictures')?.json).toEqual({
      from: answer.text,
      to: { en: answer.text.en, fr: 'Du riz' },
    });
  });

  it('shows pictures read-only without permission', async () => {
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
    expect(await screen.findByText('Image 2 of 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Image/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Upload images' })).not.toBeInTheDocument();
  });
});
