import { isUtf8 } from 'node:buffer';
import { UnreadableFile } from './unreadableFile.ts';
import { utf8Bytes } from './utf8Bytes.ts';

/** Longest line in bytes. A longer line means that the file is not a CSV table. */
const LONGEST_LINE = 1_048_576;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

const windows1252 = new TextDecoder('windows-1252');

/** Decodes a line as UTF-8, or as Windows-1252 if it is invalid UTF-8. Spreadsheets export Windows-1252 by default. */
function textOf(line: Buffer): string {
  const text = isUtf8(line) ? line.toString() : windows1252.decode(line);
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}

function lineEndIn(bytes: Buffer): number | undefined {
  const at = bytes.indexOf(CARRIAGE_RETURN);
  const isAlone = at >= 0 && at < bytes.length - 1 && bytes[at + 1] !== LINE_FEED;
  const feed = bytes.indexOf(LINE_FEED);
  if (isAlone && (feed < 0 || at < feed)) return CARRIAGE_RETURN;
  return feed < 0 ? undefined : LINE_FEED;
}

/**
 * Yields lines without line ends and byte order mark. Lines end in LF or CRLF, or in CR if the first line does.
 *
 * Detects UTF-16 by the byte order mark. Detects Windows-1252 line by line, because the first accent may be near
 * the end of the file.
 * @throws UnreadableFile if a line is too long
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
