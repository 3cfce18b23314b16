import { screen, waitFor, within } from '@testing-library/react';
import { cardOf, pictureOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Started } from '../../testing/Started.tsx';
import { selectDialog } from '../ui/uiSlice.ts';
import { HomeScreen } from './HomeScreen.tsx';

const banner = (title: string, link: string) => ({
  title,
  text: `${title} in a sentence.`,
  link,
  link_text: `To ${title}`,
  picture: { ...pictureOf('banner'), alt: `Picture of ${title}` },
});

const homeCard = (title: string, link: string) => ({
  title,
  text: 'One sentence.',
  link,
  picture: pictureOf(title),
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

const rejected = () => new Response('', { status: 500 });

describe('HomeScreen', () => {
  it("loads the first banner's picture with high priority and no other [PRODUCT-01, OPEN-50]", async () => {
    renderWithProviders(<HomeScreen params={{}} />, { answers });
    expect(await screen.findByRole('heading', { name: 'Harvest' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const picture = screen.getByRole('img', { name: 'Picture of Harvest' });
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('link', { name: 'To Harvest' })).toHaveAttribute(
      'href',
      '/shop/collection/fruits',
    );
    const banners = within(screen.getByRole('region', { name: 'Latest' }));
    expect(banners.getByRole('link', { name: 'To Spice' })).toHaveAttribute(
      'href',
      '/shop/collection/spices',
    );
    expect(banners.getAllByRole('img')).toEqual([picture]);
  });

  it('shows one banner at a time after start-up and wraps around [SLIDERS-02, SLIDERS-03]', async () => {
    const { user } = renderWithProviders(
      <Started>
        <HomeScreen params={{}} />
      </Started>,
      { answers },
    );
    const banners = within(await screen.findByRole('region', { name: 'Latest' }));
    const previous = await banners.findByRole('button', { name: 'Previous' });
    expect(banners.getByRole('heading', { name: 'Harvest' })).toBeVisible();
    expect(banners.queryByRole('heading', { name: 'Spice' })).toBeNull();
    await user.click(previous);
    expect(await banners.findByRole('heading', { name: 'Spice' })).toBeVisible();
    expect(banners.getByRole('img', { name: 'Picture of Spice' })).toBeInTheDocument();
    await waitFor(() => expect(banners.queryByRole('heading', { name: 'Harvest' })).toBeNull());
  });

  it('renders list entries with equal links or names [PRODUCT-01, OPEN-50]', async () => {
    const award = { title: 'Golden Ladle', thumb: '/pictures/thumb.svg', link: '' };
    const certificate = { title: 'Organic', text: 'Twice a year.', image: '/pictures/c.svg' };
    const testimonial = { name: 'Meera', place: 'Bengaluru', text: 'As at home.', rating: 5 };
    const home = {
      banners: [banner('Harvest', '/shop'), banner('Spice', '/shop')],
      ingredients: [homeCard('Turmeric', '/shop'), homeCard('Cumin', '/shop')],
      awards: [award, award],
      certificates: [certificate, certificate],
      testimonials: [testimonial, testimonial],
    };
    renderWithProviders(<HomeScreen params={{}} />, {
      answers: { ...answers, getHomeContent: home },
    });
    const banners = within(await screen.findByRole('region', { name: 'Latest' }));
    expect(banners.getAllByRole('link')).toHaveLength(2);
    const ingredients = within(await screen.findByRole('region', { name: 'Pantry essentials' }));
    expect(ingredients.getAllByRole('link')).toHaveLength(2);
    expect(await screen.findAllByRole('button', { name: 'Golden Ladle' })).toHaveLength(2);
    expect(screen.getAllByText('Organic')).toHaveLength(2);
    expect(screen.getAllByText('Meera')).toHaveLength(2);
  });

  it('shows each section of the home content in its kind of slider [SLIDERS-05, SLIDERS-11]', async () => {
    const home = {
      ...answers.getHomeContent,
      ingredients: [homeCard('Turmeric', '/shop/turmeric')],
      boxes: [homeCard('Tea box', 'shop/tea-box')],
      content_block: {
        title: 'From a <em>field</em>',
        content: '<p>With a name.</p>',
        picture: pictureOf('field'),
      },
      certificates: [{ title: 'Organic', text: 'Twice a year.', image: '/pictures/c.svg' }],
      testimonials: [{ name: 'Meera', place: 'Bengaluru', text: 'As at home.', rating: 5 }],
    };
    renderWithProviders(<HomeScreen params={{}} />, {
      answers: { ...answers, getHomeContent: home },
    });
    const ingredients = await screen.findByRole('region', {
      name: 'Pantry essentials',
    });
    expect(ingredients).toHaveClass('ingredients');
    expect(within(ingredients).getByRole('link', { name: /^Turmeric/ })).toHaveAttribute(
      'href',
      '/shop/turmeric',
    );
    const boxes = screen.getByRole('region', { name: 'Gift boxes' });
    expect(boxes).toHaveClass('box');
    expect(within(boxes).getByRole('link', { name: /^Tea box/ })).toHaveAttribute(
      'href',
      '/shop/tea-box',
    );
    expect(await screen.findByRole('heading', { name: 'From a field' })).toBeVisible();
    const certificates = screen.getByRole('region', { name: 'Our standards' });
    expect(certificates).toHaveClass('certificate');
    expect(within(certificates).getByText('Organic')).toBeVisible();
    const voices = screen.getByRole('region', { name: 'What our customers say' });
    expect(voices).toHaveClass('testimonial');
    expect(within(voices).getByText('As at home.')).toBeVisible();
    expect(within(voices).getByRole('img', { name: '5 of 5' })).toBeVisible();
  });

  it('shows the latest posts of the blog [PRODUCT-17, SLIDERS-05]', async () => {
    const { calls } = renderWithProviders(<HomeScreen params={{}} />, { answers });
    const posts = await screen.findByRole('region', { name: 'From our blog' });
    expect(posts).toHaveClass('blog');
    expect(within(posts).getByRole('link', { name: /step by step/ })).toHaveAttribute(
      'href',
      '/blog/how-to-cook-dal',
    );
    expect(within(posts).getByText('12 October 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
    const call = calls.find(({ operation }) => operation === 'listBlogPosts');
    expect(call?.url.searchParams.get('limit')).toBe('6');
  });

  it("opens an award's video or large picture [AWARD-09, AWARD-10]", async () => {
    const award = { thumb: '/pictures/thumb.svg', popup: '/pictures/large.svg' };
    const awards = [
      { ...award, title: 'Golden Ladle', link: '' },
      { ...award, title: 'Cinema night', link: 'aqz-KE-bpKQ', link_type: 'ytvideo' },
    ];
    const { store, user } = renderWithProviders(<HomeScreen params={{}} />, {
      answers: { ...answers, getHomeContent: { ...answers.getHomeContent, awards } },
    });
    const shown = { timeout: 3000 };
    await user.click(await screen.findByRole('button', { name: 'Golden Ladle' }, shown));
    expect(selectDialog(store.getState())).toEqual({
      name: 'content',
      inputs: {
        title: 'Golden Ladle',
        content: '',
        type: 'img',
        imgsrc: '/pictures/large.svg',
        imgalt: 'Golden Ladle',
      },
    });
    await user.click(screen.getByRole('button', { name: 'Cinema night' }));
    expect(selectDialog(store.getState())).toEqual({
      name: 'video',
      title: 'Cinema night',
      videoId: 'aqz-KE-bpKQ',
    });
  });

  it('shows collections and stories, but no breadcrumb [OPEN-50, OPEN-57]', async () => {
    const story = {
      overline: 'How it began',
      title: 'Two founders',
      text: 'They met in a business-school course.\n\nThen they walked.',
      link: '/info/about-us',
      link_text: 'All of it',
      image: '/pictures/trek.svg',
      alt: 'Two walkers',
    };
    const bare = { title: 'Today', text: 'We are four.', link: '/shop', image: '' };
    const home = { ...answers.getHomeContent, stories: [story, bare] };
    renderWithProviders(<HomeScreen params={{}} />, {
      answers: { ...answers, getHomeContent: home },
    });
    expect(await screen.findByRole('link', { name: 'Rice & grains 8 products' })).toHaveAttribute(
      'href',
      '/shop/collection/grains',
    );
    const first = within(await screen.findByRole('region', { name: 'Two founders' }));
    expect(first.getByText('They met in a business-school course.')).toBeVisible();
    expect(first.getByText('Then they walked.')).toBeVisible();
    expect(first.getByRole('img', { name: 'Two walkers' })).toBeVisible();
    expect(first.getByRole('link', { name: 'All of it' })).toHaveAttribute(
      'href',
      '/info/about-us',
    );
    const second = within(screen.getByRole('region', { name: 'Today' }));
    expect(second.getByText('We are four.')).toBeVisible();
    expect(second.queryByRole('img')).toBeNull();
    expect(second.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  });

  it('shows no story when there is none [OPEN-50]', async () => {
    renderWithProviders(<HomeScreen params={{}} />, { answers });
    expect(await screen.findByRole('link', { name: 'To Harvest' })).toBeVisible();
    expect(document.getElementById('home-story')).toBeNull();
  });

  it('shows six popular products and the newest products [PRODUCT-04, OPEN-50]', async () => {
    const { calls } = renderWithProviders(<HomeScreen params={{}} />, { answers });
    expect(await screen.findByRole('link', { name: 'Popular 5' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Popular 6' })).toBeNull();
    const section = within(screen.getByRole('region', { name: 'New arrivals' }));
    expect(await section.findByRole('link', { name: 'Fresh arrival' })).toHaveAttribute(
      'href',
      '/shop/new-1',
    );
    const search = calls.find(({ operation }) => operation === 'searchProducts');
    expect(Object.fromEntries(search?.form ?? [])).toEqual({ sort: 'newest', limit: '6' });
  });

  it('keeps the rest of the page when a section fails, and retries it [PRODUCT-01]', async () => {
    let isWell = false;
    const { user } = renderWithProviders(<HomeScreen params={{}} />, {
      answers: {
        ...answers,
        listPopularProducts: () => (isWell ? answers.listPopularProducts : rejected()),
        listCollections: rejected,
        getHomeContent: rejected,
      },
    });
    const section = within(screen.getByRole('region', { name: 'Best sellers' }));
    expect(await section.findByText('Couldn’t load these products.')).toBeVisible();
    expect(await screen.findByText('Couldn’t load the collections.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Fresh arrival' })).toBeVisible();
    isWell = true;
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await section.findByRole('link', { name: 'Popular 0' })).toBeVisible();
  });

  it('leaves out empty sections [PRODUCT-01]', async () => {
    renderWithProviders(<HomeScreen params={{}} />, {
      answers: {
        ...answers,
        getHomeContent: { banners: [] },
        listPopularProducts: { products: [] },
        listCollections: { collections: [] },
      },
    });
    expect(await screen.findByRole('link', { name: 'Fresh arrival' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Best sellers' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Shop by collection' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
