import { SeenKeys } from './seenKeys.ts';

describe('SeenKeys', () => {
  it("returns the row of a key's first occurrence among many keys", () => {
    const keys = new SeenKeys();
    for (let row = 1; row <= 20_000; row += 1)
      expect(keys.earlierRowOf(`key ${row}`, row)).toBeUndefined();
    expect(keys.earlierRowOf('key 1', 20_001)).toBe(1);
    expect(keys.earlierRowOf('key 19999', 20_002)).toBe(19_999);
    expect(keys.earlierRowOf('key 20001', 20_003)).toBeUndefined();
  });
});
