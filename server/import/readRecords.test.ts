import { readLines } from './readLines.ts';
import { readRecords, type CsvRecord } from './readRecords.ts';

async function* chunksOf(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

async function read(text: string, size = 7): Promise<CsvRecord[]> {
  return listOf(readRecords(readLines(chunksOf(text, size)), ','));
}

const valuesOf = (records: CsvRecord[]) =>
  records.map(({ values, problem }) => (problem ? problem.en : values));

describe('readRecords', () => {
  it('reads marks of byte order, CRLF, quotes, and fields of several lines', async () => {
    const records = await read(
      '\ufeffid,name\r\n1,"a ""b"", c"\r\n\r\n2,"two\r\nlines"\r\n3,é\r\n',
    );
    expect(valuesOf(records)).toEqual([
      ['id', 'name'],
      ['1', 'a "b", c'],
      ['2', 'two\nlines'],
      ['3', 'é'],
    ]);
    expect(records.map(({ row, line }) => [row, line])).toEqual([
      [0, 1],
      [1, 2],
      [2, 4],
      [3, 6],
    ]);
  });

  it('reads alike however the bytes come, and without a last line end', async () => {
    const text = 'id,name\n1,crème\n2,"brûlée\nà point"';
    expect(await read(text, 1)).toEqual(await read(text, 1000));
    expect(await read(text, 1)).toHaveLength(3);
  });

  it('rejects rows of another length', async () => {
    expect(valuesOf(await read('id,name\n1\n2,b\n3,c,d\n'))).toEqual([
      ['id', 'name'],
      '1 values instead of 2',
      ['2', 'b'],
      '3 values instead of 2',
    ]);
  });

  it('loses one line, not the file, to a stray quote', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => `${index},"x, ${index}"`);
    const records = await read(`id,name\n"a,stray\n${many.join('\n')}\nz,"never closed\n`, 4096);
    expect(records.filter(({ problem }) => problem).map(({ line, raw }) => [line, raw])).toEqual([
      [2, '"a,stray'],
      [1203, 'z,"never closed'],
    ]);
    expect(records.filter(({ problem }) => !problem)).toHaveLength(1201);
  });

  it('looks no further than a megabyte for the end of a quote', async () => {
    const line = 'x'.repeat(100_000);
    let sent = 0;
    async function* lines() {
      yield 'id,name';
      yield '"never closed';
      for (; sent < 400; sent += 1) yield line;
    }
    const records = readRecords(lines(), ',');
    await records.next();
    expect((await records.next()).value).toMatchObject({
      line: 2,
      problem: { en: expect.any(String) },
    });
    expect(sent).toBeLessThan(15);
  });

  it('rejects quotes inside unquoted values and goes on', async () => {
    expect(valuesOf(await read('id,name\n1,a"b\n2,"c" d\n3,e\n'))).toEqual([
      ['id', 'name'],
      'the quotes do not match',
      'the quotes do not match',
      ['3', 'e'],
    ]);
  });
});

describe('readLines', () => {
  it('says that a file without lines is no CSV', async () => {
    await expect(listOf(readLines(chunksOf('x'.repeat(1_100_000), 65_536)))).rejects.toThrow(
      'The file is no CSV',
    );
  });

  it('holds no more than a row could be, whatever quotes are open, and reads on', async () => {
    const long = 'x'.repeat(200_000);
    let yielded = 0;
    async function* lines() {
      yield* ['id,name', '"never closed'];
      for (; yielded < 12; yielded += 1) yield `${yielded},${long}`;
    }
    const records = readRecords(lines(), ',');
    await records.next();
    expect((await records.next()).value).toMatchObject({
      problem: { en: 'the quotes do not match' },
    });
    expect(yielded).toBeLessThan(8);
    expect(await listOf(records)).toHaveLength(12);
  });
});
