/**
 * Queue of cart adds made offline, in local storage. It survives reloads and is shared by all tabs. Each add has
 * its own entry, so that tabs don't overwrite each other. Without local storage, the queue is kept in this tab's
 * memory.
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
    // Local storage is unavailable, so it never held this add.
  }
}
