import type { Allergen } from '../../../api/staffApi.ts';

/** Phrases that contain an allergen's word but name another food, e.g. 'coconut milk'. */
const FALSE_MATCHES =
  /(?<!\p{L})(?:(?:coconut|rice) milk|lait de (?:coco|riz)|(?:cocoa|shea|apple|mango) butter|beurre de (?:cacao|karité)|cream of (?:tartar|coconut)|crème de (?:coco|tartre)|butter ?beans?|butternut|buckwheat|eggplants?|nutmegs?|noix (?:de )?(?:muscade|coco)|water ?chestnuts?|coconuts?)/gu;

/** Prefixes: longer words match too (`wheatgerm`, `almonds`). */
const WORDS: Readonly<Record<Allergen, readonly string[]>> = {
  gluten: [
    'wheat',
    'barley',
    'rye',
    'oat',
    'spelt',
    'semolina',
    'maida',
    'sooji',
    'suji',
    'atta',
    'malt',
    'bulgur',
    'couscous',
    'seitan',
    'blé',
    'orge',
    'seigle',
    'avoine',
    'épeautre',
    'semoule',
  ],
  crustaceans: ['prawn', 'shrimp', 'crab', 'lobster', 'crevette', 'homard', 'langoustine'],
  eggs: ['egg', 'albumen', 'mayonnaise', 'œuf', 'oeuf'],
  fish: [
    'fish',
    'anchov',
    'tuna',
    'salmon',
    'cod',
    'mackerel',
    'poisson',
    'anchois',
    'thon',
    'saumon',
    'morue',
  ],
  peanuts: ['peanut', 'groundnut', 'cacahuète', 'arachide'],
  soybeans: ['soy', 'tofu', 'edamame', 'soja'],
  milk: [
    'milk',
    'butter',
    'cream',
    'cheese',
    'ghee',
    'curd',
    'paneer',
    'khoya',
    'mawa',
    'yoghurt',
    'yogurt',
    'whey',
    'casein',
    'lactose',
    'lait',
    'beurre',
    'crème',
    'fromage',
    'yaourt',
    'babeurre',
  ],
  nuts: [
    'nut',
    'almond',
    'hazelnut',
    'walnut',
    'cashew',
    'pecan',
    'pistachio',
    'macadamia',
    'noix',
    'amande',
    'noisette',
    'cajou',
    'pacane',
    'pistache',
  ],
  celery: ['celery', 'celeriac', 'céleri'],
  mustard: ['mustard', 'moutarde'],
  sesame: ['sesame', 'tahini', 'sésame', 'tahin', 'gingelly'],
  sulphites: [
    'sulphite',
    'sulfite',
    'e220',
    'e221',
    'e222',
    'e223',
    'e224',
    'e226',
    'e227',
    'e228',
  ],
  lupin: ['lupin'],
  molluscs: [
    'mussel',
    'oyster',
    'squid',
    'clam',
    'scallop',
    'octopus',
    'moule',
    'huître',
    'calamar',
    'palourde',
    'poulpe',
  ],
};

/** Words that match only alone or with `s`, `ed` or `a`, because harmless words start with the same letters. */
const COMPLETE_WORDS = new Set([
  'cod',
  'rye',
  'oat',
  'nut',
  'soy',
  'egg',
  'atta',
  'malt',
  'thon',
  'orge',
]);

const patternOf = (word: string) =>
  new RegExp(`(?<!\\p{L})${word}${COMPLETE_WORDS.has(word) ? '(?:s|ed|a)?(?!\\p{L})' : ''}`, 'u');

const PATTERNS = Object.entries(WORDS).map(
  ([allergen, words]) => [allergen as Allergen, words.map(patternOf)] as const,
);

export function namedAllergens(text: string): Allergen[] {
  const rest = text.toLowerCase().replaceAll(FALSE_MATCHES, ' ');
  return PATTERNS.flatMap(([allergen, patterns]) =>
    patterns.some((pattern) => pattern.test(rest)) ? [allergen] : [],
  );
}
