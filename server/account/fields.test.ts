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
  ])('accepts the line %s [OPEN-22]', (text, value) => {
    expect(valueOf(line(text, { maximum: 100 }))).toBe(value);
  });

  it.each(['', '   ', 'x'.repeat(101), 'a\nb', 'a\u0007b', 'a\u202eb', '\ud800'])(
    'rejects the line %j [OPEN-22]',
    (text) => {
      expect(line(text, { maximum: 100 })).toEqual({ invalid: expect.anything() });
    },
  );

  it('drops invisible direction marks from pasted text [OPEN-22]', () => {
    expect(valueOf(line('\u202aFlat 5,\tBlock B\u202c', { maximum: 100 }))).toBe('Flat 5, Block B');
  });

  it('may be empty if not required [OPEN-22]', () => {
    expect(line(undefined, { maximum: 100 }, false)).toEqual({ value: '' });
  });
});

describe('lineWithoutLink', () => {
  it('accepts names and streets without a space after a dot, but no link [E-06]', () => {
    expect(lineWithoutLink('K.Srinivasan, 12, M.G.Road', { maximum: 100 })).toHaveProperty('value');
    expect(lineWithoutLink('see evil.io', { maximum: 100 })).toEqual({
      invalid: expect.objectContaining({ en: 'Remove the links.' }),
    });
  });

  it('rejects what line rejects [E-06]', () => {
    expect(lineWithoutLink('', { maximum: 100 })).toEqual({ invalid: expect.anything() });
  });
});

describe('readAddress', () => {
  it.each(['firstname', 'lastname', 'address_1', 'address_2', 'city'])(
    'rejects a link in %s, which order emails show [E-06]',
    (name) => {
      const form = { ...ADDRESS, [name]: 'Win at evil.xyz' } as Dto['AddressForm'];
      expect(rejectionOf(() => readAddress(form)).errorIn('en')).toEqual({
        [name]: 'Remove the links.',
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
  ])('accepts the address %s [OPEN-22]', (text, value) => {
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
  ])('rejects the address %j [OPEN-22]', (text) => {
    expect(email(text)).toEqual({ invalid: expect.anything() });
  });
});

it('explains the rejection of a mailbox in a non-Latin script', () => {
  expect(email('राम@example.com')).toEqual({
    invalid: {
      en: expect.stringMatching(/^Use only letters from a to z.* before the @\.$/),
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
  ])('accepts %s unchanged [OPEN-22]', (text) => {
    expect(valueOf(newPassword(text))).toBe(text);
  });

  it.each(['', 'nine char', '🍞'.repeat(9), 'x'.repeat(201)])(
    'rejects the password %s [OPEN-22]',
    (text) => {
      expect(newPassword(text)).toEqual({ invalid: expect.anything() });
    },
  );
});

describe('country and zone', () => {
  it('must match [OPEN-21]', () => {
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
  ])('in %s turns %j into %j [OPEN-17]', (countryId, text, value) => {
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
  ])('in %s rejects %j [OPEN-17]', (countryId, text) => {
    expect(postcode(text, countryId)).toEqual({ invalid: expect.anything() });
  });
});

describe('assertValid', () => {
  it('reports each invalid field in the requested language [OPEN-22]', () => {
    const check = () =>
      assertValid({
        firstname: line('', { maximum: 5 }),
        lastname: line('long name', { maximum: 5 }),
        city: line('Pune', { maximum: 5 }),
      });
    expect(check).toThrow(FormRejection);
    expect(rejectionOf(check).errorIn('fr')).toEqual({
      firstname: 'Champ obligatoire',
      lastname: 'Saisissez 5 caractères au maximum',
    });
    expect(assertValid({ city: line('Pune', { maximum: 5 }) })).toEqual({ city: 'Pune' });
  });
});
