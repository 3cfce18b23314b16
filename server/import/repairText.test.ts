import { repairText } from './repairText.ts';

describe('repairText', () => {
  it.each([
    ['Olive OilÂ\u00a0- Pure', 'Olive Oil - Pure'],
    ['Spray â€“ Kills 99.9%', 'Spray – Kills 99.9%'],
    ['CafÃ© de lâ€™Ouest', 'Café de l’Ouest'],
    ['Crème brûlée à 12 °C', 'Crème brûlée à 12 °C'],
    ['CHÂTEAU', 'CHÂTEAU'],
    ['no\u00a0break', 'no break'],
    [' soft\u00adhyphen\u200b and\tspaces  ', 'softhyphen and spaces'],
    ['more visit___\ufffd\ufffd___https', 'more visit https'],
    ['two\r\n  lines\rand more', 'two\nlines\nand more'],
    ['bell\u0007 and nul\u0000', 'bell and nul'],
  ])('turns %j into %j', (dirty, clean) => {
    expect(repairText(dirty)).toBe(clean);
  });
});
