import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing/renderWithTexts.tsx';
import { RatingStars } from './RatingStars.tsx';

const filledShare = () => screen.getByRole('img').style.getPropertyValue('--filled');

describe('RatingStars', () => {
  it('names the rating and fills that many stars [CARD-09]', () => {
    renderWithTexts(<RatingStars rating={4.5} />);
    expect(screen.getByRole('img', { name: '4.5 of 5' })).toBeInTheDocument();
    expect(filledShare()).toBe('90.8%');
  });

  it.each([
    [0, '0.0%'],
    [3, '61.2%'],
    [5, '102.0%'],
    [7, '102.0%'],
  ])('fills the stars for a rating of %d', (rating, share) => {
    renderWithTexts(<RatingStars rating={rating} />);
    expect(filledShare()).toBe(share);
  });

  it('announces the number of reviews to screen readers', () => {
    renderWithTexts(<RatingStars rating={5} count={1} />);
    expect(screen.getByText('1 review')).toBeInTheDocument();
  });

  it('shows no number of reviews for a rating without any', () => {
    renderWithTexts(<RatingStars rating={4} count={0} />);
    expect(screen.getByRole('img', { name: '4 of 5' })).toBeInTheDocument();
    expect(screen.queryByText(/review/)).not.toBeInTheDocument();
  });

  it('is translated into French', () => {
    renderWithTexts(<RatingStars rating={4.5} />, 'fr');
    expect(screen.getByRole('img', { name: '4,5 sur 5' })).toBeInTheDocument();
  });
});
