/**
 * Number of latest batches whose handles are remembered. Must not be lower than the number of batches written
 * concurrently.
 */
const REMEMBERED = 4;

export interface HandleChoice {
  isGiven: (handle: string) => boolean;
  give: (handle: string) => void;
  clear: () => void;
}

/** Prevents concurrent batches from giving two products the same handle: neither sees the other's uncommitted rows. */
export function trackHandles(): () => HandleChoice {
  const latest: Set<string>[] = [];
  return () => {
    const own = new Set<string>();
    latest.push(own);
    if (latest.length > REMEMBERED) latest.shift();
    return {
      isGiven: (handle) => latest.some((given) => given.has(handle)),
      give: (handle) => void own.add(handle),
      clear: () => own.clear(),
    };
  };
}
