import { isUtf8 } from 'node:buffer';
import { UnreadableFile } from './unreadableFile.ts';
import { utf8Bytes } from './utf8Bytes.ts';

/** A line longer than this, in bytes, is no line of a table. */
const LONGEST_LINE = 1_048_576;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

const windows1252 = new TextDecoder('windows-1252');

/** A line's text: bytes that are no UTF-8 are what spreadsheets write where they are not asked for it. */
function textOf(line: Buffer): string {
  const text = isUtf8(line) ? line.toString() : windows1252.decode(line);
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}

/** The byte that ends the first line, CR or LF; undefined while no line has ended. */
function lineEndIn(bytes: Buffer): number | undefined {
  const at = bytes.indexOf(CARRIAGE_RETURN);
  const isAlone = at >= 0 && at < bytes.length - 1 && bytes[at + 1] !== LINE_FEED;
  const feed = bytes.indexOf(LINE_FEED);
  if (isAlone && (feed < 0 || at < feed)) return CARRIAGE_RETURN;
  return feed < 0 ? undefined : LINE_FEED;
}

/**
 * The lines of a text, without their ends (LF or CRLF; CR where the first line ends so) and without byte order mark: in UTF-8, in UTF-16 where a mark says so,
 * and in Windows-1252 wherever a line is no UTF-8. That is told line by line, since the first accent of a file may be its last,
 * and so that one damaged place costs no other line.
 * @throws with a sentence when a line is longer than any table has
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  let end: number | undefined;
  for await (const chunk of utf8Bytes(chunks)) {
    const bytes = Buffer.concat([rest, chunk]);
    end ??= lineEndIn(bytes);
    const sign = end ?? LINE_FEED;
    let begin = 0;
    for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, begin)) {
      yield textOf(bytes.subarray(begin, at));
      begin = at + 1;
    }
    rest = bytes.subarray(begin);
    if (rest.length > LONGEST_LINE) throw new UnreadableFile('longLine');
  }
  if (rest.length > 0) yield textOf(rest);
}
