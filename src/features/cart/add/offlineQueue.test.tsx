import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { watchConnectivity } from '../../../app/watchConnectivity.ts';
import { cardOf } from '../../../testing/catalogData.ts';
import type { Answers } from '../../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { OfflineBanner } from '../../shell/OfflineBanner.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { ProductCard } from '../../listing/ProductCard.tsx';

const rice = cardOf({ product_id: '41', name: 'Red rice' });

const browserSays = (isOnline: boolean) =>
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

async function setLine(isOnline: boolean): Promise<void> {
  browserSays(isOnline);
  await act(async () => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

function open(answers: Answers = {}) {
  const page = renderWithProviders(
    <>
      <OfflineBanner />
      <ProductCard product={rice} />
      <Toasts />
    </>,
    { answers },
  );
  act(() => {
    watchConnectivity(page.store);
  });
  const adds = () => page.calls.filter(({ operation }) => operation === 'addToCart');
  const press = () => page.user.click(screen.getByRole('button', { name: /^Add to cart/ }));
  return { ...page, adds, press };
}

describe('adds while offline', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => setLine(true));

  it('are queued, announced, and sent once when back online [E-09]', async () => {
    const { adds, press } = open();
    await setLine(false);
    await press();
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('1 product will be added');
    expect(
      await screen.findAllByText('Red rice will be added to your cart when you are back online.'),
    ).not.toHaveLength(0);
    expect(adds()).toHaveLength(0);
    await setLine(true);
    expect(await screen.findByText('Red rice was added to your cart.')).toBeVisible();
    expect(adds()).toHaveLength(1);
    expect(adds()[0]?.form.get('product_id')).toBe('41');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await setLine(false);
    await setLine(true);
    expect(adds()).toHaveLength(1);
  });

  it.each(['Only 2 left.', { warning: 'Only 2 left.' }])(
    'show a toast if the shop rejects them on return: %j [E-09]',
    async (error) => {
      const { adds, press } = open({ addToCart: { error } });
      await setLine(false);
      await press();
      await setLine(true);
      expect(await screen.findByText('Red rice could not be added to your cart.')).toBeVisible();
      expect(await screen.findByText('Only 2 left.')).toBeVisible();
      await setLine(false);
      await setLine(true);
      expect(adds()).toHaveLength(1);
    },
  );

  it('reuse the key of the attempt whose answer was lost [E-09, E-12]', async () => {
    let isCut = true;
    const { adds, press } = open({
      addToCart: () => {
        if (!isCut) return { status: '1' };
        browserSays(false);
        throw new TypeError('The line broke.');
      },
    });
    await press();
    await setLine(false);
    expect(screen.getByRole('status')).toHaveTextContent('1 product will be added');
    isCut = false;
    await setLine(true);
    expect(await screen.findByText('Red rice was added to your cart.')).toBeVisible();
    const keys = adds().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('survive a reload [E-09]', async () => {
    const before = open();
    await setLine(false);
    await before.press();
    before.unmount();
    const { adds } = open();
    expect(await screen.findByText(/1 product will be added/)).toBeVisible();
    await setLine(true);
    await waitFor(() => expect(adds()).toHaveLength(1));
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
    expect(adds()[0]?.form.get('product_id')).toBe('41');
  });
});
