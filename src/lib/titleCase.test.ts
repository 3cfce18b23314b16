import { titleCase, titleOfHandle } from './titleCase.ts';

describe('titleCase', () => {
  it('capitalizes each word and keeps hyphens [HEADERCART-06]', () => {
    expect(titleCase('basmati rice')).toBe('Basmati Rice');
    expect(titleCase('  épices   du_monde ')).toBe('Épices Du Monde');
    expect(titleCase('A2 milk')).toBe('A2 Milk');
    expect(titleCase('Stone-ground atta')).toBe('Stone-ground Atta');
    expect(titleCase('BASMATI RICE')).toBe('Basmati Rice');
    expect(titleCase('ÉPICES DU MONDE')).toBe('Épices Du Monde');
    expect(titleCase('BBQ sauce')).toBe('BBQ Sauce');
    expect(titleCase('A2')).toBe('A2');
  });

  it('leaves units, elisions, abbreviations and other scripts unchanged [HEADERCART-06]', () => {
    expect(titleCase('Ghee 500 ml')).toBe('Ghee 500 ml');
    expect(titleCase('Riz 1\u00a0kg')).toBe('Riz 1\u00a0kg');
    expect(titleCase("Huile d'olive")).toBe("Huile d'olive");
    expect(titleCase('घी BBQ')).toBe('घी BBQ');
    expect(titleCase('LAIT UHT')).toBe('LAIT UHT');
    expect(titleCase('ﬁgs')).toBe('ﬁgs');
    expect(titleCase('')).toBe('');
  });
});

describe('titleOfHandle', () => {
  it('turns a handle into a title', () => {
    expect(titleOfHandle('wild-rice')).toBe('Wild Rice');
    expect(titleOfHandle('oils')).toBe('Oils');
  });
});
