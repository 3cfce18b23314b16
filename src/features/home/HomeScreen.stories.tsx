import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cardsOf, pictureOf, searchAnswerOf } from '../../testing/catalogData.ts';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
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
const cardOfHome = (handle: string) => ({
  title: `The ${handle}`,
  text: 'Ground slowly, so that the colour stays.',
  link: `/shop/${handle}`,
  picture: { ...pictureOf(handle), url: `/pictures/${handle}-1-{width}.{format}` },
});
const cards = ['turmeric-powder', 'cow-ghee', 'mustard-oil', 'chana-dal', 'cumin-seeds'];
const awardOf = (name: string) => ({
  title: `Prize of the ${name}`,
  thumb: `/pictures/award-${name}.svg`,
  popup: `/pictures/award-${name}.svg`,
  link: '',
});
const home = {
  banners,
  ingredients: cards.map(cardOfHome),
  boxes: cards.toReversed().map(cardOfHome),
  content_block: {
    title: 'From a field with a <em>name</em>',
    content: '<p>We buy from <strong>214 farms</strong>.</p>',
    picture: { ...pictureOf('field'), url: '/pictures/collection-vegetables-{width}.{format}' },
    imageLeft: true,
    seeMore: true,
  },
  stories: [
    {
      overline: 'How it began',
      title: 'Two founders, one trek, a very good lunch',
      text: 'In the middle of a business-school course, two friends went trekking. On the third day a farming family shared their lunch: red rice, dal and greens pulled from the terrace that morning. Nothing in the city tasted like it.\n\nThey turned their course project into a shop. We still buy from small farms, pay before the harvest, and pack everything to order.',
      link: '/shop',
      link_text: 'Taste for yourself',
      image: '/pictures/trek.svg',
      alt: 'Two walkers with rucksacks on a ridge above terraced fields at sunrise',
    },
  ],
  awards: ['golden-ladle', 'silver-comb', 'light-parcel'].map(awardOf),
  certificates: ['organic', 'fair-price', 'tested', 'no-waste', 'pollinators'].map((name) => ({
    title: `Certified: ${name}`,
    text: 'Every farm is visited twice a year.',
    image: `/pictures/certificate-${name}.svg`,
  })),
  testimonials: ['Meera', 'Thomas', 'Anjali', 'Joseph'].map((name) => ({
    name,
    place: 'Bengaluru',
    text: 'The dal tastes as it did at my grandmother’s.',
    rating: 5,
  })),
};
const answers = {
  getHomeContent: home,
  listCollections: { collections },
  listPopularProducts: { products: cardsOf(6) },
  searchProducts: searchAnswerOf(cardsOf(6)),
};
const all = (answer: () => unknown) =>
  Object.fromEntries(Object.keys(answers).map((operation) => [operation, answer]));

const meta = {
  component: HomeScreen,
  args: { params: {} },
  parameters: {
    draws: [
      'Awards',
      'BannerSlide',
      'BlogTeasers',
      'CardSlider',
      'Certificates',
      'CollectionRow',
      'HeroBanner',
      'NearSlider',
      'NewsletterOpener',
      'ProductsSection',
      'SectionHeading',
      'Stories',
      'Testimonials',
    ],
    layout: 'fullscreen',
    shop: { answers },
  },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { parameters: { shop: { answers: all(unanswered) } } };
export const Failed: Story = { parameters: { shop: { answers: all(failing) } } };
export const NoBanners: Story = {
  parameters: { shop: { answers: { ...answers, getHomeContent: { banners: [] } } } },
};
