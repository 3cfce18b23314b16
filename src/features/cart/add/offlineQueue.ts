/**
 * Adds that wait for the network, in local storage: they outlive a reload, and all tabs see them. Each has an entry of
 * its own, so that tabs do not overwrite one another's. Where the storage is full or forbidden, they wait in this tab.
 */
import type { QueuedCartAdd } from './queuedCartAdd.ts';

export const QUEUE_PREFIX = 'waiting_add ';

const unstored = new Map<string, QueuedCartAdd>();

function addOf(text: string): QueuedCartAdd | undefined {
  try {
    const add = JSON.parse(text) as Partial<QueuedCartAdd> | null;
    return add?.key && add.form && typeof add.since === 'number' && add.name !== undefined
      ? (add as QueuedCartAdd)
      : undefined;
  } catch {
    return undefined;
  }
}

function storedTexts(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(QUEUE_PREFIX))
      .map((name) => localStorage.getItem(name) ?? '');
  } catch {
    return [];
  }
}

/** What waits, the longest waiting first. */
export function readQueuedCartAdds(): QueuedCartAdd[] {
  const stored = storedTexts()
    .map(addOf)
    .filter((add) => add !== undefined);
  return [...stored, ...unstored.values()].toSorted((one, other) => one.since - other.since);
}

export function storeQueuedCartAdd(add: QueuedCartAdd): void {
  try {
    localStorage.setItem(QUEUE_PREFIX + add.key, JSON.stringify(add));
  } catch {
    unstored.set(add.key, add);
  }
}

export function deleteQueuedCartAdd({ key }: QueuedCartAdd): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(QUEUE_PREFIX + key);
  } catch {
    // It was not stored either.
  }
}
