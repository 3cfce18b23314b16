import { slotCalendar } from './slotCalendar.ts';

const order = {
  number: 'RR-6MMNB-F5CT9',
  shortNumber: '1042',
  address: ['12 Cubbon Road, Bengaluru; gate 2', 'ज़ीरा '.repeat(30)],
  slot: {
    starts: '2026-11-28T03:30:00.000Z',
    ends: '2026-11-28T06:30:00.000Z',
    sequence: 3,
  },
};

describe('slotCalendar', () => {
  it('writes the slot in UTC with its sequence number, in lines of at most 75 octets', () => {
    const text = slotCalendar(order, 'https://shop.example', 'fr') ?? '';
    for (const line of [
      'METHOD:PUBLISH',
      'UID:order-RR-6MMNB-F5CT9@shop.example',
      'SEQUENCE:3',
      'DTSTART:20261128T033000Z',
      'DTEND:20261128T063000Z',
      'SUMMARY:Livraison de la commande #1042',
    ])
      expect(text).toContain(`${line}\r\n`);
    expect(text).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
    expect(text.replaceAll('\r\n ', '')).toContain('12 Cubbon Road\\, Bengaluru\\; gate 2');
    const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
  });

  it('cancels the event of a cancelled order; an order without a slot has no file', () => {
    const text = slotCalendar(order, 'https://shop.example', 'en', true);
    expect(text).toContain('METHOD:CANCEL\r\n');
    expect(text).toContain('STATUS:CANCELLED\r\n');
    expect(
      slotCalendar({ ...order, slot: undefined }, 'https://shop.example', 'en'),
    ).toBeUndefined();
  });
});
