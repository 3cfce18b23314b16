import { screen, within } from '@testing-library/react';
import { renderWithTexts } from '../../testing/renderWithTexts.tsx';
import { NutritionTable } from './NutritionTable.tsx';

describe('NutritionTable', () => {
  it('lists every value in the order of the regulation [E-02]', () => {
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
      'Salt< 0.01 g',
    ]);
  });

  it.each([
    [{ energy_kj: 1465.4, energy_kcal: 350.2 }, 'Energy1,465 kJ / 350 kcal', 'Energy350 kcal'],
    [{ fat: 12.34 }, 'Fat12 g', 'Fat12.34 g'],
    [{ fat: 3.26 }, 'Fat3.3 g', 'Fat3.26 g'],
    [{ fat: 0.4 }, 'Fat< 0.5 g', 'Fat0.4 g'],
    [{ saturates: 0.4 }, 'of which saturates0.4 g', 'of which saturates0.4 g'],
    [{ saturates: 0.08 }, 'of which saturates< 0.1 g', 'of which saturates0.08 g'],
    [{ salt: 1.26 }, 'Salt1.3 g', 'Sodium504 mg'],
    [{ salt: 0.07 }, 'Salt0.07 g', 'Sodium28 mg'],
    [{ salt: 0.01 }, 'Salt< 0.01 g', 'Sodium4 mg'],
    [{ sodium_mg: 400 }, 'Salt1 g', 'Sodium400 mg'],
  ])(
    'shows %j as EU and Indian labels do, and nothing that is not stated [E-02]',
    (stated, eu, india) => {
      for (const [nutrition, text] of [
        [{ ...stated, per: 'g' as const }, eu],
        [{ ...stated, per: 'g' as const, as_on_label: true }, india],
      ] as const) {
        const { unmount } = renderWithTexts(<NutritionTable nutrition={nutrition} />);
        const table = screen.getByRole('table', { name: 'Average values per 100 g' });
        const rows = within(table).getAllByRole('row');
        expect(rows.map((row) => row.textContent)).toEqual([text]);
        unmount();
      }
    },
  );

  it('calculates energy in the other unit from the nutrients [E-02]', () => {
    const macros = { fat: 10, carbohydrate: 50, protein: 8, fibre: 5 };
    const rowOf = (nutrition: object) => {
      const { unmount } = renderWithTexts(<NutritionTable nutrition={nutrition} />);
      const text = screen.getAllByRole('row')[0]?.textContent;
      unmount();
      return text;
    };
    expect(rowOf({ ...macros, energy_kcal: 330 })).toBe('Energy1,396 kJ / 330 kcal');
    expect(rowOf({ ...macros, energy_kj: 1390 })).toBe('Energy1,390 kJ / 332 kcal');
    expect(rowOf({ ...macros, energy_kj: 1390, as_on_label: true })).toBe('Energy332 kcal');
    expect(rowOf({ energy_kj: 1390 })).toBe('Energy1,390 kJ');
    expect(rowOf(macros)).toBe('Fat10 g');
  });
});
