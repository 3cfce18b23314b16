import { toContentValues } from './contentForm.ts';

describe('the products of a post', () => {
  it('are parted by commas alone, and may be typed by their names', () => {
    const { products } = toContentValues({ products: 'Oat cookies, basmati-rice,,\nToor dal ' });
    expect(products).toEqual(['oat-cookies', 'basmati-rice', 'toor-dal']);
  });
});
