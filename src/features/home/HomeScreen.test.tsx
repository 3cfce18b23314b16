import { screen, within } from '@testing-library/react';
import { cardOf, pictureOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const banner = (title: string, link: string) => ({
  title,
  text: `${title} in a sentence.`,
  link,
  link_text: `To ${title}`,
  picture: { ...pictureOf('banner'), alt: `Picture of ${title}` },
});

const answers = {
  getHomeContent: {
    banners: [
      banner('Harvest', '/shop/collection/fruits'),
      banner('Spice', '/shop/collection/spices'),
    ],
  },
  listCollections: {
    collections: [
      {
        handle: 'grains',
        name: 'Rice & grains',
        description: '',
        product_count: 8,
        picture: pictureOf('grains'),
      },
    ],
  },
  listPopularProducts: {
    products: Array.from({ length: 12 }, (_, index) =>
      cardOf({ product_id: `p${index}`, handle: `popular-${index}`, name: `Popular ${index}` }),
    ),
  },
  searchProducts: {
    products: [cardOf({ product_id: 'n1', handle: 'new-1', name: 'Fresh arrival' })],
    total: 1,
    page: 1,
    limit: 6,
    term: '',
    facets: { categories: [] },
  },
};

const refused = () => new Response('', { status: 500 });

describe('HomeScreen', () => {
  it('PRODUCT-01 OPEN-50 opens with the first banner, its picture first of all', async () => {
    renderWithProviders(<HomeScreen params={{}} />, { answers });
    expect(await screen.findByRole('heading', { name: 'Harvest', level: 1 })).toBeVisible();
    const picture = screen.getByRole('img', { name: 'Picture of Harvest' });
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('link', { name: 'To Harvest' })).toHaveAttribute(
      'href',
      '/shop/collection/fruits',
    );
    expect(screen.getByRole('link', { name: /^Spice/ })).toHaveAttribute(
      'href',
      '/shop/collection/spices',
    );
  });

  it('OPEN-50 OPEN-57 shows collections and founders, and no breadcrumb', async () => {
    renderWithProviders(<HomeScreen params={{}} />, { answers });
    expect(await screen.findByRole('link', { name: 'Rice & grains 8 products' })).toHaveAttribute(
      'href',
      '/shop/collection/grains',
    );
    const story = within(screen.getByRole('region', { name: /Two founders/ }));
    expect(story.getByText(/business-school course/)).toBeVisible();
    expect(story.getByRole('img')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  });

  it('PRODUCT-04 OPEN-50 shows six popular and the newest products', async () => {
    const { calls } = renderWithProviders(<HomeScreen params={{}} />, { answers });
    expect(await screen.findByRole('link', { name: 'Popular 5' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Popular 6' })).toBeNull();
    const section = within(screen.getByRole('region', { name: 'New on our shelves' }));
    expect(await section.findByRole('link', { name: 'Fresh arrival' })).toHaveAttribute(
      'href',
      '/shop/new-1',
    );
    const search = calls.find(({ operation }) => operation === 'searchProducts');
    expect(Object.fromEntries(search?.form ?? [])).toEqual({ sort: 'newest', limit: '6' });
  });

  it('PRODUCT-01 keeps the rest of the page when a part fails, and asks for it again', async () => {
    let isWell = false;
    const { user } = renderWithProviders(<HomeScreen params={{}} />, {
      answers: {
        ...answers,
        listPopularProducts: () => (isWell ? answers.listPopularProducts : refused()),
        listCollections: refused,
        getHomeContent: refused,
      },
    });
    const section = within(screen.getByRole('region', { name: 'Bought and loved most' }));
    expect(await section.findByText('These products could not be loaded.')).toBeVisible();
    expect(await screen.findByText('The collections could not be loaded.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Fresh arrival' })).toBeVisible();
    isWell = true;
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await section.findByRole('link', { name: 'Popular 0' })).toBeVisible();
  });

  it('PRODUCT-01 leaves out what the shop has none of', async () => {
    renderWithProviders(<HomeScreen params={{}} />, {
      answers: {
        ...answers,
        getHomeContent: { banners: [] },
        listPopularProducts: { products: [] },
        listCollections: { collections: [] },
      },
    });
    expect(await screen.findByRole('link', { name: 'Fresh arrival' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Bought and loved most' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Shop by collection' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
