import sharp from 'sharp';
import { shade, toHex } from './color.ts';
import { linear, radial, round, scopeIds } from './vector.ts';
import type { Art } from './vector.ts';

/** A drawing put into a scene. */
export interface Placed {
  readonly art: Art;
  /** The middle of the visible drawing. */
  readonly x: number;
  /** The foot of the visible drawing, or its middle when `centred`. */
  readonly y: number;
  /** The longer side of the visible drawing. */
  readonly size: number;
  readonly turn?: number;
  readonly centred?: boolean;
  /** Flat things such as boards and cloths cast only a thin shadow. */
  readonly flat?: boolean;
}

/** What a scene is for decides how its backdrop is lit. */
export type Mood = 'hero' | 'group' | 'serving' | 'still' | 'banner';

/** The colour a backdrop is built from, as seen by the eye (OKLCH). */
export interface Look {
  readonly hue: number;
  readonly chroma: number;
  readonly light: number;
  /** How far the second tone lies from the first on the colour circle. */
  readonly turn: number;
}

/** A picture before it is drawn. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly mood: Mood;
  readonly look: Look;
  readonly items: readonly Placed[];
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const measured = new Map<string, Promise<Bounds>>();

async function measure(art: Art, turn: number): Promise<Bounds> {
  const pixels = 160;
  const span = Math.hypot(art.width, art.height) * 1.3;
  const [cx, cy] = [art.width / 2, art.height / 2];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" ` +
    `viewBox="${cx - span / 2} ${cy - span / 2} ${span} ${span}">` +
    `<g transform="rotate(${turn} ${cx} ${cy})">${art.svg}</g></svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [pixels, pixels, 0, 0];
  data.forEach((alpha, at) => {
    if (alpha < 60) return;
    const [x, y] = [at % pixels, Math.floor(at / pixels)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  });
  const unit = span / pixels;
  return {
    left: left * unit - span / 2,
    top: top * unit - span / 2,
    width: (right - left) * unit,
    height: (bottom - top) * unit,
  };
}

function boundsOf(art: Art, turn: number): Promise<Bounds> {
  const key = `${turn}:${art.svg}`;
  const known = measured.get(key) ?? measure(art, turn);
  measured.set(key, known);
  return known;
}

interface Backdrop {
  readonly svg: string;
  /** The average colour, for a placeholder. */
  readonly color: string;
  readonly shadow: string;
}

function backdrop({ width, height, mood, look }: Scene): Backdrop {
  const deep = mood === 'serving' ? 0.035 : mood === 'group' ? 0.015 : 0;
  const light = toHex({
    light: Math.min(0.975, look.light + 0.055 - deep),
    chroma: look.chroma * 0.55,
    hue: look.hue,
  });
  const dark = toHex({
    light: look.light - 0.05 - deep,
    chroma: look.chroma * 1.3,
    hue: look.hue + look.turn,
  });
  const middle = toHex({
    light: look.light - deep,
    chroma: look.chroma,
    hue: look.hue + look.turn / 2,
  });
  const direction = mood === 'group' ? ([1, 0, 0, 1] as const) : ([0, 0, 1, 1] as const);
  const [cx, cy] = mood === 'banner' ? [width * 0.66, height * 0.48] : [width / 2, height * 0.47];
  const disc = Math.min(width, height) * (mood === 'banner' ? 0.44 : 0.4);
  const halo =
    mood === 'group'
      ? `<path d="M0 ${height * 0.3}A${width} ${width} 0 0 1 ${width} ${height * 0.16}V${height}H0Z" fill="#fff" opacity=".13"/>`
      : `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(disc)}" fill="#fff" opacity="${mood === 'serving' ? 0.12 : 0.2}"/>`;
  const floor =
    mood === 'serving' || mood === 'still' || mood === 'banner'
      ? `<rect y="${height * 0.66}" width="${width}" height="${height * 0.34}" fill="url(#floor)"/>`
      : `<ellipse cx="${width / 2}" cy="${height * 0.86}" rx="${width * 0.62}" ry="${height * 0.16}" fill="url(#pool)"/>`;
  return {
    svg:
      linear('ground', direction, [
        [0, light],
        [0.5, middle],
        [1, dark],
      ]) +
      radial(
        'glow',
        [0.5, 0.5, 0.5],
        [
          [0, '#ffffff', 0.7],
          [0.5, '#ffffff', 0.28],
          [1, '#ffffff', 0],
        ],
      ) +
      radial(
        'pool',
        [0.5, 0.5, 0.5],
        [
          [0, shade(dark, -0.1), 0.28],
          [1, shade(dark, -0.1), 0],
        ],
      ) +
      linear(
        'floor',
        [0, 0, 0, 1],
        [
          [0, shade(dark, -0.06), 0.34],
          [0.12, shade(dark, 0.03), 0.3],
          [1, shade(dark, -0.02), 0.5],
        ],
      ) +
      `<rect width="${width}" height="${height}" fill="url(#ground)"/>` +
      `<circle cx="${round(cx)}" cy="${round(cy * 0.92)}" r="${round(disc * 1.45)}" fill="url(#glow)"/>${halo}${floor}`,
    color: middle,
    shadow: shade(dark, -0.42),
  };
}

async function placed(item: Placed, prefix: string): Promise<string> {
  const { art, x, y, size, turn = 0, centred = false, flat = false } = item;
  const bounds = await boundsOf(art, turn);
  const scale = size / Math.max(bounds.width, bounds.height);
  const [width, height] = [bounds.width * scale, bounds.height * scale];
  const foot = centred ? y + height / 2 : y;
  const dx = x - (bounds.left + bounds.width / 2) * scale;
  const dy = foot - (bounds.top + bounds.height) * scale;
  const thick = flat ? 0.05 : 0.13;
  const shadow =
    `<ellipse cx="${round(x + width * 0.05)}" cy="${round(foot - width * thick * 0.22)}" rx="${round(width * 0.62)}" ` +
    `ry="${round(width * thick)}" fill="url(#shadow)"/>` +
    `<ellipse cx="${round(x)}" cy="${round(foot - width * thick * 0.2)}" rx="${round(width * 0.42)}" ` +
    `ry="${round(width * thick * 0.5)}" fill="url(#shadow)"/>`;
  return (
    `${shadow}<g transform="translate(${round(dx)} ${round(dy)}) scale(${scale.toFixed(4)}) rotate(${turn}) ` +
    `translate(${-art.width / 2} ${-art.height / 2})">${scopeIds(art.svg, prefix)}</g>`
  );
}

/** Draws a scene as one SVG document and tells its backdrop's average colour. */
export async function draw(scene: Scene): Promise<{ svg: string; color: string }> {
  const { svg, color, shadow } = backdrop(scene);
  const items = await Promise.all(scene.items.map((item, i) => placed(item, `item${i}`)));
  const shadowPaint = radial(
    'shadow',
    [0.5, 0.5, 0.5],
    [
      [0, shadow, 0.42],
      [0.45, shadow, 0.24],
      [1, shadow, 0],
    ],
  );
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${scene.width} ${scene.height}" ` +
      `width="${scene.width}" height="${scene.height}">${shadowPaint}${svg}${items.join('')}</svg>`,
    color,
  };
}
