/**
 * Adds that wait for the line, in local storage: they outlive a reload, and all tabs see them. Each has an entry of its
 * own, so that tabs do not overwrite one another's. Where the storage is full or forbidden, they wait in this tab.
 */
import type { WaitingAdd } from './waitingAdd.ts';

export const KEPT_PREFIX = 'waiting_add ';

const unstored = new Map<string, WaitingAdd>();

function addOf(text: string): WaitingAdd | undefined {
  try {
    const add = JSON.parse(text) as Partial<WaitingAdd> | null;
    return add?.key && add.form && typeof add.since === 'number' && add.name !== undefined
      ? (add as WaitingAdd)
      : undefined;
  } catch {
    return undefined;
  }
}

function storedTexts(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(KEPT_PREFIX))
      .map((name) => localStorage.getItem(name) ?? '');
  } catch {
    return [];
  }
}

/** What waits, the longest waiting first. */
export function keptAdds(): WaitingAdd[] {
  const stored = storedTexts()
    .map(addOf)
    .filter((add) => add !== undefined);
  return [...stored, ...unstored.values()].toSorted((one, other) => one.since - other.since);
}

export function keepAdd(add: WaitingAdd): void {
  try {
    localStorage.setItem(KEPT_PREFIX + add.key, JSON.stringify(add));
  } catch {
    unstored.set(add.key, add);
  }
}

export function forgetAdd({ key }: WaitingAdd): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(KEPT_PREFIX + key);
  } catch {
    // It was not stored either.
  }
}
