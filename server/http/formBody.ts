import { RequestError } from './errors.ts';
import { texts } from '../texts.ts';

/** Parsed form value: text, list of texts (`name[]`), or values by key (`name[key]`, `name[key][]`). */
export type FormValue = string | string[] | { [key: string]: string | string[] };

const FIELD = /^([^[\]]+)(?:\[([^[\]]+)\])?(\[\])?$/;
const MAX_FIELDS = 1000;

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new RequestError(400, texts.request.malformed);
  }
}

/** Creates an object without a prototype, so that `__proto__` is an ordinary field. */
function emptyObject<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>;
}

function put(
  target: Record<string, FormValue>,
  name: string,
  isList: boolean,
  value: string,
): void {
  if (!isList) {
    target[name] = value;
    return;
  }
  const list = target[name];
  if (Array.isArray(list)) list.push(value);
  else target[name] = [value];
}

/**
 * Parses `application/x-www-form-urlencoded` with fields such as `quantity=2`, `option[12]=34` and
 * `option[12][]=34`. The last of several equal plain fields wins.
 * @throws RequestError 400 for invalid percent-encoding, unsupported field names, or more than 1,000 fields
 */
export function parseFormBody(body: string): Record<string, FormValue> {
  const form = emptyObject<FormValue>();
  const fields = body.split('&').filter((field) => field !== '');
  if (fields.length > MAX_FIELDS) throw new RequestError(400, texts.request.tooLarge);
  for (const field of fields) {
    const [rawName = '', ...rest] = field.split('=');
    const value = decode(rest.join('='));
    const [, name, key, list] = FIELD.exec(decode(rawName)) ?? [];
    if (name === undefined) throw new RequestError(400, texts.request.malformed);
    if (key === undefined) {
      put(form, name, list !== undefined, value);
      continue;
    }
    const current = form[name];
    const group =
      typeof current === 'object' && !Array.isArray(current)
        ? current
        : emptyObject<string | string[]>();
    put(group, key, list !== undefined, value);
    form[name] = group;
  }
  return form;
}
