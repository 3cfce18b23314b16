import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { cardOf, cardsOf } from '../../testing/catalogData.ts';
import { unanswered } from '../../testing/missingAnswers.ts';
import { SearchField } from './SearchField.tsx';
import { termSearched } from './searchSlice.ts';

function FieldInUse({ recent }: { readonly recent: readonly string[] }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const term of recent.toReversed()) dispatch(termSearched(term));
    const field = document.querySelector<HTMLInputElement>('input[name="search"]');
    field?.focus();
    field?.click();
  }, [dispatch, recent]);
  return <SearchField label="Search the shop" />;
}

const meta = {
  component: FieldInUse,
  parameters: { draws: ['SuggestionGroup'] },
  args: { recent: [] },
} satisfies Meta<typeof FieldInUse>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (search: string, suggest: object) => ({
  shop: { address: `/search?search=${search}`, answers: { suggest } },
});
const collections = [{ handle: 'grains', name: 'Rice & grains', count: 12 }];

export const Open: Story = {
  args: { recent: ['rice flour', 'rice'] },
  parameters: at('ric', { term: 'ric', products: cardsOf(6), collections }),
};
export const LongNames: Story = {
  parameters: at('stone', {
    term: 'stone',
    products: [cardOf({ name: 'Stone-ground whole wheat atta of the old kind '.repeat(3) })],
    collections: [],
  }),
};
export const Earlier: Story = {
  args: { recent: ['honey', 'toor dal', 'basmati rice'] },
  parameters: at('', {}),
};
export const Empty: Story = {
  parameters: at('xyz', { term: 'xyz', products: [], collections: [] }),
};
export const Loading: Story = { parameters: at('ric', unanswered) };
