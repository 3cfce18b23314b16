import { readRecording, type FailedCall, type Recording } from '../recording.ts';

interface TypedWords {
  /** Terms that were searched for or typed, without prefixes of longer terms. */
  readonly terms: readonly string[];
  readonly coupons: readonly string[];
}

export interface RecordingSummary {
  readonly actionCount: number;
  /** Seconds from the first to the last action, rounded up. */
  readonly seconds: number;
  readonly address: string;
  readonly typed: TypedWords;
  readonly failedCalls: readonly FailedCall[];
  readonly content: string;
}

function textsOf(value: unknown, field: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) =>
    name === field && typeof item === 'string' ? [item] : textsOf(item, field),
  );
}

/** Removes terms that are prefixes of other terms, because suggestion requests record each prefix. */
function whole(terms: readonly string[]): string[] {
  const distinct = [...new Set(terms.map((term) => term.trim()))].filter((term) => term !== '');
  return distinct.filter((term) =>
    distinct.every((other) => other === term || !other.startsWith(term)),
  );
}

interface Request {
  readonly type: string;
  readonly payload?: unknown;
  readonly meta?: { readonly arg?: { readonly originalArgs?: unknown } };
}
type Entries = Readonly<Record<string, { readonly originalArgs?: unknown }>>;

function typedWords({ actions, base }: Recording): TypedWords {
  const { queries = {} } = (base['api'] ?? {}) as { queries?: Entries };
  const { recentTerms = [] } = (base['search'] ?? {}) as { recentTerms?: string[] };
  const requests = actions as unknown as readonly Request[];
  const asked = [
    ...Object.values(queries).map(({ originalArgs }) => originalArgs),
    ...requests.map(({ meta }) => meta?.arg?.originalArgs),
  ];
  const searched = requests.flatMap(({ type, payload }) =>
    type === 'search/termSearched' && typeof payload === 'string' ? [payload] : [],
  );
  return {
    terms: whole([...recentTerms, ...searched, ...textsOf(asked, 'search')]),
    coupons: [...new Set(textsOf(asked, 'coupon'))].filter((coupon) => coupon !== ''),
  };
}

/** @throws Error if the text is not a recording */
export function recordingSummary(text: string): RecordingSummary {
  const outcome = readRecording(text);
  if ('rejection' in outcome) throw new Error(outcome.rejection);
  const { actions, base, times, address, failedCalls, ...facts } = outcome.recording;
  return {
    actionCount: actions.length,
    seconds: Math.ceil((times.at(-1) ?? 0) / 1000),
    address,
    typed: typedWords(outcome.recording),
    failedCalls,
    content: JSON.stringify({ ...facts, address, times, failedCalls, base, actions }, undefined, 1),
  };
}
