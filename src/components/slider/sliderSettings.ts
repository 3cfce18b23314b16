/** How many slides are seen from a width of the window on, in CSS pixels; the first width is 0. */
export type ItemsByWidth = readonly (readonly [fromWidth: number, items: number])[];

/** What a kind of slider does. */
export interface SliderSettings {
  readonly items: ItemsByWidth;
  /** After the last slide comes the first */
  readonly isLooping?: boolean;
  /** Moves on by itself after so many milliseconds */
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

/** Every kind of slider. Slider.module.css lays the same numbers out before the code is there. */
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

/** The settings of a kind, in their general form. */
export function settingsOf(kind: SliderKind): SliderSettings {
  return sliderSettings[kind];
}

/** How many slides are seen, given which widths the window has reached. */
export function itemsIn(items: ItemsByWidth, isReached: (fromWidth: number) => boolean): number {
  const [first, ...wider] = items;
  return wider.findLast(([fromWidth]) => isReached(fromWidth))?.[1] ?? first?.[1] ?? 1;
}

/** No row of cards shows more at once. */
export const MOST_IN_SIGHT = 4;
