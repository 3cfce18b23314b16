/**
 * Converts FILE.xlsx to CSV on the standard output. Runs in a separate process, because a file that needs too much
 * memory ends the process.
 */
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readXlsx } from 'hucre/xlsx';
import { csvLines, productSheet } from './xlsxText.ts';

const { sheets } = await readXlsx(await readFile(process.argv[2] ?? ''), { readStyles: true });
const sheet = productSheet(sheets);
if (sheet) await pipeline(Readable.from(csvLines(sheet)), process.stdout);
