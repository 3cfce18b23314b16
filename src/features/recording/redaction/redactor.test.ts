import { byField, createRedactor, each, kept } from './redactor.ts';

it('masks fields and values without a rule but keeps their structure [E-11]', () => {
  const redactor = createRedactor(new Set());
  const person = byField({ id: kept, orders: each(byField({ number: kept })) });
  const value = {
    id: '3',
    name: 'Meera',
    constructor: 'Meera',
    orders: [{ number: '1001', note: 'at the gate', lines: 2 }, 'at the gate'],
  };
  const [name, note] = [redactor.mask('Meera'), redactor.mask('at the gate')];
  expect(person(value, redactor)).toEqual({
    id: '3',
    name,
    constructor: name,
    orders: [{ number: '1001', note, lines: 2 }, note],
  });
  expect(person('Meera', redactor)).toBe(name);
  expect([name, note]).not.toEqual(expect.arrayContaining(['Meera', 'at the gate']));
});
