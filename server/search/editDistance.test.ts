import { editDistance } from './editDistance.ts';

describe('editDistance', () => {
  it.each([
    ['turmeric', 'turmeric', 0],
    ['tumeric', 'turmeric', 1],
    ['mlik', 'milk', 1],
    ['brocolli', 'broccoli', 2],
    ['chilly', 'chilli', 1],
    ['rice', 'oil', 3],
    ['a', 'turmeric', 4],
    ['', 'oil', 3],
  ])('returns the distance of %s and %s, up to 3, as %i', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance);
    expect(editDistance(b, a, 3)).toBe(distance);
  });
});
