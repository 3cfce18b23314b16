import { screen, waitFor } from '@testing-library/react';
import { cardOf, lineOf } from '../../../testing/catalogData.ts';
import examples from '../../../testing/examples.gen.json' with { type: 'json' };
import type { SeenCall } from '../../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { selectTotalQuantity } from '../cartSlice.ts';
import { Started } from '../../../testing/Started.tsx';
import { ProductCard } from '../../listing/ProductCard.tsx';

function breakConnection(): never {
  throw new TypeError('The connection was lost.');
}

function countingBackend(lostAnswers: number, lose: () => unknown = breakConnection) {
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
    if (lost <= lostAnswers) return lose();
    return applied.get(key);
  };
  return { addToCart, quantity: () => quantity };
}

const add = () => screen.getByRole('button', { name: 'Add to cart: Red rice' });

describe('adding exactly once', () => {
  it('ignores a second press while the answer is pending [E-12]', async () => {
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

  it('retries a lost answer with the same key, and adds nothing twice [E-12, CONFLICT-06]', async () => {
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

  it.each([
    ['by the network', breakConnection],
    ['before the backend', () => new Response('', { status: 503 })],
  ])(
    'refetches the cart if both answers are lost %s, and counts what was added [CONFLICT-06]',
    async (_where, lose) => {
      const backend = countingBackend(2, lose);
      const { user, store } = renderWithProviders(
        <Started>
          <ProductCard product={cardOf()} />
        </Started>,
        {
          answers: {
            addToCart: backend.addToCart,
            getCart: () => ({
              products: backend.quantity() === 0 ? [] : [lineOf({ quantity: backend.quantity() })],
              totals: [],
            }),
          },
        },
      );
      await user.click(await screen.findByRole('button', { name: 'Add to cart: Red rice' }));
      await waitFor(() => expect(add()).toHaveAttribute('aria-disabled', 'false'));
      await waitFor(() => expect(selectTotalQuantity(store.getState())).toBe(1));
    },
  );

  it('uses a new key for the next add [E-12]', async () => {
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

  it('counts from the press until the server rejects [HEADER-07]', async () => {
    const answered = Promise.withResolvers<object>();
    const { user, store } = renderWithProviders(<ProductCard product={cardOf()} />, {
      answers: { addToCart: () => answered.promise },
    });
    await user.click(add());
    expect(selectTotalQuantity(store.getState())).toBe(1);
    answered.resolve({ error: 'There is not enough of it.' });
    await waitFor(() => expect(selectTotalQuantity(store.getState())).toBe(0));
  });

  it('counts two pending adds at once, whatever is refetched meanwhile [HEADER-07]', async () => {
    const answers = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
    let asked = 0;
    const { user, store } = renderWithProviders(
      <>
        <ProductCard product={cardOf()} />
        <ProductCard product={cardOf({ product_id: '2', name: 'Oat cookies' })} />
      </>,
      { answers: { addToCart: () => answers[asked++]?.promise } },
    );
    const quantity = () => selectTotalQuantity(store.getState());
    await user.click(add());
    await user.click(screen.getByRole('button', { name: 'Add to cart: Oat cookies' }));
    expect(quantity()).toBe(2);
    answers[0]?.resolve({ status: '1', count: 1 });
    await waitFor(() => expect(add()).toHaveAttribute('aria-disabled', 'false'));
    expect(quantity()).toBe(2);
    answers[1]?.resolve({ status: '1', count: 2 });
    await waitFor(() => expect(store.getState().cart.addsUnderWay).toBe(0));
    expect(quantity()).toBe(2);
  });

  it('counts an add with a required option of the card only after the answer [HEADER-07]', async () => {
    const answered = Promise.withResolvers<object>();
    const [option] = examples.getProduct.answer.options;
    const product = cardOf({
      options: [{ ...option, required: true, type: 'text', product_option_value: [] }] as never,
    });
    const { user, store } = renderWithProviders(<ProductCard product={product} />, {
      answers: { addToCart: () => answered.promise },
    });
    await user.click(add());
    expect(selectTotalQuantity(store.getState())).toBe(0);
    answered.resolve({ status: '1', count: 1 });
    await waitFor(() => expect(selectTotalQuantity(store.getState())).toBe(1));
  });
});
