import { screen, waitFor } from '@testing-library/react';
import { cardOf } from '../../testing/catalogData.ts';
import type { SeenCall } from '../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { selectTotalQuantity } from './cartSlice.ts';
import { ProductCard } from '../listing/ProductCard.tsx';

/** A backend that applies each key once, as the contract asks, and may lose answers after it has acted. */
function countingBackend(lostAnswers: number) {
  const applied = new Map<string, object>();
  let quantity = 0;
  let lost = 0;
  const addToCart = ({ form, headers }: SeenCall) => {
    const key = headers.get('Idempotency-Key') ?? '';
    if (!applied.has(key)) {
      quantity += Number(form.get('quantity'));
      applied.set(key, { status: '1', count: quantity });
    }
    lost += 1;
    if (lost <= lostAnswers) throw new TypeError('The connection was lost.');
    return applied.get(key);
  };
  return { addToCart, quantity: () => quantity };
}

const add = () => screen.getByRole('button', { name: 'Add to cart: Red rice' });

describe('adding exactly once', () => {
  it('E-12 a second press while the answer is awaited adds nothing', async () => {
    const backend = countingBackend(0);
    const answered = Promise.withResolvers<void>();
    const { user, calls, store } = renderWithProviders(<ProductCard product={cardOf()} />, {
      answers: {
        addToCart: async (call: SeenCall) => {
          const answer = backend.addToCart(call);
          await answered.promise;
          return answer;
        },
      },
    });
    await user.dblClick(add());
    await user.click(add());
    expect(calls.filter(({ operation }) => operation === 'addToCart')).toHaveLength(1);
    answered.resolve();
    await waitFor(() => expect(selectTotalQuantity(store.getState())).toBe(1));
    expect(backend.quantity()).toBe(1);
  });

  it('E-12 CONFLICT-06 a lost answer is asked for again under the same key, and nothing is added twice', async () => {
    const backend = countingBackend(1);
    const { user, calls, store } = renderWithProviders(<ProductCard product={cardOf()} />, {
      answers: { addToCart: backend.addToCart },
    });
    await user.click(add());
    await waitFor(() => expect(selectTotalQuantity(store.getState())).toBe(1));
    const keys = calls
      .filter(({ operation }) => operation === 'addToCart')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\x21-\x7e]{16,}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(backend.quantity()).toBe(1);
  });

  it('E-12 the next press is another add under a key of its own', async () => {
    const backend = countingBackend(0);
    const { user, calls, store } = renderWithProviders(<ProductCard product={cardOf()} />, {
      answers: { addToCart: backend.addToCart },
    });
    await user.click(add());
    await waitFor(() => expect(selectTotalQuantity(store.getState())).toBe(1));
    await waitFor(() => expect(add()).toHaveAttribute('aria-disabled', 'false'));
    await user.click(add());
    await waitFor(() => expect(backend.quantity()).toBe(2));
    const keys = calls
      .filter(({ operation }) => operation === 'addToCart')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });
});
