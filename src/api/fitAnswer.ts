/**
 * Makes an answer of the backend what the contract says it is, so that no screen meets a list that is none. What is
 * invalid is left out where it may be absent; what is left out and needed reads as the `default` that the contract
 * gives it, so that no line, card or review is lost for a field; without one it makes its owner unfit.
 */
import { answerShapes, schemaShapes, type AnswerShape } from './answerShapes.gen.ts';

type Fields = Exclude<AnswerShape, string | readonly [AnswerShape]>;

/** Where a value stands: it is the answer itself, an entry of a list, or a field. */
type Place = 'answer' | 'entry' | 'field';

function isList(shape: AnswerShape | undefined): shape is readonly [AnswerShape] {
  return Array.isArray(shape);
}

function fitNumber(value: unknown, [, least = '', greatest = '']: string[]): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  const isLess = least !== '' && number < Number(least);
  const isMore = greatest !== '' && number > Number(greatest);
  return isLess || isMore ? undefined : number;
}

/** What comes as a number or a text; an empty text says nothing. */
function fitAmount(value: unknown): number | string | undefined {
  const number = fitNumber(value, []);
  return number ?? (typeof value === 'string' && value.trim() !== '' ? value : undefined);
}

/** Numbers may come as texts and texts as numbers, as some backends send them. */
function fitScalar(value: unknown, shape: string): unknown {
  if (shape.startsWith('=')) {
    const texts = shape.slice(1).split('|');
    return texts.find((text) => text === value);
  }
  if (shape === 'string') {
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }
  if (shape === 'amount') return fitAmount(value);
  if (shape.startsWith('number')) return fitNumber(value, shape.split(' '));
  if (shape === 'boolean') {
    if (typeof value === 'boolean') return value;
    return value === 1 || value === '1' || (value === 0 || value === '0' ? false : undefined);
  }
  return value;
}

/** The object that a value stands for. PHP writes an empty one as `[]`, and may send a list bare. */
function objectFrom(value: unknown, fields: Fields): Record<string, unknown> | undefined {
  if (!Array.isArray(value)) {
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  }
  const [[name, shape] = ['', undefined], ...others] = Object.entries(fields);
  if (others.length === 0 && isList(shape)) return { [name]: value };
  return value.length === 0 ? {} : undefined;
}

/**
 * What is missing stands for its default; a missing list counts as empty, unless it is one that the whole answer is
 * about. An entry of which nothing can be read is none.
 */
function fitObject(value: unknown, fields: Fields, place: Place): object | undefined {
  const fitted = objectFrom(value, fields);
  if (!fitted) return undefined;
  let isRead = place !== 'entry';
  for (const [field, shape] of Object.entries(fields)) {
    const [, name = '', rule = ''] = /^(\w+)(.*)$/.exec(field) ?? [];
    const part = fit(fitted[name], shape, 'field');
    isRead ||= part !== undefined;
    if (part !== undefined) fitted[name] = part;
    else if (rule === '?' || (rule === '!' && fitted.error)) delete fitted[name];
    else {
      const isEmptyList = isList(shape) && place !== 'answer';
      const stated: unknown = rule.startsWith('=') ? JSON.parse(rule.slice(1)) : undefined;
      const missing = stated ?? (isEmptyList ? [] : fit({}, shape, 'field'));
      if (missing === undefined) return undefined;
      fitted[name] = missing;
    }
  }
  return isRead ? fitted : undefined;
}

function fit(value: unknown, shape: AnswerShape, place: Place): unknown {
  if (typeof shape === 'string') {
    const schema = schemaShapes[shape];
    return schema === undefined ? fitScalar(value, shape) : fit(value, schema, place);
  }
  if (!isList(shape)) return fitObject(value, shape, place);
  if (!Array.isArray(value)) return undefined;
  return value.map((item) => fit(item, shape[0], 'entry')).filter((item) => item !== undefined);
}

/**
 * The answer of an operation as the contract describes it: unfit entries of lists and unfit optional fields left out,
 * what an entry lacks as its default or an empty list. Answers of writes are any object.
 * @throws when the whole does not fit, as if it had been no JSON at all
 */
export function fitAnswer(operation: string, answer: unknown): unknown {
  const fitted = fit(answer, answerShapes[operation] ?? {}, 'answer');
  if (fitted === undefined) throw new TypeError(`The answer to ${operation} does not fit.`);
  return fitted;
}
