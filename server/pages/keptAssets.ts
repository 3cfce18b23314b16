/**
 * Keeps asset files of earlier builds for 14 days, because open pages still load them. Hashes in the file names
 * prevent collisions.
 */
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

export const keptAssetsDir = (dataDir: string): string => path.join(dataDir, 'assets');

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

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
      // Rename the finished copy into place, so that a crash leaves no partial file.
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
