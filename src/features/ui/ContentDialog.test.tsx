import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { setupStore } from '../../testing/setupStore.tsx';
import { ContentDialog, type ContentDialogInputs } from './ContentDialog.tsx';

const text: ContentDialogInputs = {
  title: 'How we roast',
  content: '<p>Slowly, in <strong>iron pans</strong>.</p><script>alert(1)</script>',
  type: 'cont',
  imgsrc: '',
  imgalt: '',
};
const picture: ContentDialogInputs = {
  title: '',
  content: '',
  type: 'img',
  imgsrc: '/pictures/award.webp',
  imgalt: 'The award of the year',
};

function show(inputs: ContentDialogInputs) {
  const { AppProviders } = setupStore({});
  const onClose = jest.fn();
  render(<ContentDialog inputs={inputs} isOpen onClose={onClose} />, { wrapper: AppProviders });
  return { onClose, user: userEvent.setup() };
}

describe('ContentDialog', () => {
  it('shows a title and sanitized HTML [MODALS-10, MODALS-11]', async () => {
    show(text);
    expect(screen.getByRole('dialog', { name: 'How we roast' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'How we roast' })).toBeVisible();
    expect((await screen.findByText('iron pans')).tagName).toBe('STRONG');
    expect(document.querySelector('[role=dialog] script')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows a picture with its alternative text, which names the dialog [MODALS-12, MODALS-13]', () => {
    show(picture);
    const image = screen.getByRole('img', { name: 'The award of the year' });
    expect(image).toHaveAttribute('src', '/pictures/award.webp');
    expect(screen.getByRole('dialog', { name: 'The award of the year' })).toBeVisible();
  });

  it('calls onClose from the close button [MODALS-07]', async () => {
    const { onClose, user } = show(text);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('calls onClose on Escape [MODALS-08]', async () => {
    const { onClose, user } = show(text);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('makes the text focusable after the close button, for keyboard scrolling [MODALS-15, OPEN-59]', async () => {
    const { user } = show(text);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('group', { name: 'How we roast' })).toHaveFocus();
  });

  it('calls onClose on a press outside the dialog, but not inside [MODALS-09]', async () => {
    const { onClose, user } = show(text);
    await user.click(screen.getByRole('heading', { name: 'How we roast' }));
    expect(onClose).not.toHaveBeenCalled();
    const beside = screen.getByRole('dialog').parentElement;
    await user.click(beside ?? document.body);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('opens in a browser only [MODALS-14, CONFLICT-48]', () => {
    const { AppProviders } = setupStore({});
    const html = renderToString(
      <AppProviders>
        <ContentDialog inputs={text} isOpen onClose={() => undefined} />
      </AppProviders>,
    );
    expect(html).not.toContain('How we roast');
    expect(html).not.toContain('dialog');
  });
});
