export type FactValue =
  | string
  | { readonly messageId: string; readonly values?: Readonly<Record<string, string | number>> };

interface StateFact {
  readonly labelId: string;
  readonly value: FactValue;
  readonly subject?: string;
}

export interface FactChange extends Omit<StateFact, 'value'> {
  readonly id: string;
  readonly before?: FactValue | undefined;
  readonly after?: FactValue | undefined;
}

const YES: FactValue = { messageId: 'replay.fact.yes' };
const NO: FactValue = { messageId: 'replay.fact.no' };

interface ReadState {
  readonly location?: { readonly pathname: string; readonly search: string };
  readonly ui?: ReadInterface;
  readonly staffUi?: ReadInterface;
  readonly session?: { readonly logged?: boolean };
  readonly api?: { readonly queries?: Readonly<Record<string, { readonly data?: unknown }>> };
}

interface ReadInterface {
  readonly language?: string;
  readonly currencyCode?: string | null;
  readonly dialog?: { readonly name: string } | null;
  readonly toasts?: readonly ReadToast[];
  readonly toast?: ReadToast | null;
}

interface ReadToast {
  readonly id: string;
  readonly content: {
    readonly html?: string;
    readonly text?: string;
    readonly messageId?: string;
    readonly values?: Readonly<Record<string, string | number>>;
  };
}

interface ReadCart {
  readonly products?: readonly { readonly name: string; readonly quantity: number | string }[];
}

function cartFacts(queries: NonNullable<ReadState['api']>['queries']): [string, StateFact][] {
  const { products = [] } = (queries?.['getCart(undefined)']?.data ?? {}) as ReadCart;
  const counts = new Map<string, number>();
  for (const { name, quantity } of products) {
    counts.set(name, (counts.get(name) ?? 0) + Number(quantity));
  }
  return [...counts].map(([subject, count]) => [
    `cart ${subject}`,
    { labelId: 'replay.fact.cart', value: String(count), subject },
  ]);
}

function toastFacts(toasts: readonly ReadToast[]): [string, StateFact][] {
  return toasts.flatMap(({ id, content }): [string, StateFact][] => {
    const { html, text = html?.replaceAll(/<[^>]*>/g, ''), messageId, values = {} } = content;
    const value = text ?? (messageId === undefined ? undefined : { messageId, values });
    return value === undefined ? [] : [[`toast ${id}`, { labelId: 'replay.fact.message', value }]];
  });
}

function factsOf(state: ReadState): Map<string, StateFact> {
  const { location, ui, staffUi, session, api } = state;
  const {
    language,
    currencyCode,
    dialog,
    toast,
    toasts = toast ? [toast] : [],
  } = ui ?? staffUi ?? {};
  const single: readonly (readonly [labelId: string, value: FactValue | null | undefined])[] = [
    ['replay.fact.page', location && location.pathname + location.search],
    ['replay.fact.dialog', dialog?.name],
    ['replay.fact.language', language],
    ['replay.fact.currency', currencyCode],
    ['replay.fact.signedIn', session && (session.logged ? YES : NO)],
  ];
  return new Map([
    ...single.flatMap(([labelId, value]): [string, StateFact][] =>
      value ? [[labelId, { labelId, value }]] : [],
    ),
    ...cartFacts(api?.queries),
    ...toastFacts(toasts),
  ]);
}

function changesOf(before: ReadState, after: ReadState): FactChange[] {
  const old = factsOf(before);
  const now = factsOf(after);
  return [...new Map([...old, ...now])].flatMap(([key, { value: _value, ...fact }]) => {
    const was = old.get(key)?.value;
    const is = now.get(key)?.value;
    const isSame = key.startsWith('toast') ? was !== undefined : was === is;
    return isSame ? [] : [{ id: key, ...fact, before: was, after: is }];
  });
}

/** Returns changed labelled values and new toasts. Returns an empty list if a state is malformed. */
export function factChanges(before: object, after: object): FactChange[] {
  try {
    return changesOf(before, after);
  } catch {
    return [];
  }
}
