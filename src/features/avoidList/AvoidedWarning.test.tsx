import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../api/api.ts';
import { loggedChanged } from '../session/sessionSlice.ts';
import { lineOf, productOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { ProductSummary } from '../product/ProductSummary.tsx';
import { CartLines } from '../cart/CartLines.tsx';
import type { ReactNode } from 'react';

const avoided = { getAvoidList: { avoid: ['milk', 'nuts', 'fish'] } };

function show(part: ReactNode, language: 'en' | 'fr' = 'en') {
  const page = renderWithProviders(part, { answers: avoided, language });
  act(() => void page.store.dispatch(loggedChanged(true)));
  return page;
}

const asked = (calls: readonly { operation: string }[]) =>
  calls.filter(({ operation }) => operation === 'getAvoidList').length;

describe('allergen warning', () => {
  it('names the avoided allergens on the product page [E-02]', async () => {
    show(<ProductSummary product={productOf({ allergens: ['gluten', 'milk', 'nuts'] })} />);
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Contains Milk and Nuts, which you avoid',
    );
  });

  it('is translated into French [E-02]', async () => {
    show(<ProductSummary product={productOf({ allergens: ['milk'] })} />, 'fr');
    expect(await screen.findByRole('note')).toHaveTextContent('Contient Lait, que vous évitez');
  });

  it('warns if the allergens of a product are unknown [E-02]', async () => {
    show(<ProductSummary product={productOf({ allergens: null })} />);
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Allergens not listed. Check the label.',
    );
  });

  it('warns of traces of avoided allergens [E-02]', async () => {
    show(<ProductSummary product={productOf({ allergens: ['gluten'], may_contain: ['nuts'] })} />);
    expect(await screen.findByRole('note')).toHaveTextContent('May contain Nuts, which you avoid');
  });

  it('shows nothing if the product contains no avoided allergen [E-02]', async () => {
    const { calls, store } = show(
      <ProductSummary product={productOf({ allergens: ['gluten'] })} />,
    );
    await waitFor(() => expect(asked(calls)).toBe(1));
    await act(() => Promise.all(store.dispatch(api.util.getRunningQueriesThunk())));
    expect(asked(calls)).toBe(1);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('shows nothing to visitors, and sends no request [E-02]', () => {
    const { calls } = renderWithProviders(
      <ProductSummary product={productOf({ allergens: ['milk'] })} />,
      { answers: avoided },
    );
    expect(screen.queryByRole('note')).toBeNull();
    expect(asked(calls)).toBe(0);
  });

  it('warns on the affected cart line, with one request for all lines [E-02]', async () => {
    const lines = [
      lineOf({ cart_item_id: '1', name: 'Ghee', allergens: ['milk'] }),
      lineOf({ cart_item_id: '2', name: 'Rice', allergens: [] }),
    ];
    const { calls } = show(
      <CartLines items={lines} isChangeable isSaveable onFocusLost={() => undefined} />,
    );
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('Contains Milk, which you avoid');
    expect(note.closest('li')).toHaveTextContent('Ghee');
    expect(screen.getAllByRole('note')).toHaveLength(1);
    expect(asked(calls)).toBe(1);
  });
});
