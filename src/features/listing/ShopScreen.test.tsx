import { screen, waitFor, within } from '@testing-library/react';
import { cardsOf, searchAnswerOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { ShopScreen } from './ShopScreen.tsx';

const manyAnswers = {
  searchProducts: searchAnswerOf(cardsOf(6), { total: 60, page: 2 }),
};

describe('ShopScreen', () => {
  it('lists products with count, collections and pagination [ROUTES-25]', async () => {
    renderWithProviders(<ShopScreen params={{}} />, {
      address: '/shop?page=2',
      answers: manyAnswers,
    });
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    expect(screen.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('60 products');
    const collections = await screen.findByRole('navigation', { name: 'Collections' });
    expect(within(collections).getByRole('link', { name: 'Rice & grains' })).toHaveAttribute(
      'href',
      '/shop/collection/grains',
    );
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/shop?page=3');
  });

  it('shows More than 10,000 products and pages by cursor while pages are full', async () => {
    const answer = { total: 10_001, page: 1700, limit: 6 };
    const cards = cardsOf(6);
    renderWithProviders(<ShopScreen params={{}} />, {
      address: '/shop?page=1700',
      answers: { searchProducts: searchAnswerOf(cards, answer) },
    });
    expect(await screen.findByText('More than 10,000 products')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      `/shop?page=1701&after=${cards.at(-1)?.product_id}`,
    );
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      `/shop?page=1699&before=${cards[0]?.product_id}`,
    );
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/shop');
  });

  it('sends the cursor in the URL and drops it when the sort order changes [E-03]', async () => {
    const { calls, store, user } = renderWithProviders(<ShopScreen params={{}} />, {
      address: '/shop?page=1701&after=46&before=x',
      answers: { searchProducts: searchAnswerOf(cardsOf(6), { total: 10_001, page: 1701 }) },
    });
    await screen.findAllByRole('article');
    const form = calls.find(({ operation }) => operation === 'searchProducts')?.form;
    expect(Object.fromEntries(form ?? [])).toMatchObject({ page: '1701', after: '46' });
    expect(form?.has('before')).toBe(false);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    expect(store.getState().location.search).toBe('?sort=name');
  });

  it('requests the page and sort order in the URL', async () => {
    const { calls } = renderWithProviders(<ShopScreen params={{}} />, {
      address: '/shop?page=2&sort=name',
      answers: manyAnswers,
    });
    await screen.findAllByRole('article');
    const form = calls.find(({ operation }) => operation === 'searchProducts')?.form;
    expect(Object.fromEntries(form ?? [])).toEqual({ page: '2', sort: 'name', limit: '24' });
  });

  it('writes the sort order to the URL and returns to the first page', async () => {
    const { store, user } = renderWithProviders(<ShopScreen params={{}} />, {
      address: '/shop?page=2',
      answers: manyAnswers,
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), [
      'Price: low to high',
    ]);
    expect(store.getState().location).toMatchObject({ search: '?sort=price_asc' });
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price_asc');
  });

  it('keeps the list while another page loads', async () => {
    const { store, user, container } = renderWithProviders(<ShopScreen params={{}} />, {
      address: '/shop',
      answers: {
        searchProducts: ({ form }: { form: URLSearchParams }) =>
          form.get('page') === '2'
            ? new Promise(() => {})
            : searchAnswerOf(cardsOf(2), { total: 60 }),
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(store.getState().location.search).toBe('?page=2');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  });

  it('shows placeholders while loading', () => {
    renderWithProviders(<ShopScreen params={{}} />, {
      answers: { searchProducts: () => new Promise(() => {}) },
    });
    expect(screen.getAllByTestId('card-skeleton').length).toBeGreaterThan(0);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['a failure', () => new Response('', { status: 500 })],
    ['a swallowed answer [CONFLICT-07]', () => new Response('', { status: 502 })],
  ])('offers a retry after %s', async (_title, answer) => {
    let isBroken = true;
    const { user } = renderWithProviders(<ShopScreen params={{}} />, {
      answers: {
        searchProducts: () => (isBroken ? answer() : searchAnswerOf(cardsOf(1))),
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(retry);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });

  it('says when a page number is past the end', async () => {
    renderWithProviders(<ShopScreen params={{}} />, {
      address: '/shop?page=99',
      answers: { searchProducts: searchAnswerOf([], { total: 60, page: 99 }) },
    });
    expect(await screen.findByText('No products on this page')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/shop');
  });

  it('loads the first pictures eagerly, the others near the viewport', async () => {
    const { container, user } = renderWithProviders(<ShopScreen params={{}} />, {
      answers: manyAnswers,
    });
    await screen.findAllByRole('article');
    const loading = () =>
      [...container.querySelectorAll('article img')].map((picture) =>
        picture.getAttribute('loading'),
      );
    expect(loading()).toEqual(['eager', 'eager', 'eager', 'eager']);
    await user.tab();
    expect(loading()).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
  });
});
