import { readLines } from './readLines.ts';

async function* chunksOf(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Buffer, size = 7): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(chunksOf(bytes, size))) lines.push(line);
  return lines;
}

const LINES = ['id;nom', '1;Crème brûlée', '2;Cœur – « fin » €'];
const text = LINES.join('\r\n');
const windows1252 = Buffer.from(
  text.replaceAll('œ', '\x9c').replaceAll('–', '\x96').replaceAll('€', '\x80'),
  'latin1',
);
const utf16le = Buffer.from(`\ufeff${text}`, 'utf16le');

describe('readLines', () => {
  describe.each([1, 2, 7, 1000])('with chunks of %i bytes', (size) => {
    it.each([
      ['UTF-8', Buffer.from(text)],
      ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
      ['Windows-1252', windows1252],
      ['UTF-16, low byte first', utf16le],
      ['UTF-16, high byte first', Buffer.from(utf16le).swap16()],
    ])('reads %s', async (_encoding, bytes) => {
      expect(await read(bytes, size)).toEqual(LINES);
    });
  });

  it('reads the only accent at the end of a long file', async () => {
    const many = '1;Rice\n'.repeat(200_000);
    const lines = await read(Buffer.from(`${many}2;Thé`, 'latin1'), 65_536);
    expect(lines).toHaveLength(200_001);
    expect(lines.at(-1)).toBe('2;Thé');
  });

  it('keeps U+FFFD in UTF-8 files and decodes other lines despite a damaged one', async () => {
    const lost = Buffer.from('1;Cr\ufffdme\n');
    const damaged = Buffer.from('2;Th\xe9\n', 'latin1');
    const whole = Buffer.from('3;Crème\n');
    expect(await read(Buffer.concat([lost, damaged, whole]))).toEqual([
      '1;Cr\ufffdme',
      '2;Thé',
      '3;Crème',
    ]);
  });

  it('reads the shortest files', async () => {
    expect(await read(Buffer.from(''))).toEqual([]);
    expect(await read(Buffer.from('é', 'latin1'))).toEqual(['é']);
    expect(await read(Buffer.from('\ufeff'))).toEqual([]);
  });
});
