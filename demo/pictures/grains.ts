import { shade } from './color.ts';
import { linear, pick, radial, round, seeded } from './vector.ts';
import type { Art } from './vector.ts';

/** How a single grain of a loose food is shaped. */
export type GrainShape = 'round' | 'oval' | 'sliver' | 'lens' | 'flake' | 'kidney' | 'drop';

type Colors = readonly [string, ...string[]];

/** What fills a package, a bowl or a heap. */
export type Fill =
  | {
      readonly kind: 'grain';
      readonly shape: GrainShape;
      readonly colors: Colors;
      readonly size: number;
    }
  | { readonly kind: 'powder'; readonly color: string }
  | { readonly kind: 'liquid'; readonly color: string };

/** Loose grains of one shape in the given colours; size is about half a grain's length. */
export function grains(shape: GrainShape, size: number, ...colors: Colors): Fill {
  return { kind: 'grain', shape, colors, size };
}

/** A fine powder. */
export function powder(color: string): Fill {
  return { kind: 'powder', color };
}

/** A liquid, a spread or a cream. */
export function liquid(color: string): Fill {
  return { kind: 'liquid', color };
}

/** The colour a fill shows from afar. */
export function fillColor(fill: Fill): string {
  return fill.kind === 'grain' ? fill.colors[0] : fill.color;
}

const proportions: Readonly<Record<GrainShape, readonly [number, number]>> = {
  round: [0.9, 0.9],
  oval: [1.1, 0.78],
  sliver: [1.45, 0.45],
  lens: [1, 0.8],
  flake: [1.15, 0.9],
  kidney: [1.25, 0.85],
  drop: [1.2, 0.75],
};

function outline(shape: GrainShape, rx: number, ry: number): string {
  const [a, b] = [round(rx), round(ry)];
  if (shape === 'kidney') {
    return (
      `<path d="M${-a} ${b * 0.3}C${-a * 1.1} ${-b * 1.3} ${a * 1.1} ${-b * 1.3} ${a} ${b * 0.3}` +
      `C${a * 0.9} ${b * 1.25} ${a * 0.3} ${b * 0.9} 0 ${b * 0.55}` +
      `C${-a * 0.3} ${b * 0.9} ${-a * 0.9} ${b * 1.25} ${-a} ${b * 0.3}Z"`
    );
  }
  if (shape === 'drop') {
    return (
      `<path d="M${-a * 1.1} 0C${-a * 0.4} ${-b} ${a * 0.5} ${-b * 1.15} ${a} 0` +
      `C${a * 0.5} ${b * 1.15} ${-a * 0.4} ${b} ${-a * 1.1} 0Z"`
    );
  }
  return `<ellipse rx="${a}" ry="${b}"`;
}

/** One grain at x, y: a dark edge below, the lit body above it and, on plump ones, a glint. */
export function grain(
  shape: GrainShape,
  [x, y, turn]: readonly [number, number, number],
  size: number,
  color: string,
): string {
  const [wide, high] = proportions[shape];
  const [rx, ry] = [wide * size, high * size];
  const lift = round(size * 0.12);
  const shape1 = outline(shape, rx, ry);
  const shape2 = outline(shape, rx * 0.88, ry * 0.84);
  const plump = shape === 'round' || shape === 'kidney' || shape === 'oval' || shape === 'drop';
  const glint = plump
    ? `<ellipse cx="${round(-rx * 0.3)}" cy="${round(-ry * 0.4)}" rx="${round(rx * 0.28)}" ` +
      `ry="${round(ry * 0.18)}" fill="#fff" opacity=".45"/>`
    : '';
  const crease =
    shape === 'flake'
      ? `<path d="M${round(-rx * 0.6)} 0H${round(rx * 0.6)}" stroke="${shade(color, -0.14)}" ` +
        `stroke-width="${round(size * 0.16)}" stroke-linecap="round" opacity=".6"/>`
      : '';
  return (
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${Math.round(turn)})">` +
    `${shape1} fill="${shade(color, -0.12)}"/>` +
    `<g transform="translate(${-lift} ${-lift})">${shape2} fill="${color}"/>${crease}${glint}</g></g>`
  );
}

/** A rectangle filled edge to edge, as seen through the window of a package. */
export function texture(fill: Fill, width: number, height: number, seed: string): string {
  const base = fillColor(fill);
  const back = `<rect width="${width}" height="${height}" fill="${shade(base, -0.2)}"/>`;
  if (fill.kind !== 'grain') {
    return (
      linear(
        'fill',
        [0, 0, 1, 1],
        [
          [0, shade(base, 0.06)],
          [0.55, base],
          [1, shade(base, -0.1)],
        ],
      ) + `<rect width="${width}" height="${height}" fill="url(#fill)"/>`
    );
  }
  const random = seeded(seed);
  const step = fill.size * 1.45;
  let body = back;
  for (let y = -step / 2; y < height + step; y += step * 0.85) {
    for (let x = -step / 2; x < width + step; x += step * 1.15) {
      const color = shade(pick(fill.colors, random()), (random() - 0.5) * 0.08);
      const at = [
        x + (random() - 0.5) * step,
        y + (random() - 0.5) * step * 0.7,
        random() * 360,
      ] as const;
      body += grain(fill.shape, at, fill.size * (0.9 + random() * 0.25), color);
    }
  }
  return body;
}

