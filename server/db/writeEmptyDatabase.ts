/**
 * Runs `node server/db/writeEmptyDatabase.ts FILE`, a build step that writes the gzipped data directory of a new
 * embedded database.
 */
import { writeFile } from 'node:fs/promises';
import { startEmbedded } from './startEmbedded.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file to be written.');
const pglite = await startEmbedded();
const content = await pglite.dumpDataDir('gzip');
await pglite.close();
await writeFile(file, Buffer.from(await content.arrayBuffer()));
