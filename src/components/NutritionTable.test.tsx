import { screen, within } from '@testing-library/react';
import { renderWithTexts } from '../testing/renderWithTexts.tsx';
import { NutritionTable } from './NutritionTable.tsx';

describe('NutritionTable', () => {
  it('E-02 names every value in the order of the regulation', () => {
    renderWithTexts(
      <NutritionTable
        nutrition={{
          energy_kj: 1480,
          energy_kcal: 352,
          fat: 2.7,
          saturates: 0.6,
          carbohydrate: 72,
          sugars: 0.8,
          fibre: 4.1,
          protein: 7.9,
          salt: 0.01,
        }}
      />,
    );
    const table = screen.getByRole('table', { name: 'Average values per 100 g or 100 ml' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'Energy1,480 kJ / 352 kcal',
      'Fat2.7 g',
      'of which saturates0.6 g',
      'Carbohydrate72 g',
      'of which sugars0.8 g',
      'Fibre4.1 g',
      'Protein7.9 g',
      'Salt0.01 g',
    ]);
  });
});
