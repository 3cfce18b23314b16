/** Result of reading a pack size. `ask`: ambiguous. `none`: no size, two products, or the text is too long. */
export type PackSize =
  | { verdict: 'read'; amount: number; measure: PackMeasure; drained?: number }
  | { verdict: 'ask' | 'none' };

type PackMeasure = 'g' | 'ml' | 'piece';

interface Size {
  amount: number;
  measure: PackMeasure;
}

const GRAMS_PER_OUNCE = 28.349523125;

/** Maximum length of a text, the same as for product names. The patterns take cubic time. */
const LONGEST_TEXT = 300;

const UNITS: readonly [string, number, PackMeasure][] = [
  ['g|gr|gms?|grms?|grams?|grammes?', 1, 'g'],
  ['kgs?|kilos?|kilograms?|kilogrammes?', 1000, 'g'],
  ['ml|mls|millilit(?:re|er)s?', 1, 'ml'],
  ['cl', 10, 'ml'],
  ['dl', 100, 'ml'],
  ['l|lts?|ltrs?|lit(?:re|er)s?', 1000, 'ml'],
];
const METRIC = UNITS.map(([spelling]) => spelling).join('|');
const UNIT_PATTERNS = UNITS.map(
  ([spelling, factor, measure]) => [new RegExp(`^(?:${spelling})$`), factor, measure] as const,
);

const NUMBER = String.raw`(?<![\p{L}\d.,])\d+(?:[.,]\d+)?`;
const SIZE = String.raw`(?<number>${NUMBER}) ?(?<unit>${METRIC})(?:(?![\p{L}\d])|(?= ?x ?\d))`;
const SIZES = new RegExp(SIZE, 'gu');

const PIECE = 'pcs?|pieces?|pièces?|nos|counts?|ct|units?|unités?|unites?|u(?=$)|eggs?|doz|bunch';
const PIECES =
  'pieces|pièces|units|unités|unites|eggs|diapers?|wipes|tea ?bags|bags|sachets|sticks|crackers|biscuits|cookies|rolls|tablets|capsules|bars|bunches|taco ?shells|dozens?|douzaines?';
const CONTAINERS =
  'bottles?|bouteilles?|jars?|tins?|cans?|pouch(?:es)?|box(?:es)?|packets?|pkts?|packs?|cartons?|tubes?|pots?';
const NO_COUNT = 'minutes?|min|hours?|days?|weeks?|months?|years?|grains?|ply|layers?|in';

const COUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,:x-])(?<number>\d+)(?: ?(?<piece>${PIECE})| (?:(?!(?:${NO_COUNT})\b)\p{L}+ ){0,3}?(?<pieces>${PIECES}))(?!\p{L})`,
  'gu',
);

const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

const groupedBy = (separator: string) =>
  new RegExp(
    String.raw`(?<![\d.,])([1-9]\d{0,2})((?:${separator}\d{3})+)(?= ?(?:g|gms?|grams?|ml)(?!\p{L}))`,
    'gu',
  );
const GROUPED_BY_SPACE = groupedBy(' ');
const GROUPED_BY_COMMA = groupedBy(',');

function fold(text: string, language: string): string {
  const folded = text
    .toLowerCase()
    .replaceAll(/(\d*)\s*([½¼¾])/g, (_all, whole: string, part: string) =>
      String(Number(whole) + (FRACTIONS[part] ?? 0)),
    )
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\d) ?[×*] ?(?=\d)/g, 'x')
    .trim();
  // Join groups at spaces only if the English text is a bare size: "Blend 37 100 g" is not 37 kg.
  const isSizeAlone = /^[\d ]+[a-z]+$/.test(folded);
  return folded.replaceAll(
    language === 'en' && !isSizeAlone ? GROUPED_BY_COMMA : GROUPED_BY_SPACE,
    (_all, first: string, others: string) => first + others.replaceAll(/\D/g, ''),
  );
}

const rounded = (amount: number, decimals: number) => Number(amount.toFixed(decimals));

function sizeOf({ number = '', unit = '' }: Record<string, string>): Size {
  const [, factor = 1, measure = 'g'] = UNIT_PATTERNS.find(([pattern]) => pattern.test(unit)) ?? [];
  return { amount: rounded(Number(number.replace(',', '.')) * factor, 3), measure };
}

const PACKS_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?<packs>\d+) ?(?:\p{L}+ ?){0,3}?(?:x|(?:${CONTAINERS}|${PIECE}|${PIECES}) (?:of|de|d')) ?${SIZE.replace(NUMBER, String.raw`\d+(?:[.,]\d+)?`)}`,
  'gu',
);
const PACKS_BEHIND = new RegExp(String.raw`${SIZE} ?x ?(?<packs>\d+)(?![\p{L}\d.,])`, 'gu');

function multiplied(text: string): string {
  const total = (number: string, size: Record<string, string>) => {
    const { amount, measure } = sizeOf(size);
    return ` ${rounded(Number(number) * amount, 3)} ${measure} `;
  };
  const replace = (...found: unknown[]) => {
    const groups = found.at(-1) as Record<string, string>;
    return total(groups['packs'] ?? '1', groups);
  };
  return text.replaceAll(PACKS_BEFORE, replace).replaceAll(PACKS_BEHIND, replace);
}

const DRAINED = '(?:net )?drained(?: weight)?|(?:poids )?(?:net )?égoutté|abtropfgewicht';
const DRAINED_BEFORE = new RegExp(String.raw`(?:${DRAINED}):? ${SIZE}`, 'u');
const DRAINED_BEHIND = new RegExp(String.raw`${SIZE} (?:${DRAINED})`, 'u');

