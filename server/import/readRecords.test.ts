import { readRecords } from './readRecords.ts';

async function* linesOf(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

describe('readRecords', () => {
  const rows = Array.from({ length: 5000 }, (_none, index) => `${index},"Rice" loose,12`);

  it('yields to other tasks even if no row is readable', async () => {
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    let unreadable = 0;
    for await (const { problem } of readRecords(linesOf(['id,name,price', ...rows]), ',')) {
      if (problem) unreadable += 1;
    }
    clearInterval(others);
    expect(unreadable).toBe(rows.length);
    expect(turns).toBeGreaterThan(3);
  });
});
