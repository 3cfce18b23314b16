import { act, screen } from '@testing-library/react';
import { cardOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { selectToasts } from '../ui/uiSlice.ts';
import { compareAdded, selectComparedIds } from './compareSlice.ts';
import { CompareToggle } from './CompareToggle.tsx';
import { ProductCard } from '../listing/ProductCard.tsx';

describe('CompareToggle', () => {
  it('a card adds its product to the comparison and removes it again [E-14]', async () => {
    const { store, user } = renderWithProviders(<ProductCard product={cardOf()} />);
    const toggle = screen.getByRole('button', { name: 'Compare Red rice', pressed: false });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(selectComparedIds(store.getState())).toEqual(['41']);
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(selectComparedIds(store.getState())).toEqual([]);
  });

  it('rejects a fifth product with a toast [E-14]', async () => {
    const { store, user } = renderWithProviders(
      <CompareToggle productId="5" name="Red rice" isLabelled />,
    );
    act(() => {
      for (const id of ['1', '2', '3', '4']) store.dispatch(compareAdded(id));
    });
    const toggle = screen.getByRole('button', { name: 'Compare Red rice' });
    expect(toggle).toHaveTextContent('Compare');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(selectComparedIds(store.getState())).toEqual(['1', '2', '3', '4']);
    expect(selectToasts(store.getState())).toEqual([
      expect.objectContaining({ kind: 'error', content: { messageId: 'compare.toast.full' } }),
    ]);
  });
});