function takeDrained(text: string): { rest: string; drained?: number } {
  const found = DRAINED_BEFORE.exec(text) ?? DRAINED_BEHIND.exec(text);
  if (found?.groups === undefined) return { rest: text };
  return { rest: text.replace(found[0], ' '), drained: sizeOf(found.groups).amount };
}

function metricOf(text: string): string {
  const imperial = /(?:(\d+(?:[.,]\d+)?) ?lbs?)? ?(?:(\d+(?:[.,]\d+)?) ?oz)?(?![\p{L}\d])/gu;
  const hasMetric = text.search(SIZES) !== -1;
  return text.replaceAll(imperial, (all, pounds?: string, ounces?: string) => {
    if (pounds === undefined && ounces === undefined) return all;
    if (hasMetric) return ' ';
    const amount =
      Number(pounds?.replace(',', '.') ?? 0) * 16 + Number(ounces?.replace(',', '.') ?? 0);
    return ` ${rounded(amount * GRAMS_PER_OUNCE, 2)} g `;
  });
}

const WEIGHED = /\(?\b(?:approx(?:imately)?|ca|circa|env(?:iron)?|about)\b\.?\)?|[≈~]/g;
const UNCLEAR = new RegExp(String.raw`(?<!\d)[1-9]\d{0,2}[.,]\d{3} ?(?:${METRIC})(?!\p{L})`, 'u');
const RANGE = String.raw`\d+(?:[.,]\d+)? ?(?:-|–|to|à|bis) ?\d+(?:[.,]\d+)? ?\p{L}*`;
const RANGES = new RegExp(RANGE, 'gu');
const RANGE_ALONE = new RegExp(String.raw`^${RANGE}$`, 'u');
const OTHER_AMOUNT = new RegExp(
  String.raw`(?:(?:with|get|contains|save|upto) )${SIZE}|${SIZE.replaceAll(/\?<\w+>/g, '?:')} (?:of )?(?:protein|fib(?:re|er)|carbs|calcium)`,
  'gu',
);
const EXTRA = /\b(?:free|extra|gratis|offerts?|gratuits?)\b/;
const SEVERAL_PACKS = /\b(?:pack|set|lot|combo) (?:of|de) \d+|\b\d+[ -]?pack\b/;
const STRENGTH = /\d+(?:[.,]\d+)? ?mg(?!\p{L})/gu;
const FULL_CONTAINERS = new RegExp(
  String.raw`(?<![\p{L}\d])(?!1 )\d+ ?(?:${CONTAINERS})(?!\p{L})`,
  'u',
);
const VOLUME_ABROAD = /\d ?(?:fl\.? ?oz|pints?|pt|quarts?|gallons?|gal)(?!\p{L})/u;

function measured(text: string): Size[] {
  const sizes = [...text.matchAll(SIZES)].map(({ groups }) => sizeOf(groups ?? {}));
  return sizes.filter(
    ({ amount, measure }, index) =>
      sizes.findIndex((other) => other.amount === amount && other.measure === measure) === index,
  );
}

function counted(text: string): number[] {
  return [...text.matchAll(COUNT)].map(
    ({ groups: { number, piece, pieces } = {} }) =>
      Number(number) * ((piece ?? pieces ?? '').startsWith('do') ? 12 : 1),
  );
}

/**
 * Reads the content of a pack in grams, millilitres or pieces. Ignores ranges and strengths within longer texts,
 * and rejects texts about two products.
 * @param text a size, or a name that contains one; the verdict is `none` beyond 300 characters
 * @param language of the text; English groups thousands by commas
 */
export function readPackSize(text: string, language = 'en'): PackSize {
  if (text.length > LONGEST_TEXT) return { verdict: 'none' };
  const strength = /^(\d+(?:[.,]\d+)?) ?mg$/i.exec(text.trim());
  if (strength)
    return { verdict: 'read', amount: Number(strength[1]?.replace(',', '.')) / 1000, measure: 'g' };
  const folded = fold(text, language).replaceAll(WEIGHED, ' ').trim();
  if (/\+|\b(?:each|chacun)/.test(folded)) return { verdict: 'none' };
  if (UNCLEAR.test(folded)) return { verdict: 'ask' };
  if (RANGE_ALONE.test(folded) && folded.search(SIZES) !== -1) return { verdict: 'ask' };
  const { rest, drained } = takeDrained(
    multiplied(folded.replaceAll(RANGES, ' ').replaceAll(STRENGTH, ' ')),
  );
  const isExtra = EXTRA.test(rest);
  const plain = metricOf(isExtra ? rest : rest.replaceAll(OTHER_AMOUNT, ' '));
  const [size, ...others] = measured(plain);
  if (isExtra && size !== undefined) return { verdict: others.length > 0 ? 'ask' : 'none' };
  if (size === undefined) {
    const [count, ...more] = counted(plain);
    if (count !== undefined && count > 0 && more.length === 0)
      return { verdict: 'read', amount: count, measure: 'piece' };
    const isUnclear = VOLUME_ABROAD.test(plain) || FULL_CONTAINERS.test(plain);
    return { verdict: isUnclear ? 'ask' : 'none' };
  }
  if (others.length > 0) return { verdict: plain.includes('&') ? 'none' : 'ask' };
  if (SEVERAL_PACKS.test(plain)) return { verdict: 'ask' };
  if (size.amount === 0) return { verdict: 'none' };
  return { verdict: 'read', ...size, ...(drained !== undefined && { drained }) };
}
