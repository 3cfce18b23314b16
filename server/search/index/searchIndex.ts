/** The index in memory, and how it follows the database. */
import { followChanges } from '../../db/followChanges.ts';
import type { Database } from '../../db/schema.ts';
import { createDocumentIndex, type DocumentIndex } from './documentIndex.ts';
import { BATCH, readDocuments, readProductIds } from './documentRepository.ts';

/** So many slots may be left over before the index is built anew. */
const MOST_LEFT = 20_000;

/** The index in memory of one process. */
export interface SearchIndex {
  /** All documents; undefined before they have been read and while nobody knows what has changed. */
  readonly current: DocumentIndex | undefined;
  /**
   * Reads all documents where that is due, then what has changed.
   * @throws what the database does; `current` is undefined until the next time succeeds
   */
  update(): Promise<void>;
  /** Reads what has changed and nothing else. Afterwards `current` knows all that was committed before the call, or is undefined. */
  follow(): Promise<void>;
  /** Ends what is under way early, and all to come. */
  close(): void;
}

/** An index that reads nothing until its first update. */
export function openSearchIndex(db: Database): SearchIndex {
  let index: DocumentIndex | undefined;
  let isCurrent = false;
  let nextChanges = followChanges(db, 'search_change');
  /** Ids of products that have changed and are not read yet. */
  const changed = new Set<number>();
  let lastTurn = Promise.resolve();
  const closing = new AbortController();
  const { signal } = closing;

  async function build(): Promise<void> {
    index = undefined;
    isCurrent = false;
    changed.clear();
    nextChanges = followChanges(db, 'search_change');
    // Before any document: what changes from here on is read again.
    await nextChanges();
    const built = createDocumentIndex();
    let lastId = 0;
    for (;;) {
      const ids = await readProductIds(db, lastId);
      for (const document of await readDocuments(db, ids)) built.add(document);
      if (signal.aborted) return;
      const end = ids.at(-1);
      if (end === undefined) break;
      lastId = end;
    }
    index = built;
  }

  async function readChanged(read: DocumentIndex): Promise<void> {
    const ids = [...changed];
    for (let start = 0; start < ids.length && !signal.aborted; start += BATCH) {
      const batch = ids.slice(start, start + BATCH);
      const documents = await readDocuments(db, batch);
      for (const id of batch) read.remove(id);
      for (const document of documents) read.add(document);
      for (const id of batch) changed.delete(id);
    }
  }

  async function catchUp(): Promise<void> {
    if (!index || signal.aborted) return;
    try {
      const subjects = await nextChanges();
      if (!subjects) {
        // After a pause as long as this nobody knows all changes.
        index = undefined;
        isCurrent = false;
        return;
      }
      for (const id of [...subjects].flatMap((subject) => subject.split(','))) {
        changed.add(Number(id));
      }
      await readChanged(index);
      isCurrent = true;
    } catch (error) {
      isCurrent = false;
      throw error;
    }
  }

  /** One after another, since each goes on from where the one before has ended. */
  function inTurn(): Promise<void> {
    const turn = lastTurn.then(catchUp);
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  function isWorn({ used, left }: ReturnType<DocumentIndex['counts']>): boolean {
    return left > MOST_LEFT && left > used / 4;
  }

  return {
    get current() {
      return isCurrent ? index : undefined;
    },
    update: async () => {
      await lastTurn;
      if (!signal.aborted && (!index || isWorn(index.counts()))) await build();
      await inTurn();
    },
    follow: () => inTurn().catch(() => undefined),
    close: () => closing.abort(),
  };
}
