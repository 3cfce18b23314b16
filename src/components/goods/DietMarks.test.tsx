import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing/renderWithTexts.tsx';
import { DietMarks } from './DietMarks.tsx';

describe('DietMarks', () => {
  it('names each mark in words [E-02]', () => {
    renderWithTexts(<DietMarks marks={['vegan', 'organic']} />);
    expect(screen.getAllByRole('listitem').map((mark) => mark.textContent)).toEqual([
      'Vegan',
      'Organic',
    ]);
  });

  it('shows no empty list', () => {
    renderWithTexts(<DietMarks marks={[]} />);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
