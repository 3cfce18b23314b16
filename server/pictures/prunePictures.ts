import { filesOf, WIDEST } from '../catalog/uploadedPicture.ts';
import type { Database } from '../db/schema.ts';
import { fileHashOf } from './makePicture.ts';
import { deleteUselessUploads, findUselessContents, noteUnnamed } from './pictureRepository.ts';
import { servedKey, type PictureStore } from './pictureStore.ts';

export async function prunePictures(db: Database, store: PictureStore): Promise<void> {
  await noteUnnamed(db);
  for (const contentHash of await findUselessContents(db)) {
    await db.transaction().execute(async (trx) => {
      if (!(await deleteUselessUploads(trx, contentHash))) return;
      // Delete files of every possible width, because the widths that were stored are unknown.
      const files = filesOf({ hash: fileHashOf(contentHash), width: WIDEST });
      for (const { file } of files) await store.delete(servedKey(file));
    });
  }
}
