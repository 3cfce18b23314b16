import { toContentValues } from './contentForm.ts';

describe('products of a post', () => {
  it('are separated by commas and accept names as well as handles', () => {
    const { products } = toContentValues({ products: 'Oat cookies, basmati-rice,,\nToor dal ' });
    expect(products).toEqual(['oat-cookies', 'basmati-rice', 'toor-dal']);
  });
});
