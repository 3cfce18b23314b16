/** Numbers of visible slides, each with its minimum viewport width in CSS pixels. The first width is 0. */
export type ItemsByWidth = readonly (readonly [fromWidth: number, items: number])[];

export interface SliderSettings {
  readonly items: ItemsByWidth;
  readonly isLooping?: boolean;
  readonly autoplayMs?: number;
}

const ONE_TO_FOUR: ItemsByWidth = [
  [0, 1],
  [586, 2],
  [767, 3],
  [991, 4],
];
const CARDS: ItemsByWidth = [
  [0, 1],
  [420, 2],
  [767, 3],
  [991, 3],
];

export const sliderSettings = {
  'home-banner': { items: [[0, 1]], isLooping: true, autoplayMs: 6000 },
  blog: {
    items: [
      [0, 1],
      [400, 2],
      [740, 2],
      [940, 3],
      [1200, 3],
    ],
  },
  certificate: {
    items: [
      [0, 1],
      [767, 3],
      [991, 4],
    ],
  },
  testimonial: {
    items: [
      [0, 1],
      [767, 2],
      [991, 3],
    ],
  },
  compare: { items: ONE_TO_FOUR },
  product: { items: CARDS },
  box: { items: ONE_TO_FOUR },
  ingredients: { items: ONE_TO_FOUR },
  'new-product': { items: CARDS },
  'product-detail': { items: [[0, 5]] },
  'quick-view': { items: [[0, 4]] },
} as const satisfies Readonly<Record<string, SliderSettings>>;

export type SliderKind = keyof typeof sliderSettings;

export function settingsOf(kind: SliderKind): SliderSettings {
  return sliderSettings[kind];
}

export function itemsIn(items: ItemsByWidth, isReached: (fromWidth: number) => boolean): number {
  const [first, ...wider] = items;
  return wider.findLast(([fromWidth]) => isReached(fromWidth))?.[1] ?? first?.[1] ?? 1;
}

export const MAX_VISIBLE_CARDS = 4;
