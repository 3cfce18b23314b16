import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../api/api.ts';
import { loggedChanged } from '../session/sessionSlice.ts';
import { lineOf, productOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { ProductSummary } from '../product/ProductSummary.tsx';
import { CartLines } from '../cart/CartLines.tsx';
import type { ReactNode } from 'react';

const avoided = { getAvoidList: { avoid: ['milk', 'nuts', 'fish'] } };

/** Shows a part to a customer. */
function show(part: ReactNode, language: 'en' | 'fr' = 'en') {
  const page = renderWithProviders(part, { answers: avoided, language });
  act(() => void page.store.dispatch(loggedChanged(true)));
  return page;
}

const asked = (calls: readonly { operation: string }[]) =>
  calls.filter(({ operation }) => operation === 'getAvoidList').length;

describe('the warning of what a customer avoids', () => {
  it('E-02 names on the product page what of the list the product contains', async () => {
    show(<ProductSummary product={productOf({ allergens: ['gluten', 'milk', 'nuts'] })} />);
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Contains what you avoid: Milk and Nuts.',
    );
  });

  it('E-02 says so in French', async () => {
    show(<ProductSummary product={productOf({ allergens: ['milk'] })} />, 'fr');
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Contient ce que vous évitez : Lait.',
    );
  });

  it('E-02 warns where the allergens of a product are not known', async () => {
    show(<ProductSummary product={productOf({ allergens: null })} />);
    expect(await screen.findByRole('note')).toHaveTextContent(
      'We do not know this product’s allergens. Please check its label.',
    );
  });

  it('E-02 warns of traces of what a customer avoids', async () => {
    show(<ProductSummary product={productOf({ allergens: ['gluten'], may_contain: ['nuts'] })} />);
    expect(await screen.findByRole('note')).toHaveTextContent('May contain what you avoid: Nuts.');
  });

  it('E-02 is silent where nothing of the list is in the product', async () => {
    const { calls, store } = show(
      <ProductSummary product={productOf({ allergens: ['gluten'] })} />,
    );
    await waitFor(() => expect(asked(calls)).toBe(1));
    await act(() => Promise.all(store.dispatch(api.util.getRunningQueriesThunk())));
    expect(asked(calls)).toBe(1);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('E-02 is silent for visitors, and asks nothing', () => {
    const { calls } = renderWithProviders(
      <ProductSummary product={productOf({ allergens: ['milk'] })} />,
      { answers: avoided },
    );
    expect(screen.queryByRole('note')).toBeNull();
    expect(asked(calls)).toBe(0);
  });

  it('E-02 warns on the line of the cart that it concerns, asking once for all', async () => {
    const lines = [
      lineOf({ cart_item_id: '1', name: 'Ghee', allergens: ['milk'] }),
      lineOf({ cart_item_id: '2', name: 'Rice', allergens: [] }),
    ];
    const { calls } = show(
      <CartLines items={lines} isChangeable isSaveable onFocusLost={() => undefined} />,
    );
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('Contains what you avoid: Milk.');
    expect(note.closest('li')).toHaveTextContent('Ghee');
    expect(screen.getAllByRole('note')).toHaveLength(1);
    expect(asked(calls)).toBe(1);
  });
});
