const UTF_16 = { fffe: 'utf-16le', feff: 'utf-16be' } as const;

const UTF_8_MARK = 'efbbbf';
const LONGEST_MARK = UTF_8_MARK.length / 2;

async function* joinByteOrderMark(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let first: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes: Buffer = first
      ? Buffer.concat([first, chunk])
      : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    const isShort: boolean = first !== undefined && bytes.length < LONGEST_MARK;
    first = isShort ? bytes : undefined;
    if (!isShort) yield bytes;
  }
  if (first) yield first;
}

/** Yields UTF-8 without a byte order mark. Converts UTF-16, which it detects by the byte order mark. */
export async function* utf8Bytes(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | undefined;
  let isFirst = true;
  for await (const chunk of joinByteOrderMark(chunks)) {
    const mark = isFirst ? chunk.toString('hex', 0, LONGEST_MARK) : '';
    isFirst = false;
    const encoding = UTF_16[mark.slice(0, 4) as keyof typeof UTF_16];
    if (encoding) decoder = new TextDecoder(encoding);
    if (decoder) yield Buffer.from(decoder.decode(chunk, { stream: true }));
    else yield mark === UTF_8_MARK ? chunk.subarray(LONGEST_MARK) : chunk;
  }
}
