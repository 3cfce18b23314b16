/** `node server/db/writeEmptyDatabase.ts FILE`: writes the contents of a new embedded database. Part of the build. */
import { writeFile } from 'node:fs/promises';
import { startEmbedded } from './startEmbedded.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file to be written.');
const pglite = await startEmbedded();
const content = await pglite.dumpDataDir('gzip');
await pglite.close();
await writeFile(file, Buffer.from(await content.arrayBuffer()));
