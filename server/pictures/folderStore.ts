import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PictureStore } from './pictureStore.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

export function openFolderStore(dataDir: string): PictureStore {
  const pathOf = (key: string) => path.resolve(dataDir, 'pictures', key);
  return {
    async put(key, file) {
      const target = pathOf(key);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      // Rename the finished file into place, so that no reader sees a partial one.
      const part = `${target}.${randomUUID()}.part`;
      try {
        await copyFile(file, part);
        await rename(part, target);
      } finally {
        await rm(part, { force: true });
      }
    },
    async get(key) {
      try {
        const handle = await open(pathOf(key));
        const { size } = await handle.stat();
        return { stream: handle.createReadStream(), size };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
