import examples from './examples.gen.json' with { type: 'json' };
import staffExamples from './staffExamples.gen.json' with { type: 'json' };

export interface SeenCall {
  readonly operation: string;
  readonly url: URL;
  readonly method: string;
  readonly form: URLSearchParams;
  readonly json: unknown;
  readonly headers: Headers;
}

/**
 * Answer of the fake backend, or a function that computes it from the call. A `Response` sets status and text; a
 * promise delays the answer.
 */
export type Answer = object | string | ((call: SeenCall) => unknown);

export type Answers = Readonly<Record<string, Answer>>;

interface Example {
  readonly method: string;
  readonly path: string;
  readonly answer?: unknown;
}

type Examples = Record<string, Example>;

const STAFF = '/api/staff';

function contractOf(path: string): [Examples, path: string] {
  if (path.startsWith(STAFF)) return [staffExamples, path.slice(STAFF.length)];
  return [examples, path];
}

function operationAt(known: Examples, method: string, path: string): string {
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

export function fakeBackend(answers: Answers): {
  readonly fetch: typeof globalThis.fetch;
  readonly calls: SeenCall[];
} {
  const calls: SeenCall[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input as string);
    const method = init.method ?? 'GET';
    const [known, path] = contractOf(
      url.searchParams.has('route') ? `/${url.searchParams.get('route')}` : url.pathname,
    );
    const operation = operationAt(known, method, path);
    const form = init.body instanceof URLSearchParams ? init.body : new URLSearchParams();
    const json: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { operation, url, method, form, json, headers: new Headers(init.headers) };
    calls.push(call);
    const answer = operation in answers ? answers[operation] : known[operation]?.answer;
    const value: unknown = await (isMaker(answer) ? answer(call) : answer);
    if (value instanceof Response) return value;
    return new Response(typeof value === 'string' ? value : JSON.stringify(value));
  };
  return { fetch, calls };
}
