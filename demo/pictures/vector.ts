/** A drawing in its own coordinate box, ready to be placed in a scene. */
export interface Art {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Returns the same drawing with every id prefixed, so that drawings can share one document. */
export function scopeIds(svg: string, prefix: string): string {
  return svg
    .replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replace(/url\(#/g, `url(#${prefix}-`)
    .replace(/href="#/g, `href="#${prefix}-`);
}

/** Places a drawing inside another one: centred at x, y and scaled to the given width. */
export function nest(
  art: Art,
  prefix: string,
  x: number,
  y: number,
  width: number,
  turn = 0,
): string {
  const scale = width / art.width;
  const transform =
    `translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${scale.toFixed(4)}) ` +
    `translate(${-art.width / 2} ${-art.height / 2})`;
  return `<g transform="${transform}">${scopeIds(art.svg, prefix)}</g>`;
}

/** A colour stop: its offset from 0 to 1, its colour and, when not opaque, its opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A gradient along the line from x1, y1 to x2, y2, in fractions of the painted shape. */
export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
): string {
  return (
    `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
    `${stopTags(stops)}</linearGradient>`
  );
}

/** A round gradient about cx, cy, in fractions of the painted shape. */
export function radial(
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  stops: readonly Stop[],
): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`;
}

/** Rounds a coordinate to tenths, which keeps the generated SVG short. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A generator of numbers from 0 to 1 that always repeats the same row for the same seed. */
export function seeded(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The entry of a row that a number from 0 to 1 points at. */
export function pick<T>(row: readonly [T, ...T[]], at: number): T {
  return row[Math.floor(at * row.length)] ?? row[0];
}
