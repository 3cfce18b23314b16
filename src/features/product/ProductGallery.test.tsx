import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pictureOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { DialogHost } from '../shell/DialogHost.tsx';
import { ProductGallery } from './ProductGallery.tsx';

function openGallery(count: number) {
  const pictures = Array.from({ length: count }, (_, index) => ({
    ...pictureOf('red-rice', index + 1),
    url: `/pictures/red-rice-${index + 1}-{width}.{format}`,
    alt: `View ${index + 1}`,
  }));
  return renderWithProviders(
    <>
      <ProductGallery name="Red rice" pictures={pictures} urls={[]} />
      <DialogHost />
    </>,
  );
}

const thumbnail = (number: number, count: number) =>
  screen.getByRole('button', { name: `Show image ${number} of ${count}` });
const enlarge = (number: number) => screen.getByRole('button', { name: `Enlarge: View ${number}` });

describe('ProductGallery', () => {
  it('shows one picture without controls', () => {
    openGallery(1);
    expect(screen.getByRole('img', { name: 'View 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next image' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Show image/ })).toBeNull();
  });

  it('steps to the next and previous picture within the ends and announces the position', async () => {
    const { user } = openGallery(3);
    const next = screen.getByRole('button', { name: 'Next image' });
    const previous = screen.getByRole('button', { name: 'Previous image' });
    const position = screen.getByText('Image 1 of 3');
    expect(position.closest('[aria-live="polite"]')).not.toBeNull();
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    await user.click(next);
    expect(position).toHaveTextContent('Image 3 of 3');
    expect(thumbnail(3, 3)).toHaveAttribute('aria-current', 'true');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(position).toHaveTextContent('Image 3 of 3');
    await user.click(previous);
    expect(thumbnail(2, 3)).toHaveAttribute('aria-current', 'true');
  });

  it('shows the picture of the chosen thumbnail', async () => {
    const { user } = openGallery(4);
    await user.click(thumbnail(3, 4));
    expect(screen.getByText('Image 3 of 4')).toBeInTheDocument();
    expect(thumbnail(3, 4)).toHaveAttribute('aria-current', 'true');
    expect(thumbnail(1, 4)).not.toHaveAttribute('aria-current');
  });

  it('moves by arrow keys, Home and End, together with the focus', async () => {
    const { user } = openGallery(3);
    act(() => enlarge(1).focus());
    await user.keyboard('{ArrowRight}');
    expect(enlarge(2)).toHaveFocus();
    expect(screen.getByText('Image 2 of 3')).toBeInTheDocument();
    await user.keyboard('{End}');
    expect(enlarge(3)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(enlarge(3)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(enlarge(1)).toHaveFocus();
    expect(enlarge(2)).toHaveAttribute('tabindex', '-1');
  });

  it('counts a key press while the track is still scrolling [SLIDERS-12]', async () => {
    const { user } = openGallery(3);
    const track = enlarge(1).closest('ul') as HTMLUListElement;
    Object.defineProperty(track, 'clientWidth', { value: 100 });
    act(() => enlarge(1).focus());
    await user.keyboard('{ArrowRight}');
    track.scrollLeft = 0;
    fireEvent(track, new Event('scrollend'));
    await user.keyboard('{ArrowRight}');
    expect(enlarge(3)).toHaveFocus();
  });

  it('follows a swipe and ignores pictures passed on the way to a chosen one', async () => {
    const { user } = openGallery(4);
    const track = enlarge(1).closest('ul');
    if (!track) throw new Error('There is no track.');
    Object.defineProperty(track, 'clientWidth', { value: 100 });
    track.scrollLeft = 100;
    fireEvent.scroll(track);
    expect(screen.getByText('Image 2 of 4')).toBeInTheDocument();
    await user.click(thumbnail(4, 4));
    expect(track.scrollLeft).toBe(300);
    track.scrollLeft = 200;
    fireEvent.scroll(track);
    expect(screen.getByText('Image 4 of 4')).toBeInTheDocument();
    fireEvent(track, new Event('scrollend'));
    expect(screen.getByText('Image 3 of 4')).toBeInTheDocument();
  });
});

describe('ZoomDialog', () => {
  beforeAll(async () => {
    const { unmount } = openGallery(1);
    await act(async () => enlarge(1).click());
    await screen.findByRole('dialog');
    unmount();
  });

  async function openZoom() {
    const page = openGallery(3);
    await page.user.click(enlarge(1));
    const dialog = within(await screen.findByRole('dialog', { name: 'Red rice' }));
    return { ...page, dialog, stage: dialog.getByRole('group', { name: /^View 1\./ }) };
  }

  it('opens from a picture through the store and closes again', async () => {
    const { store, user, dialog } = await openZoom();
    expect(store.getState().ui.dialog).toMatchObject({ name: 'zoom', inputs: { index: 0 } });
    expect(dialog.getByRole('img', { name: 'View 1' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().ui.dialog).toBeNull();
    expect(enlarge(1)).toHaveFocus();
  });

  it('changes the picture in the store by button and key', async () => {
    const { store, user, dialog, stage } = await openZoom();
    await user.click(dialog.getByRole('button', { name: 'Next image' }));
    expect(store.getState().ui.dialog).toMatchObject({ inputs: { index: 1 } });
    expect(dialog.getByText('Image 2 of 3')).toBeInTheDocument();
    act(() => stage.focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(store.getState().ui.dialog).toMatchObject({ inputs: { index: 2 } });
    expect(dialog.getByRole('img', { name: 'View 3' })).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(store.getState().ui.dialog).toMatchObject({ inputs: { index: 1 } });
  });

  it('zooms by button, key and double click, and resets for another picture', async () => {
    const { user, dialog, stage } = await openZoom();
    const level = dialog.getByRole('status');
    expect(level).toHaveTextContent('100%');
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
    expect(level).toHaveTextContent('150%');
    act(() => stage.focus());
    await user.keyboard('+');
    expect(level).toHaveTextContent('225%');
    await user.keyboard('-');
    expect(level).toHaveTextContent('150%');
    fireEvent.doubleClick(stage);
    expect(level).toHaveTextContent('100%');
    fireEvent.doubleClick(stage);
    expect(level).toHaveTextContent('150%');
    await user.click(dialog.getByRole('button', { name: 'Next image' }));
    expect(level).toHaveTextContent('100%');
    await user.click(dialog.getByRole('button', { name: 'Zoom out' }));
    expect(level).toHaveTextContent('100%');
  });

  it('pans a zoomed picture with the arrow keys instead of changing it', async () => {
    const { store, user, stage } = await openZoom();
    Object.defineProperties(stage, { clientWidth: { value: 400 }, clientHeight: { value: 400 } });
    act(() => stage.focus());
    await user.keyboard('++{ArrowRight}{ArrowDown}');
    expect(stage.firstElementChild).toHaveStyle({
      transform: 'translate(-60px, -60px) scale(2.25)',
    });
    expect(store.getState().ui.dialog).toMatchObject({ inputs: { index: 0 } });
    await user.keyboard('0');
    expect(stage.firstElementChild).toHaveStyle({ transform: 'translate(0px, 0px) scale(1)' });
  });
});
