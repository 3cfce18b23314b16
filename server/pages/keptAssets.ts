/**
 * Built files are named by their contents, and pages that are open go on to ask for those of their own build. So each build's are kept
 * for a while beside the next one's.
 */
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** How long files are kept after the last start with their build. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Where they are kept. */
export const keptAssetsDir = (dataDir: string): string => path.join(dataDir, 'assets');

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  // Folders hold files whose names stay the same, such as texts.
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

/** Keeps the files of a build that begins to be served, and forgets those that no build has had for two weeks. */
export async function keepAssets(
  distDir: string,
  dataDir: string,
  now = new Date(),
): Promise<void> {
  const kept = keptAssetsDir(dataDir);
  const built = path.join(distDir, 'assets');
  await mkdir(kept, { recursive: true });
  const known = new Set(await filesIn(kept));
  for (const name of await filesIn(built)) {
    const copy = path.join(kept, name);
    if (!known.has(name)) {
      // Whole or not at all, also where the process ends meanwhile.
      await copyFile(path.join(built, name), `${copy}.part`);
      await rename(`${copy}.part`, copy);
    }
    await utimes(copy, now, now);
  }
  for (const name of known) {
    const file = path.join(kept, name);
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}
