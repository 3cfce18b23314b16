import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing/renderWithTexts.tsx';
import { RatingStars } from './RatingStars.tsx';

const filledShare = () => screen.getByRole('img').style.getPropertyValue('--filled');

describe('RatingStars', () => {
  it('CARD-09 says the rating and fills that many stars', () => {
    renderWithTexts(<RatingStars rating={4.5} />);
    expect(screen.getByRole('img', { name: '4.5 of 5' })).toBeInTheDocument();
    expect(filledShare()).toBe('90.8%');
  });

  it.each([
    [0, '0.0%'],
    [3, '61.2%'],
    [5, '102.0%'],
    [7, '102.0%'],
  ])('fills %d', (rating, share) => {
    renderWithTexts(<RatingStars rating={rating} />);
    expect(filledShare()).toBe(share);
  });

  it('counts the reviews in words for screen readers', () => {
    renderWithTexts(<RatingStars rating={5} count={1} />);
    expect(screen.getByText('1 review')).toBeInTheDocument();
  });

  it('says nothing of reviews where a rating came without any', () => {
    renderWithTexts(<RatingStars rating={4} count={0} />);
    expect(screen.getByRole('img', { name: '4 of 5' })).toBeInTheDocument();
    expect(screen.queryByText(/review/)).not.toBeInTheDocument();
  });

  it('speaks French', () => {
    renderWithTexts(<RatingStars rating={4.5} />, 'fr');
    expect(screen.getByRole('img', { name: '4,5 sur 5' })).toBeInTheDocument();
  });
});
