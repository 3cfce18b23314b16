import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { surviveTranslation } from './surviveTranslation.ts';

const own = { ...Object.getOwnPropertyDescriptors(Node.prototype) };

afterEach(() => {
  const { removeChild, insertBefore } = own;
  if (!removeChild || !insertBefore) throw new Error('A node has no such methods.');
  Object.defineProperties(Node.prototype, { removeChild, insertBefore });
});

function Form({ isSent }: { readonly isSent: boolean }) {
  return (
    <form>
      <input aria-label="Name" />
      {isSent && <p>Sent</p>}
      {isSent ? '' : 'Send'}
    </form>
  );
}

it('keeps the page and its form values when a text node was replaced', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  surviveTranslation();
  const { rerender } = render(<Form isSent={false} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  field.value = 'Meera';
  const translated = document.createElement('b');
  translated.textContent = 'Senden';
  screen.getByText('Send').lastChild?.replaceWith(translated);

  rerender(<Form isSent />);

  expect(screen.getByText('Sent')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toBe(field);
  expect(field).toHaveValue('Meera');
  expect(warn).toHaveBeenCalled();
});
