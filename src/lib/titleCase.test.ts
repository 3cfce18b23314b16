import { titleCase, titleOfHandle } from './titleCase.ts';

describe('titleCase', () => {
  it('HEADERCART-06 makes a title of a text and keeps its hyphens', () => {
    expect(titleCase('basmati rice')).toBe('Basmati Rice');
    expect(titleCase('  épices   du_monde ')).toBe('Épices Du Monde');
    expect(titleCase('A2 milk')).toBe('A2 Milk');
    expect(titleCase('Stone-ground atta')).toBe('Stone-ground Atta');
    expect(titleCase('BASMATI RICE')).toBe('Basmati Rice');
    expect(titleCase('ÉPICES DU MONDE')).toBe('Épices Du Monde');
    expect(titleCase('BBQ sauce')).toBe('BBQ Sauce');
    expect(titleCase('A2')).toBe('A2');
    expect(titleCase('')).toBe('');
  });
});

describe('titleOfHandle', () => {
  it('makes a title of a handle', () => {
    expect(titleOfHandle('wild-rice')).toBe('Wild Rice');
    expect(titleOfHandle('oils')).toBe('Oils');
  });
});
