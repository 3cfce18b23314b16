import { hasLink, withoutLinks } from './links.ts';

describe('hasLink', () => {
  it.each([
    'evil.io',
    'evil\u3002io',
    'evil\uFF0Eio',
    'see evil.io now',
    'https://evil.example/pay',
    'ftp://evil',
    'www.evil.com',
    'evil.com/pay',
    'http://1.2.3.4',
    'Meera (evil.net)',
    'evil.xyz',
    't.co',
    'пример.рф',
    'a@EVIL.EXAMPLE',
  ])('finds a link in %s', (text) => {
    expect(hasLink(text)).toBe(true);
  });

  it.each([
    'K.Srinivasan',
    'K.S.Ramanathan',
    '12, M.G.Road',
    'Dr.Ambedkar Road',
    'S.V.Road',
    'St.Mary’s Road',
    'H.No.12',
    'H.No 12',
    'Flat.No 5',
    'D.No.5-4-12',
    'P.O.Box 12',
    'Opp.Metro Station',
    'Opp.Bank of India',
    'Smt.Lakshmi',
    'Md.Arif',
    'St.Denis',
    'Ph.D',
    '12/3, St. Mary’s Road',
    'No.12',
    'A...',
  ])('finds no link in %s', (text) => {
    expect(hasLink(text)).toBe(false);
  });
});

describe('withoutLinks', () => {
  it('breaks the words around each dot', () => {
    expect(withoutLinks('12, M.G.Road. Hub 5.1')).toBe('12, M.\u200bG.\u200bRoad. Hub 5.\u200b1');
  });
});
