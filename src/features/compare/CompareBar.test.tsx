import { act, screen } from '@testing-library/react';
import { createRef } from 'react';
import { productOf } from '../../testing/catalogData.ts';
import type { SeenCall } from '../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { compareAdded, selectComparedIds } from './compareSlice.ts';
import { CompareBarHost } from './CompareBarHost.tsx';

function named({ url }: SeenCall) {
  const id = url.searchParams.get('product_id') ?? '';
  return productOf({ product_id: id, name: `Rice ${id}` });
}

async function openBar(address = '/shop') {
  const main = createRef<HTMLElement>();
  const page = renderWithProviders(
    <>
      <main ref={main} tabIndex={-1} />
      <CompareBarHost isInert={false} onFocusLost={() => main.current?.focus()} />
    </>,
    { address, answers: { getProduct: named } },
  );
  await act(async () => {
    for (const id of ['1', '2']) page.store.dispatch(compareAdded(id));
  });
  return page;
}

describe('CompareBar', () => {
  it('lists the chosen products and links to the comparison [E-14]', async () => {
    await openBar();
    expect(await screen.findByRole('region', { name: 'Products to compare' })).toBeVisible();
    expect(await screen.findByText('Rice 2')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Compare (2)' })).toHaveAttribute('href', '/compare');
  });

  it('removes one product with the focus staying in the bar, then clears all [E-14]', async () => {
    const { store, user } = await openBar();
    await user.click(
      await screen.findByRole('button', { name: 'Remove Rice 1 from the comparison' }),
    );
    expect(selectComparedIds(store.getState())).toEqual(['2']);
    expect(screen.getByRole('link', { name: 'Compare (1)' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(selectComparedIds(store.getState())).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is hidden on the comparison page [E-14]', async () => {
    await openBar('/compare');
    expect(screen.queryByRole('region', { name: 'Products to compare' })).toBeNull();
  });
});
