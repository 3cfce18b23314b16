import { assertValid, country, email, line, lineWithoutLink, newPassword, zone } from './fields.ts';
import { readAddress } from './addresses/addressDto.ts';
import { FormRejection } from './formRejection.ts';
import { postcode } from './addresses/postcodes.ts';
import type { Dto } from '../http/contractTypes.ts';
import { ADDRESS } from '../testing/checkout.ts';

function rejectionOf(check: () => unknown): FormRejection {
  try {
    check();
  } catch (error) {
    if (error instanceof FormRejection) return error;
  }
  throw new Error('Nothing was refused.');
}

const valueOf = (checked: object) => ('value' in checked ? checked.value : null);

describe('line', () => {
  it.each([
    ['  Meera ', 'Meera'],
    ['Zoe\u0308', 'Zoë'],
    ['عائشة', 'عائشة'],
    ['👩‍🌾 Ann', '👩‍🌾 Ann'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['🍞'.repeat(100), '🍞'.repeat(100)],
  ])('OPEN-22 takes %s', (text, value) => {
    expect(valueOf(line(text, { maximum: 100 }))).toBe(value);
  });

  it.each(['', '   ', 'x'.repeat(101), 'a\nb', 'a\u0007b', 'a\u202eb', '\ud800'])(
    'OPEN-22 rejects %j',
    (text) => {
      expect(line(text, { maximum: 100 })).toEqual({ invalid: expect.anything() });
    },
  );

  it('OPEN-22 drops what pasting brings along unseen', () => {
    expect(valueOf(line('\u202aFlat 5,\tBlock B\u202c', { maximum: 100 }))).toBe('Flat 5, Block B');
  });

  it('OPEN-22 may be empty where nothing is required', () => {
    expect(line(undefined, { maximum: 100 }, false)).toEqual({ value: '' });
  });
});

describe('lineWithoutLink', () => {
  it('E-06 takes names and streets without a space after a dot, and no link', () => {
    expect(lineWithoutLink('K.Srinivasan, 12, M.G.Road', { maximum: 100 })).toHaveProperty('value');
    expect(lineWithoutLink('see evil.io', { maximum: 100 })).toEqual({
      invalid: expect.objectContaining({ en: 'Please write this without links.' }),
    });
  });

  it('E-06 rejects what a line rejects', () => {
    expect(lineWithoutLink('', { maximum: 100 })).toEqual({ invalid: expect.anything() });
  });
});

describe('readAddress', () => {
  it.each(['firstname', 'lastname', 'address_1', 'address_2', 'city'])(
    'E-06 takes no link in %s, which emails of an order show',
    (name) => {
      const form = { ...ADDRESS, [name]: 'Win at evil.xyz' } as Dto['AddressForm'];
      expect(rejectionOf(() => readAddress(form)).errorIn('en')).toEqual({
        [name]: 'Please write this without links.',
      });
    },
  );
});

describe('email', () => {
  it.each([
    [' Meera@Example.com ', 'Meera@example.com'],
    ["o'neil+shop@mail.example.co.uk", "o'neil+shop@mail.example.co.uk"],
    ['x@bücher.example', 'x@xn--bcher-kva.example'],
    ['zoe@EXÄMPLE.com', 'zoe@xn--exmple-cua.com'],
    ['meera@उदाहरण.परीक्षा', 'meera@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'],
    ['a@straße.de', 'a@xn--strae-oqa.de'],
    ['a@faß.de', 'a@xn--fa-hia.de'],
  ])('OPEN-22 takes %s', (text, value) => {
    expect(valueOf(email(text))).toBe(value);
  });

  it.each([
    '',
    'meera',
    '@example.com',
    'meera@',
    'meera@localhost',
    'a b@example.com',
    'a@b@example.com',
    'a@example.com, b@example.com',
    '"a"@example.com',
    'a@example.com\nBcc: b@example.com',
    'é@example.com',
    'meera..nair@example.com',
    '.meera@example.com',
    'meera.@example.com',
    'राम@उदाहरण.परीक्षा',
    `${'x'.repeat(65)}@example.com`,
    `a@${'x'.repeat(250)}.com`,
  ])('OPEN-22 refuses %j', (text) => {
    expect(email(text)).toEqual({ invalid: expect.anything() });
  });
});

it('says why a mailbox in letters of another script is refused', () => {
  expect(email('राम@example.com')).toEqual({
    invalid: {
      en: expect.stringMatching(/^Before the @/),
      fr: expect.stringMatching(/^Avant le @/),
    },
  });
});

describe('newPassword', () => {
  it.each([
    'ten chars!',
    '  wide spaces  ',
    '🍞🧀🥕🍋🍚🍯🍵🥭🍅🧅',
    'as long as can be '.repeat(12).slice(0, 200),
  ])('OPEN-22 takes %s as it is', (text) => {
    expect(valueOf(newPassword(text))).toBe(text);
  });

  it.each(['', 'nine char', '🍞'.repeat(9), 'x'.repeat(201)])('OPEN-22 rejects %s', (text) => {
    expect(newPassword(text)).toEqual({ invalid: expect.anything() });
  });
});

describe('country and zone', () => {
  it('OPEN-21 belong together', () => {
    expect(country('IN')).toEqual({ value: 'IN' });
    expect(zone('IN-KA', 'IN')).toEqual({ value: 'IN-KA' });
    expect(zone('IN-KA', 'US')).toEqual({ invalid: expect.anything() });
    for (const id of ['FR', 'GB', 'SG']) expect(zone('IN-KA', id)).toEqual({ value: '' });
    expect(zone('', 'IE')).toEqual({ value: '' });
    expect(zone('', 'IN')).toEqual({ invalid: expect.anything() });
    expect(zone('', 'IN', false)).toEqual({ value: '' });
    expect(country('')).toEqual({ invalid: expect.anything() });
    expect(country('XX')).toEqual({ invalid: expect.anything() });
    expect(country('', false)).toEqual({ value: '' });
  });
});

describe('postcode', () => {
  it.each([
    ['IN', '560001', '560001'],
    ['IN', '560 001', '560001'],
    ['IN', '560-001', '560001'],
    ['IN', '५६०००१', '560001'],
    ['IN', 'PIN 560001', '560001'],
    ['GB', ' sw1a  1aa', 'SW1A 1AA'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'BFPO 1', 'BFPO 1'],
    ['FR', '75001', '75001'],
    ['FR', 'F-75001', '75001'],
    ['FR', '75 001', '75001'],
    ['DE', 'D-10115', '10115'],
    ['DE', '１０１１５', '10115'],
    ['AT', 'A-1010', '1010'],
    ['CH', 'CH-3000', '3000'],
    ['BE', 'B-1000', '1000'],
    ['IT', 'I-00118', '00118'],
    ['LU', 'L-1009', '1009'],
    ['LU', 'L 1009', '1009'],
    ['NL', '1012js', '1012 JS'],
    ['NL', '1012-JS', '1012 JS'],
    ['PL', '00001', '00-001'],
    ['PT', '1000001', '1000-001'],
    ['SE', '11122', '111 22'],
    ['SE', 'SE-111 22', '111 22'],
    ['CA', 'K1A-0B1', 'K1A 0B1'],
    ['US', '100011234', '10001-1234'],
    ['US', '10001 1234', '10001-1234'],
    ['US', '10001', '10001'],
    ['JP', '〒100-0001', '100-0001'],
    ['JP', '1000001', '100-0001'],
    ['HK', '', ''],
    ['AE', '560001', ''],
    ['IE', 'D02 AF30', 'D02 AF30'],
    ['IE', '', ''],
    ['__proto__', '560001', '560001'],
  ])('OPEN-17 of %s is, typed as %j, %j', (countryId, text, value) => {
    expect(postcode(text, countryId)).toEqual({ value });
  });

  it.each([
    ['IN', '010001'],
    ['IN', '000001'],
    ['IN', '56001'],
    ['FR', '7500'],
    ['US', '1000A'],
    ['GB', '12345'],
    ['GB', 'GIR 1'],
    ['DE', ''],
    ['JP', ''],
    ['NO', ''],
    ['IE', 'x'.repeat(13)],
    ['IE', '<b>'],
    ['CL', 'evil.io'],
  ])('OPEN-17 of %s cannot be %j', (countryId, text) => {
    expect(postcode(text, countryId)).toEqual({ invalid: expect.anything() });
  });
});

describe('assertValid', () => {
  it('OPEN-22 says what is wrong with each field, in the language asked for', () => {
    const check = () =>
      assertValid({
        firstname: line('', { maximum: 5 }),
        lastname: line('long name', { maximum: 5 }),
        city: line('Pune', { maximum: 5 }),
      });
    expect(check).toThrow(FormRejection);
    expect(rejectionOf(check).errorIn('fr')).toEqual({
      firstname: 'Veuillez remplir ce champ.',
      lastname: 'Veuillez utiliser au plus 5 caractères.',
    });
    expect(assertValid({ city: line('Pune', { maximum: 5 }) })).toEqual({ city: 'Pune' });
  });
});
