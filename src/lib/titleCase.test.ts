import { titleCase } from './titleCase.ts';

describe('titleCase', () => {
  it('makes a title of a handle or a text', () => {
    expect(titleCase('wild-rice')).toBe('Wild Rice');
    expect(titleCase('  épices   du_monde ')).toBe('Épices Du Monde');
    expect(titleCase('A2 milk')).toBe('A2 Milk');
    expect(titleCase('')).toBe('');
  });
});
