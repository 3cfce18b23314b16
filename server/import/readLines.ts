import { UnreadableFile } from './unreadableFile.ts';

/** A line longer than this, in characters, is no line of a table. */
const LONGEST_LINE = 1_048_576;

/**
 * The lines of a UTF-8 text, without their ends (LF or CRLF) and without byte order mark. Bytes that are no UTF-8 come
 * as U+FFFD.
 * @throws with a sentence when a line is longer than any table has
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new UnreadableFile('longLine');
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest.endsWith('\r') ? rest.slice(0, -1) : rest;
}
