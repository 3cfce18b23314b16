/** As many batches as can be written while one of them is. */
const REMEMBERED = 4;

/** What a batch gives of handles, and what the batches beside it have given already. */
export interface HandleChoice {
  isGiven: (handle: string) => boolean;
  give: (handle: string) => void;
  /** Takes back what this batch has given. */
  clear: () => void;
}

/** Keeps batches that are written beside each other from giving two products one handle: neither sees the other's in the database. */
export function givenHandles(): () => HandleChoice {
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
