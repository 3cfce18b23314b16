const FIRST_CAPACITY = 1024;

function hashOf(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0) + 1;
}

/**
 * Remembers in which row of a file each key first occurred.
 *
 * Stores hashes, about 24 bytes per row. With a million keys, the probability of any hash collision is below 1 in
 * 10,000.
 */
export class SeenKeys {
  #hashes = new Float64Array(FIRST_CAPACITY);
  #rows = new Uint32Array(FIRST_CAPACITY);
  #count = 0;

  #placeOf(hash: number): number {
    const last = this.#hashes.length - 1;
    let at = hash % this.#hashes.length;
    while (this.#hashes[at] !== 0 && this.#hashes[at] !== hash) at = at === last ? 0 : at + 1;
    return at;
  }

  #grow(): void {
    const [hashes, rows] = [this.#hashes, this.#rows];
    this.#hashes = new Float64Array(2 * hashes.length);
    this.#rows = new Uint32Array(2 * hashes.length);
    for (const [index, hash] of hashes.entries()) {
      if (hash === 0) continue;
      const at = this.#placeOf(hash);
      this.#hashes[at] = hash;
      this.#rows[at] = rows[index] ?? 0;
    }
  }

  earlierRowOf(key: string, row: number): number | undefined {
    const hash = hashOf(key);
    const at = this.#placeOf(hash);
    if (this.#hashes[at] === hash) return this.#rows[at];
    this.#hashes[at] = hash;
    this.#rows[at] = row;
    this.#count += 1;
    if (this.#count * 2 > this.#hashes.length) this.#grow();
    return undefined;
  }
}