/** A heap of a loose food: a dome standing on a curved base. */
export function heap(fill: Fill, width: number, height: number, seed: string): Art {
  const base = fillColor(fill);
  const random = seeded(seed);
  const middle = width / 2;
  const sag = Math.min(height * 0.22, width * 0.09);
  const floor = height - sag;
  const dome =
    `M0 ${floor}C${width * 0.14} ${height * 0.62} ${width * 0.3} 0 ${middle} 0` +
    `S${width * 0.86} ${height * 0.62} ${width} ${floor}` +
    `C${width * 0.84} ${height + sag * 0.35} ${width * 0.16} ${height + sag * 0.35} 0 ${floor}Z`;
  const defs =
    radial(
      'heap',
      [0.4, 0.2, 0.85],
      [
        [0, shade(base, 0.09)],
        [0.5, base],
        [1, shade(base, -0.13)],
      ],
    ) +
    radial(
      'light',
      [0.38, 0.18, 0.8],
      [
        [0, '#ffffff', 0.28],
        [0.45, '#ffffff', 0],
        [0.7, '#3a1400', 0],
        [1, '#3a1400', 0.3],
      ],
    );
  if (fill.kind !== 'grain') {
    let specks = '';
    for (let i = 0; i < 46; i += 1) {
      const y = height * (0.12 + random() * 0.82);
      const half = middle * Math.min(1, (y / floor) ** 0.75) * 0.86;
      const x = middle + (random() * 2 - 1) * half;
      const tone = random() > 0.5 ? shade(base, 0.07) : shade(base, -0.08);
      specks += `<circle cx="${round(x)}" cy="${round(y)}" r="${round(1.2 + random() * 2.4)}" fill="${tone}"/>`;
    }
    const ridge =
      `<path d="M${middle} ${height * 0.04}C${middle * 0.9} ${height * 0.4} ${middle * 0.62} ${height * 0.7} ` +
      `${middle * 0.5} ${floor}" fill="none" stroke="${shade(base, 0.1)}" stroke-width="${width * 0.05}" ` +
      `stroke-linecap="round" opacity=".35"/>`;
    return { svg: `${defs}<path d="${dome}" fill="url(#heap)"/>${ridge}${specks}`, width, height };
  }
  const { shape, size, colors } = fill;
  let body = `<path d="${dome}" fill="${shade(base, -0.18)}"/>`;
  for (let y = size * 0.8; y < height - size * 0.3; y += size * 0.95) {
    const level = y / floor;
    const half =
      y <= floor ? middle * Math.min(1, level ** 0.72) : middle * (1 - (y - floor) / sag / 2.2);
    for (let x = middle - half + size * 0.4; x < middle + half; x += size * 1.5) {
      const lit = 0.05 - Math.abs(x - middle * 0.8) / width / 7 - level * 0.05;
      const color = shade(pick(colors, random()), lit + (random() - 0.5) * 0.08);
      const at = [
        x + (random() - 0.5) * size,
        y + (random() - 0.5) * size * 0.8,
        random() * 360,
      ] as const;
      body += grain(shape, at, size * (0.9 + random() * 0.25), color);
    }
  }
  return { svg: `${defs}${body}<path d="${dome}" fill="url(#light)"/>`, width, height };
}

/** A few single grains strewn over the ground. */
export function strewn(fill: Fill, width: number, count: number, seed: string): Art {
  const random = seeded(seed);
  const height = width * 0.16;
  const size = fill.kind === 'grain' ? fill.size : 4;
  const shape = fill.kind === 'grain' ? fill.shape : 'round';
  const colors: Colors = fill.kind === 'grain' ? fill.colors : [fill.color];
  const spots = Array.from({ length: count }, () => ({
    x: random() * width,
    y: random() * height,
  }));
  const svg = spots
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y }) => {
      const color = pick(colors, random());
      const shadow =
        `<ellipse cx="${round(x + size * 0.2)}" cy="${round(y + size * 0.7)}" rx="${round(size * 1.15)}" ` +
        `ry="${round(size * 0.5)}" fill="#4a2410" opacity=".2"/>`;
      return shadow + grain(shape, [x, y, random() * 360], size * (0.9 + random() * 0.2), color);
    })
    .join('');
  return { svg, width, height };
}
