/** Which documents hold which token. */
import { TypedFastBitSet } from 'typedfastbitset';
import type { Query } from '../query.ts';
import { addSlot, createSlotList, type SlotList } from './slotList.ts';

export interface WordIndex {
  /** Adds a document in a slot above all before. */
  add(slot: number, tokens: readonly string[]): void;
  /** The slots of all documents that a query holds for, in a set of the caller's own. */
  find(query: Query): TypedFastBitSet;
}

/** Where a token stands, or would, in an ascending list. */
function placeOf(tokens: readonly string[], token: string): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle] ?? '') < token) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function createWordIndex(): WordIndex {
  const lists = new Map<string, SlotList>();
  /** All tokens, ascending, from when those that begin alike are first asked for. */
  let sorted: string[] | undefined;
  let slotCount = 0;

  /** With room for all slots, since growing copies. */
  const emptySet = () => TypedFastBitSet.fromWords(new Uint32Array((slotCount >> 5) + 1));

  function begun(start: string): SlotList[] {
    sorted ??= [...lists.keys()].toSorted((a, b) => (a < b ? -1 : 1));
    const found: SlotList[] = [];
    for (let at = placeOf(sorted, start); at < sorted.length; at += 1) {
      const token = sorted[at] ?? '';
      if (!token.startsWith(start)) break;
      const list = lists.get(token);
      if (list) found.push(list);
    }
    return found;
  }

  function addAll(query: Query, found: TypedFastBitSet): void {
    if ('any' in query) {
      for (const part of query.any) addAll(part, found);
    } else if ('all' in query) {
      found.union(find(query));
    } else {
      const list = lists.get(query.token);
      for (const { slots, length } of query.isPrefix ? begun(query.token) : list ? [list] : []) {
        for (let at = 0; at < length; at += 1) found.add(slots[at] ?? 0);
      }
    }
  }

  function find(query: Query): TypedFastBitSet {
    if ('all' in query) {
      const [first = emptySet(), ...others] = query.all.map(find);
      for (const other of others) first.intersection(other);
      return first;
    }
    const found = emptySet();
    addAll(query, found);
    return found;
  }

  return {
    add: (slot, tokens) => {
      slotCount = slot + 1;
      for (const token of tokens) {
        let list = lists.get(token);
        if (!list) {
          list = createSlotList();
          lists.set(token, list);
          sorted?.splice(placeOf(sorted, token), 0, token);
        }
        addSlot(list, slot);
      }
    },
    find,
  };
}
