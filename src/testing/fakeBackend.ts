import examples from './examples.gen.json' with { type: 'json' };

/** One call as a backend sees it. */
export interface SeenCall {
  /** Operation id of the contract. */
  readonly operation: string;
  readonly url: URL;
  readonly method: string;
  /** Fields of the form, or nothing. */
  readonly form: URLSearchParams;
  readonly headers: Headers;
}

/** An answer, or what makes one of a call; a `Response` gives status and text, a promise holds the answer back. */
export type Answer = object | string | ((call: SeenCall) => unknown);

/** Answers by operation id; the others are answered with the contract's example. */
export type Answers = Readonly<Record<string, Answer>>;

interface Example {
  readonly method: string;
  /** Plain path with placeholders, e.g. `/product/product`. */
  readonly path: string;
  readonly answer: unknown;
}

const known = examples as Record<string, Example>;

function operationAt(method: string, path: string): string {
  const found = Object.entries(known).find(
    ([, example]) =>
      example.method === method &&
      new RegExp(`^${example.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  if (!found) throw new Error(`The contract has no ${method} ${path}.`);
  return found[0];
}

function isMaker(answer: unknown): answer is (call: SeenCall) => unknown {
  return typeof answer === 'function';
}

/** A `fetch` that answers every call of the contract, and the list of calls it saw. */
export function fakeBackend(answers: Answers): {
  readonly fetch: typeof globalThis.fetch;
  readonly calls: SeenCall[];
} {
  const calls: SeenCall[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input as string);
    const method = init.method ?? 'GET';
    const path = url.searchParams.has('route') ? `/${url.searchParams.get('route')}` : url.pathname;
    const operation = operationAt(method, path);
    const form = init.body instanceof URLSearchParams ? init.body : new URLSearchParams();
    const call = { operation, url, method, form, headers: new Headers(init.headers) };
    calls.push(call);
    const answer = operation in answers ? answers[operation] : known[operation]?.answer;
    const value: unknown = await (isMaker(answer) ? answer(call) : answer);
    if (value instanceof Response) return value;
    return new Response(typeof value === 'string' ? value : JSON.stringify(value));
  };
  return { fetch, calls };
}
