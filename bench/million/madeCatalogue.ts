import { DEPARTMENTS, PROSE, QUALITIES, SIZES, SYLLABLES } from './words.ts';

const SEED = 20_261_124;
const BRANDS = 4000;
const RARE_WORDS = 30_000;
const ROWS_A_CHUNK = 500;

/** Returns a seeded pseudorandom number generator with values from 0 to 1 (mulberry32). */
function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function rareWord(number: number): string {
  const base = SYLLABLES.length;
  let word = '';
  for (let rest = number + base; rest > 0; rest = Math.floor(rest / base))
    word += SYLLABLES[rest % base];
  return word;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function* madeCatalogue(count: number): Generator<string> {
  const random = seededNumbers(SEED);
  const skewed = (length: number) => Math.floor(length * random() ** 3);
  const pick = (list: readonly string[]) => list[skewed(list.length)] ?? '';
  const departments = Object.entries(DEPARTMENTS);
  const prose = () => (random() < 0.85 ? pick(PROSE) : rareWord(skewed(RARE_WORDS)));

  yield 'id,name,brand,price,mrp,department,kind,stars,stock,about\n';
  let chunk = '';
  for (let id = 1; id <= count; id += 1) {
    const [department, kinds] = departments[Math.floor(departments.length * random() ** 1.2)] ?? [
      '',
      [],
    ];
    const kind = kinds[Math.floor(kinds.length * random())] ?? '';
    const quality = QUALITIES[Math.floor(QUALITIES.length * random() ** 1.5)] ?? '';
    const brand = capital(rareWord(RARE_WORDS + skewed(BRANDS)));
    const variety = random() < 0.5 ? `${capital(rareWord(skewed(RARE_WORDS)))} ` : '';
    const name = `${brand} ${variety}${capital(quality)} ${capital(kind)} ${pick(SIZES)}`;
    const list = Math.round(10 * Math.exp(random() * 3 + random() * 2.5)) - random() * 0.5;
    const price = random() < 0.3 ? list * (0.7 + random() * 0.25) : list;
    const stars = random() < 0.4 ? '' : (1 + 4 * Math.sqrt(random())).toFixed(1);
    const stock = random() < 0.06 ? 0 : Math.floor(random() * 200) + 1;
    const about = Array.from({ length: 15 + Math.floor(random() * 40) }, prose).join(' ');
    chunk += `${id},${name},${brand},${price.toFixed(2)},${list.toFixed(2)},${department},${kind},${stars},${stock},"${capital(about)}."\n`;
    if (id % ROWS_A_CHUNK === 0 || id === count) {
      yield chunk;
      chunk = '';
    }
  }
}
