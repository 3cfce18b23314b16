import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import type { Facets } from '../../api/endpoints.gen.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { cardsOf, searchAnswerOf } from '../../testing/catalogData.ts';
import { filtersToggled } from '../ui/uiSlice.ts';
import { ShopScreen } from './ShopScreen.tsx';

function Unfolded() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(filtersToggled('/shop'));
  }, [dispatch]);
  return <ShopScreen params={{}} />;
}

const meta = {
  component: Unfolded,
  parameters: {
    draws: [
      'ActiveFilters',
      'CollectionLinks',
      'FilterChoices',
      'FiltersToggle',
      'PriceFilter',
      'ProductListing',
      'SortSelect',
    ],
  },
} satisfies Meta<typeof Unfolded>;

export default meta;
type Story = StoryObj<typeof meta>;

const facets: Facets = {
  categories: [
    { handle: 'grains', name: 'Rice & grains', count: 12 },
    { handle: 'snacks', name: 'Snacks & sweets', count: 4 },
    { handle: 'spices', name: 'Spices', count: 1200 },
  ],
  price: { min: 40, max: 900 },
  marks: [
    { value: 'vegetarian', count: 14 },
    { value: 'vegan', count: 9 },
    { value: 'organic', count: 0 },
  ],
  without: [
    { value: 'gluten', count: 8 },
    { value: 'milk', count: 11 },
    { value: 'nuts', count: 13 },
  ],
  in_stock: 15,
  ratings: [
    { value: 4, count: 7 },
    { value: 3, count: 12 },
    { value: 2, count: 16 },
    { value: 1, count: 16 },
  ],
};
const shop = (address: string, searchProducts: object) => ({
  shop: { address, answers: { searchProducts } },
});
const found = { ...searchAnswerOf(cardsOf(6), { total: 16, found: 96 }), facets };

export const NothingChosen: Story = { parameters: shop('/shop', found) };
export const SomeChosen: Story = {
  parameters: shop(
    '/shop?category=grains&mark=vegan&without=nuts&price_min=50&price_max=400&in_stock=1&rating=4',
    found,
  ),
};
export const NothingLeft: Story = {
  parameters: shop('/shop?mark=organic&rating=4', { ...found, products: [], total: 0 }),
};
export const FewFacts: Story = {
  parameters: shop('/shop', { ...found, facets: { ...facets, marks: [], without: [] } }),
};
