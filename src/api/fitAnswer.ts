/**
 * Makes an answer of the backend what the contract says it is, so that no screen meets a list that is none. What is
 * wrong is left out where it may be absent; what is left out and needed makes its owner unfit.
 */
import { answerShapes, schemaShapes, type AnswerShape } from './answerShapes.gen.ts';

type Fields = Exclude<AnswerShape, string | readonly [AnswerShape]>;

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

/** Numbers may come as texts and texts as numbers, as some backends send them. */
function fitScalar(value: unknown, shape: string): unknown {
  if (shape.startsWith('=')) {
    const texts = shape.slice(1).split('|');
    return texts.find((text) => text === value);
  }
  if (shape === 'string') {
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }
  if (shape.startsWith('number')) return fitNumber(value, shape.split(' '));
  if (shape === 'boolean') {
    if (typeof value === 'boolean') return value;
    return value === 1 || value === '1' || (value === 0 || value === '0' ? false : undefined);
  }
  return value;
}

/** The object that a value stands for. PHP writes an empty one as `[]`, and may send a list bare (OPEN-23). */
function objectFrom(value: unknown, fields: Fields): Record<string, unknown> | undefined {
  if (!Array.isArray(value)) {
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  }
  const [[name, shape] = ['', undefined], ...others] = Object.entries(fields);
  if (others.length === 0 && isList(shape)) return { [name]: value };
  return value.length === 0 ? {} : undefined;
}

/** A missing list counts as empty, unless it is one that the whole answer is about. */
function fitObject(value: unknown, fields: Fields, isWhole: boolean): object | undefined {
  const fitted = objectFrom(value, fields);
  if (!fitted) return undefined;
  for (const [field, shape] of Object.entries(fields)) {
    const name = field.replace(/[?!]$/, '');
    const part = fit(fitted[name], shape, false);
    if (part !== undefined) fitted[name] = part;
    else if (field.endsWith('?') || (field.endsWith('!') && fitted.error)) delete fitted[name];
    else {
      const empty = isList(shape) && !isWhole ? [] : fit({}, shape, false);
      if (empty === undefined) return undefined;
      fitted[name] = empty;
    }
  }
  return fitted;
}

function fit(value: unknown, shape: AnswerShape, isWhole: boolean): unknown {
  if (typeof shape === 'string') {
    const schema = schemaShapes[shape];
    return schema === undefined ? fitScalar(value, shape) : fit(value, schema, isWhole);
  }
  if (!isList(shape)) return fitObject(value, shape, isWhole);
  if (!Array.isArray(value)) return undefined;
  return value.map((item) => fit(item, shape[0], false)).filter((item) => item !== undefined);
}

/**
 * The answer of an operation as the contract describes it: unfit entries of lists and unfit optional fields left out,
 * a missing list within an entry empty. Answers of writes are any object.
 * @throws when the whole does not fit, as if it had been no JSON at all
 */
export function fitAnswer(operation: string, answer: unknown): unknown {
  const fitted = fit(answer, answerShapes[operation] ?? {}, true);
  if (fitted === undefined) throw new TypeError(`The answer to ${operation} does not fit.`);
  return fitted;
}
