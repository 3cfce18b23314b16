import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cardsOf, pictureOf, searchAnswerOf } from '../../testing/catalogData.ts';
import { HomeScreen } from './HomeScreen.tsx';

const banners = ['harvest', 'spices', 'breakfast'].map((name) => ({
  title: `The ${name}`,
  text: 'Fruit and vegetables from farms we know by name.',
  link: `/shop/collection/${name}`,
  link_text: 'See more',
  picture: {
    ...pictureOf('banner'),
    url: `/pictures/banner-${name}-{width}.{format}`,
    widths: [640, 1024, 1600],
    width: 16,
    height: 7,
  },
}));
const collections = ['fruits', 'vegetables', 'spices', 'grains', 'pulses', 'oils'].map(
  (handle) => ({
    handle,
    name: handle,
    description: '',
    product_count: 8,
    picture: { ...pictureOf(handle), url: `/pictures/collection-${handle}-{width}.{format}` },
  }),
);
const answers = {
  getHomeContent: { banners },
  listCollections: { collections },
  listPopularProducts: { products: cardsOf(6) },
  searchProducts: searchAnswerOf(cardsOf(6)),
};
const unanswered = () => new Promise(() => undefined);
const refused = () => new Response('', { status: 500 });
const all = (answer: () => unknown) =>
  Object.fromEntries(Object.keys(answers).map((operation) => [operation, answer]));

const meta = {
  component: HomeScreen,
  args: { params: {} },
  parameters: { layout: 'fullscreen', shop: { answers } },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { parameters: { shop: { answers: all(unanswered) } } };
export const Failed: Story = { parameters: { shop: { answers: all(refused) } } };
export const NoBanners: Story = {
  parameters: { shop: { answers: { ...answers, getHomeContent: { banners: [] } } } },
};
