/** Writes, as far as they tell which came last and how it failed. */
interface Writes {
  readonly mutations: Readonly<
    Record<
      string,
      { readonly startedTimeStamp?: number | undefined; readonly error?: unknown } | undefined
    >
  >;
}

/** The store of the storefront or that of the counter. */
interface State {
  readonly api?: Writes;
  readonly staffApi?: Writes;
}

const REFERENCE = /^[\w-]{1,64}$/;

/** What the server calls a failure of its own in its log, as the base query gives that failure; undefined where it named none. */
export function referenceOf(failure: unknown): string | undefined {
  const { text } = (failure ?? {}) as { text?: unknown };
  if (typeof text !== 'string' || !text.startsWith('{')) return undefined;
  try {
    const { reference } = JSON.parse(text) as { reference?: unknown };
    return typeof reference === 'string' && REFERENCE.test(reference) ? reference : undefined;
  } catch {
    return undefined;
  }
}

/** The same of the write that was sent last. */
export function latestReference({ api, staffApi }: State): string | undefined {
  const { mutations = {} } = api ?? staffApi ?? {};
  const writes = Object.values(mutations).flatMap((write) => write ?? []);
  const latest = writes.toSorted(
    (one, other) => (other.startedTimeStamp ?? 0) - (one.startedTimeStamp ?? 0),
  )[0];
  return referenceOf(latest?.error);
}
