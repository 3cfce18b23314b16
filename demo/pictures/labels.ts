import { shade } from './color.ts';
import { nest, round } from './vector.ts';
import type { Art } from './vector.ts';

const leaf = (color: string, vein: string): string =>
  `<path d="M4 28C2 14 10 4 28 4C29 20 20 29 4 28Z" fill="${color}"/>` +
  `<path d="M5 27C10 20 15 15 22 10M12 18.5V13M15.5 15.5H21" fill="none" stroke="${vein}" ` +
  `stroke-width="1.5" stroke-linecap="round"/>`;

const ear = (color: string): string => {
  const kernels = [9, 15, 21].map(
    (y) =>
      `<path d="M15 ${y + 5}C10 ${y + 4} 8 ${y} 9 ${y - 3}C13 ${y - 2} 15 ${y + 1} 15 ${y + 5}Z"/>` +
      `<path d="M17 ${y + 5}C22 ${y + 4} 24 ${y} 23 ${y - 3}C19 ${y - 2} 17 ${y + 1} 17 ${y + 5}Z"/>`,
  );
  return (
    `<g fill="${color}">${kernels.join('')}<path d="M16 0C19 3 19 7 16 10C13 7 13 3 16 0Z"/></g>` +
    `<path d="M16 12V31" stroke="${color}" stroke-width="1.6" stroke-linecap="round"/>`
  );
};

const flower = (color: string, heart: string): string =>
  [0, 60, 120, 180, 240, 300]
    .map(
      (turn) =>
        `<ellipse cx="16" cy="8.5" rx="4.8" ry="7" fill="${color}" transform="rotate(${turn} 16 16)"/>`,
    )
    .join('') + `<circle cx="16" cy="16" r="4.5" fill="${heart}"/>`;

const sun = (color: string): string =>
  Array.from(
    { length: 12 },
    (_, i) => `<path d="M16 1.5L18 7H14Z" fill="${color}" transform="rotate(${i * 30} 16 16)"/>`,
  ).join('') + `<circle cx="16" cy="16" r="7" fill="${color}"/>`;

const ridge = (color: string, root: string): string =>
  `<path d="M2 20L11 7L16 14L20 9L30 20Z" fill="${color}"/>` +
  `<path d="M16 20V25M16 22C12 23 9 25 8 29M16 22C20 23 23 25 24 29M16 25V30" fill="none" ` +
  `stroke="${root}" stroke-width="2" stroke-linecap="round"/>`;

const drop = (color: string): string =>
  `<path d="M16 2C22 11 26 15 26 20.5A10 10 0 0 1 6 20.5C6 15 10 11 16 2Z" fill="${color}"/>` +
  `<path d="M10.5 20A5.5 5.5 0 0 0 15 25.5" fill="none" stroke="#fff" stroke-width="2" ` +
  `stroke-linecap="round" opacity=".7"/>`;

/** The small drawings that a package label can carry. */
export type EmblemName = 'leaf' | 'ear' | 'flower' | 'sun' | 'ridge' | 'drop';

/** A small label drawing in one colour. */
export function emblem(name: EmblemName, color: string): Art {
  const soft = shade(color, 0.18);
  const drawings: Readonly<Record<EmblemName, string>> = {
    leaf: leaf(color, soft),
    ear: ear(color),
    flower: flower(color, soft),
    sun: sun(color),
    ridge: ridge(color, soft),
    drop: drop(color),
  };
  return { svg: drawings[name], width: 32, height: 32 };
}

/** The shop's initials drawn as strokes, because fonts may be missing where pictures are made. */
function wordmark(x: number, y: number, width: number, color: string): string {
  const letter = 'M0 20V1H7A5.5 5.5 0 0 1 7 12H0M6 12L13 20';
  const ampersand = 'M38 20L26 7C22 2 26 0 29 0C34 0 34 5 30 8C22 13 24 20 30 20C35 20 37 16 38 12';
  return (
    `<g transform="translate(${round(x - width / 2)} ${round(y)}) scale(${(width / 62).toFixed(3)})" ` +
    `fill="none" stroke="${color}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${letter}"/><path d="${ampersand}"/><path d="${letter}" transform="translate(48 0)"/></g>`
  );
}

/** How a package is labelled: paper, ink and the drawing on it. */
export interface Label {
  readonly paper: string;
  readonly ink: string;
  readonly emblem: Art;
}

const band = (x: number, y: number, width: number, height: number, color: string): string =>
  `<rect x="${round(x - width / 2)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ` +
  `rx="${round(height / 2)}" fill="${color}"/>`;

/** A rectangular label card with the wordmark, a drawing and a coloured foot. */
export function card(label: Label, x: number, y: number, width: number, height: number): string {
  const middle = x + width / 2;
  const foot = height * 0.24;
  const art = Math.min(width * 0.62, height * 0.5);
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="9" fill="${label.paper}"/>` +
    `<path d="M${x} ${y + height - foot}H${x + width}V${y + height - 9}q0 9 -9 9H${x + 9}q-9 0 -9 -9Z" fill="${label.ink}"/>` +
    band(middle, y + height - foot * 0.68, width * 0.6, foot * 0.17, label.paper) +
    band(middle, y + height - foot * 0.34, width * 0.36, foot * 0.12, shade(label.ink, 0.2)) +
    wordmark(middle, y + height * 0.07, width * 0.24, label.ink) +
    nest(label.emblem, 'emblem', middle, y + height * 0.46, art)
  );
}

/** A round label with a fine inner ring. */
export function seal(label: Label, x: number, y: number, radius: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${label.paper}"/>` +
    `<circle cx="${x}" cy="${y}" r="${round(radius * 0.9)}" fill="none" stroke="${label.ink}" ` +
    `stroke-width="${round(radius * 0.035)}"/>` +
    wordmark(x, y - radius * 0.74, radius * 0.42, label.ink) +
    nest(label.emblem, 'emblem', x, y + radius * 0.08, radius * 0.98) +
    band(x, y + radius * 0.66, radius * 0.6, radius * 0.07, label.ink)
  );
}

/** Print straight on the package: drawing, wordmark and two bands in the paper's colour. */
export function print(label: Label, x: number, y: number, width: number): string {
  return (
    wordmark(x, y, width * 0.34, label.paper) +
    nest(label.emblem, 'emblem', x, y + width * 0.66, width * 0.78) +
    band(x, y + width * 1.14, width * 0.8, width * 0.075, label.paper) +
    band(x, y + width * 1.27, width * 0.46, width * 0.055, label.ink)
  );
}
