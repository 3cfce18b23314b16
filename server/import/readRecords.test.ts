import { setImmediate } from 'node:timers/promises';
import { readRecords } from './readRecords.ts';

async function* linesOf(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

describe('reading a file whose lines are all there', () => {
  const rows = Array.from({ length: 5000 }, (_none, index) => `${index},"Rice" loose,12`);

  it('lets others work meanwhile, however few of its rows can be read', async () => {
    let turns = 0;
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        await setImmediate();
        turns += 1;
      }
    })();
    let unreadable = 0;
    for await (const { problem } of readRecords(linesOf(['id,name,price', ...rows]), ',')) {
      if (problem) unreadable += 1;
    }
    isOver = true;
    await others;
    expect(unreadable).toBe(rows.length);
    expect(turns).toBeGreaterThan(20);
  });
});
