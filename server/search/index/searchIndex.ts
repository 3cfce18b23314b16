/** The index in memory, and how it follows the database. */
import { followChanges } from '../../db/followChanges.ts';
import type { Database } from '../../db/schema.ts';
import { createDocumentIndex, type DocumentIndex } from './documentIndex.ts';
import { BATCH, readDocuments, readProductIds } from './documentRepository.ts';

/** So many slots may be left over before the index is built anew. */
const MOST_LEFT = 20_000;

/** The index in memory of one process. */
export interface SearchIndex {
  /** All documents; undefined until they have been read for the first time. */
  readonly current: DocumentIndex | undefined;
  /** Reads what has changed since the last time, which must have ended. The first time reads everything. */
  update(): Promise<void>;
  /** Ends the update under way early, and all to come. */
  close(): void;
}

/** An index that reads nothing until its first update. */
export function openSearchIndex(db: Database): SearchIndex {
  let current: DocumentIndex | undefined;
  const closing = new AbortController();
  const { signal } = closing;
  let nextChanges = followChanges(db, 'search_change');

  async function build(): Promise<void> {
    nextChanges = followChanges(db, 'search_change');
    // Before any document: what changes from here on is read again.
    await nextChanges();
    const index = createDocumentIndex();
    let lastId = 0;
    for (;;) {
      const ids = await readProductIds(db, lastId);
      for (const document of await readDocuments(db, ids)) index.add(document);
      if (signal.aborted) return;
      const end = ids.at(-1);
      if (end === undefined) break;
      lastId = end;
    }
    current = index;
  }

  async function refresh(index: DocumentIndex, productIds: readonly number[]): Promise<void> {
    for (let start = 0; start < productIds.length && !signal.aborted; start += BATCH) {
      const ids = productIds.slice(start, start + BATCH);
      const documents = await readDocuments(db, ids);
      for (const id of ids) index.remove(id);
      for (const document of documents) index.add(document);
    }
  }

  function isWorn({ used, left }: ReturnType<DocumentIndex['counts']>): boolean {
    return left > MOST_LEFT && left > used / 4;
  }

  return {
    close: () => closing.abort(),
    get current() {
      return current;
    },
    update: async () => {
      if (signal.aborted) return;
      if (!current || isWorn(current.counts())) return build();
      const subjects = await nextChanges();
      // After a pause as long as this nobody knows all changes.
      if (!subjects) return build();
      const ids = new Set([...subjects].flatMap((subject) => subject.split(',').map(Number)));
      await refresh(current, [...ids]);
    },
  };
}
