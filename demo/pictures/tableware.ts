import { shade } from './color.ts';
import { fillColor, heap } from './grains.ts';
import type { Fill } from './grains.ts';
import { linear, nest, radial, scopeIds, seeded } from './vector.ts';
import type { Art } from './vector.ts';

const sideLight = linear(
  'side',
  [0, 0, 1, 0],
  [
    [0, '#2a1005', 0.3],
    [0.14, '#2a1005', 0.06],
    [0.28, '#ffffff', 0.24],
    [0.44, '#ffffff', 0.04],
    [0.7, '#2a1005', 0.04],
    [1, '#2a1005', 0.34],
  ],
);

/** Something laid on the contents of a bowl, a cup or a plate, by the centre of the surface. */
export interface Garnish {
  readonly art: Art;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn?: number;
}

const garnished = (garnishes: readonly Garnish[], x: number, y: number): string =>
  garnishes
    .map(({ art, x: dx, y: dy, width, turn }, i) =>
      nest(art, `garnish${i}`, x + dx, y + dy, width, turn),
    )
    .join('');

interface BowlOptions {
  readonly color: string;
  /** A heap or a liquid. */
  readonly fill?: Fill;
  /** Whole pieces standing in the bowl. */
  readonly pieces?: readonly Garnish[];
  readonly garnish?: readonly Garnish[];
  /** A line of colour round the bowl. */
  readonly stripe?: string;
  readonly wooden?: boolean;
}

function bowlContents(fill: Fill): string {
  const base = fillColor(fill);
  if (fill.kind !== 'liquid')
    return nest(heap(fill, 272, 118, `bowl${base}`), 'heap', 160, 67, 272);
  return (
    radial(
      'soup',
      [0.4, 0.3, 0.8],
      [
        [0, shade(base, 0.09)],
        [0.6, base],
        [1, shade(base, -0.1)],
      ],
    ) +
    '<ellipse cx="160" cy="104" rx="132" ry="27" fill="url(#soup)"/>' +
    '<path d="M84 102Q130 84 196 96" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".3"/>'
  );
}

/** A bowl with a heap, a liquid or whole pieces in it. */
export function bowl(options: BowlOptions): Art {
  const { color, fill, pieces = [], garnish = [], stripe, wooden = false } = options;
  const body = 'M10 100A150 36 0 0 0 310 100C306 176 232 232 206 234H114C88 232 14 176 10 100Z';
  const isLiquid = fill?.kind === 'liquid';
  const grain = wooden
    ? `<path d="M20 140C100 176 220 176 300 140M40 180C110 206 210 206 280 180M16 122C100 152 220 152 304 122" fill="none" ` +
      `stroke="${shade(color, -0.1)}" stroke-width="4" opacity=".5"/>`
    : '';
  const ring = stripe
    ? `<path d="M8 138C90 182 230 182 312 138" fill="none" stroke="${stripe}" stroke-width="13"/>`
    : '';
  return {
    svg:
      sideLight +
      `<clipPath id="bowl"><path d="${body}"/></clipPath>` +
      `<ellipse cx="160" cy="100" rx="150" ry="36" fill="${shade(color, 0.08)}"/>` +
      `<ellipse cx="160" cy="102" rx="138" ry="30" fill="${shade(color, -0.22)}"/>` +
      (fill ? bowlContents(fill) : '') +
      garnished(pieces, 160, 100) +
      (isLiquid ? garnished(garnish, 160, 100) : '') +
      `<g clip-path="url(#bowl)"><rect width="320" height="240" fill="${color}"/>${ring}${grain}` +
      `<rect width="320" height="240" fill="url(#side)"/>` +
      `<ellipse cx="160" cy="246" rx="96" ry="22" fill="#2a1005" opacity=".16"/></g>` +
      `<path d="M11 104A150 36 0 0 0 309 104" fill="none" stroke="${shade(color, 0.14)}" stroke-width="7" stroke-linecap="round"/>` +
      (isLiquid ? '' : garnished(garnish, 160, 60)),
    width: 320,
    height: 240,
  };
}

/** A plate seen from slightly above. */
export function plate(color: string, rim: string): Art {
  return {
    svg:
      radial(
        'plate',
        [0.4, 0.3, 0.8],
        [
          [0, shade(color, 0.05)],
          [1, shade(color, -0.07)],
        ],
      ) +
      `<path d="M4 56C20 100 120 124 220 124S420 100 436 56Z" fill="${shade(color, -0.16)}"/>` +
      '<ellipse cx="220" cy="58" rx="216" ry="56" fill="url(#plate)"/>' +
      `<ellipse cx="220" cy="58" rx="204" ry="51" fill="none" stroke="${rim}" stroke-width="5"/>` +
      `<ellipse cx="220" cy="62" rx="150" ry="35" fill="${shade(color, -0.05)}"/>` +
      `<ellipse cx="220" cy="65" rx="148" ry="33" fill="${shade(color, 0.03)}"/>`,
    width: 440,
    height: 126,
  };
}

/** A wooden board seen from slightly above. */
export function board(color: string): Art {
  const top = 'M70 10H430Q444 10 450 22L492 96Q498 112 480 112H20Q2 112 8 96L50 22Q56 10 70 10Z';
  return {
    svg:
      linear(
        'wood',
        [0, 0, 1, 0.4],
        [
          [0, shade(color, 0.08)],
          [0.5, color],
          [1, shade(color, -0.07)],
        ],
      ) +
      `<path d="M6 100Q4 138 24 138H476Q496 138 494 100Z" fill="${shade(color, -0.18)}"/>` +
      `<path d="${top}" fill="url(#wood)"/>` +
      `<path d="M70 34C180 26 300 44 436 32M52 62C160 74 320 52 452 66M34 92C180 82 330 104 470 90" fill="none" ` +
      `stroke="${shade(color, -0.12)}" stroke-width="3.5" stroke-linecap="round" opacity=".5"/>` +
      `<path d="M62 16H436" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".35"/>`,
    width: 500,
    height: 140,
  };
}

interface GlassOptions {
  readonly liquid: string;
  /** A second colour at the bottom, for drinks in layers. */
  readonly below?: string;
  readonly ice?: boolean;
  readonly foam?: string;
  readonly straw?: string;
  /** Hangs on the rim. */
  readonly rim?: Art;
}

/** A tall glass of something to drink. */
export function glass({
  liquid,
  below = shade(liquid, -0.06),
  ice,
  foam,
  straw,
  rim,
}: GlassOptions): Art {
  const outline = 'M34 70H186L170 316Q168 330 154 330H66Q52 330 50 316Z';
  const inside = 'M43 112H177L163 306Q162 320 150 320H70Q58 320 57 306Z';
  const cubes =
    '<g fill="#fff" stroke="#fff" stroke-width="3" fill-opacity=".3" stroke-opacity=".6">' +
    '<rect x="62" y="104" width="42" height="42" rx="8" transform="rotate(-14 83 125)"/>' +
    '<rect x="112" y="112" width="40" height="40" rx="8" transform="rotate(18 132 132)"/>' +
    '<rect x="84" y="158" width="38" height="38" rx="8" transform="rotate(8 103 177)"/></g>';
  return {
    svg:
      sideLight +
      linear(
        'drink',
        [0, 0, 0.15, 1],
        [
          [0, shade(liquid, 0.06)],
          [0.5, liquid],
          [1, below],
        ],
      ) +
      `<clipPath id="inside"><path d="${inside}"/></clipPath>` +
      (straw
        ? `<path d="M112 280L146 22Q148 8 162 8H196" fill="none" stroke="${straw}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`
        : '') +
      `<path d="${outline}" fill="#fff" opacity=".42"/>` +
      `<g clip-path="url(#inside)"><rect y="100" width="220" height="230" fill="url(#drink)"/>${ice ? cubes : ''}` +
      '<rect width="220" height="330" fill="url(#side)" opacity=".7"/></g>' +
      `<ellipse cx="110" cy="112" rx="67" ry="13" fill="${foam ?? shade(liquid, 0.12)}"/>` +
      (foam
        ? `<path d="M43 112Q46 138 72 132T118 136T177 112Q150 126 110 126T43 112Z" fill="${foam}"/><ellipse cx="92" cy="108" rx="30" ry="5" fill="#fff" opacity=".6"/>`
        : '') +
      '<ellipse cx="110" cy="70" rx="76" ry="15" fill="none" stroke="#fff" stroke-width="4" opacity=".85"/>' +
      '<path d="M56 92L68 296" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5"/>' +
      (rim ? nest(rim, 'rim', 172, 66, 86, 14) : ''),
    width: 220,
    height: 332,
  };
}

interface CupOptions {
  readonly color: string;
  readonly liquid: string;
  readonly saucer?: string;
  readonly garnish?: readonly Garnish[];
  /** A handleless clay cup, as chai is poured into. */
  readonly clay?: boolean;
}

const steam =
  '<path d="M112 62C98 42 126 32 112 8M150 56C134 34 166 26 150 0M188 62C174 42 202 32 188 10" fill="none" ' +
  'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".55"/>';

/** A steaming cup on its saucer. */
export function cup({
  color,
  liquid,
  saucer = color,
  garnish = [],
  clay = false,
}: CupOptions): Art {
  const body = clay
    ? 'M62 96A88 25 0 0 0 238 96C232 150 214 220 204 258Q150 274 96 258C86 220 68 150 62 96Z'
    : 'M50 96A100 25 0 0 0 250 96C250 176 226 240 190 252H110C74 240 50 176 50 96Z';
  const wide = clay ? 88 : 100;
  const under = clay
    ? ''
    : `<ellipse cx="150" cy="256" rx="146" ry="27" fill="${shade(saucer, -0.12)}"/>` +
      `<ellipse cx="150" cy="249" rx="146" ry="26" fill="${saucer}"/>` +
      `<ellipse cx="150" cy="250" rx="96" ry="15" fill="#2a1005" opacity=".16"/>` +
      `<path d="M244 122C312 108 316 214 222 208" fill="none" stroke="${shade(color, -0.08)}" stroke-width="18" stroke-linecap="round"/>`;
  const bands = clay
    ? `<path d="M68 146Q150 172 232 146M72 166Q150 190 228 166" fill="none" stroke="${shade(color, -0.13)}" stroke-width="4" opacity=".7"/>`
    : '';
  return {
    svg:
      sideLight +
      radial(
        'tea',
        [0.4, 0.3, 0.8],
        [
          [0, shade(liquid, 0.1)],
          [0.6, liquid],
          [1, shade(liquid, -0.08)],
        ],
      ) +
      `<clipPath id="cup"><path d="${body}"/></clipPath>${under}` +
      `<ellipse cx="150" cy="96" rx="${wide}" ry="25" fill="${shade(color, 0.07)}"/>` +
      `<ellipse cx="150" cy="98" rx="${wide - 10}" ry="19" fill="url(#tea)"/>` +
      garnished(garnish, 150, 97) +
      `<g clip-path="url(#cup)"><rect width="320" height="290" fill="${color}"/>${bands}` +
      `<rect x="${150 - wide}" width="${wide * 2}" height="290" fill="url(#side)"/></g>` +
      `<path d="M${150 - wide} 98A${wide} 25 0 0 0 ${150 + wide} 98" fill="none" stroke="${shade(color, 0.13)}" stroke-width="6" stroke-linecap="round"/>` +
      steam,
    width: 310,
    height: 284,
  };
}

/** A wooden spoon heaped with a food. */
export function spoon(fill: Fill, wood = '#b9804a'): Art {
  return {
    svg:
      linear(
        'wood',
        [0, 0, 0, 1],
        [
          [0, shade(wood, 0.08)],
          [1, shade(wood, -0.1)],
        ],
      ) +
      `<path d="M170 84C240 66 330 56 412 60Q426 62 424 74Q422 84 408 86C330 90 250 96 180 108Z" fill="url(#wood)"/>` +
      `<ellipse cx="104" cy="92" rx="100" ry="34" fill="url(#wood)"/>` +
      `<ellipse cx="104" cy="86" rx="88" ry="25" fill="${shade(wood, -0.24)}"/>` +
      nest(heap(fill, 168, 78, `spoon${fillColor(fill)}`), 'heap', 104, 64, 168) +
      `<path d="M6 98A100 33 0 0 0 202 98" fill="none" stroke="${shade(wood, 0.1)}" stroke-width="5" stroke-linecap="round"/>`,
    width: 428,
    height: 128,
  };
}

/** A pitcher of cream, milk or juice. */
export function jug(color: string, contents: string): Art {
  const body =
    'M56 40Q130 62 210 36C206 90 236 120 236 190C236 262 204 288 140 288S44 262 44 190C44 120 66 96 56 40Z';
  return {
    svg:
      sideLight +
      `<clipPath id="jug"><path d="${body}"/></clipPath>` +
      `<path d="M62 92C-14 74 -10 224 54 218" fill="none" stroke="${shade(color, -0.08)}" stroke-width="19" stroke-linecap="round"/>` +
      `<path d="M54 40Q120 6 196 22Q234 18 246 8Q240 34 210 48Q130 70 54 40Z" fill="${shade(color, 0.05)}"/>` +
      `<path d="M72 42Q126 22 192 32Q214 32 222 30Q210 44 192 48Q130 60 72 42Z" fill="${contents}"/>` +
      `<g clip-path="url(#jug)"><rect width="260" height="290" fill="${color}"/><rect x="40" width="200" height="290" fill="url(#side)"/></g>` +
      `<path d="M56 42Q130 66 210 46Q236 34 246 8" fill="none" stroke="${shade(color, 0.12)}" stroke-width="6" stroke-linecap="round"/>`,
    width: 256,
    height: 290,
  };
}

/** A woven basket whose contents look out over its rim. */
export function basket(pieces: readonly Garnish[], color = '#c08a4e'): Art {
  const body = 'M16 150H404L368 322Q364 340 344 340H76Q56 340 52 322Z';
  const random = seeded('basket');
  const slats = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 12 }, (_cell, column) => {
      const x = column * 36 + (row % 2) * 18 - 12;
      const tone = shade(color, (row + column) % 2 === 0 ? 0.03 + random() * 0.03 : -0.06);
      return `<rect x="${x}" y="${168 + row * 29}" width="34" height="25" rx="9" fill="${tone}"/>`;
    }).join(''),
  ).join('');
  return {
    svg:
      sideLight +
      `<clipPath id="basket"><path d="${body}"/></clipPath>` +
      `<path d="M16 150Q210 176 404 150Q210 120 16 150Z" fill="${shade(color, -0.25)}"/>` +
      garnished(pieces, 210, 120) +
      `<g clip-path="url(#basket)"><rect width="420" height="344" fill="${shade(color, -0.16)}"/>${slats}` +
      `<rect width="420" height="344" fill="url(#side)"/></g>` +
      `<rect x="6" y="140" width="408" height="32" rx="16" fill="${shade(color, 0.04)}"/>` +
      `<path d="${Array.from({ length: 17 }, (_, i) => `M${20 + i * 24} 168L${34 + i * 24} 144`).join('')}" stroke="${shade(color, -0.14)}" stroke-width="4" opacity=".6"/>` +
      `<path d="M20 148H400" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".3"/>`,
    width: 420,
    height: 342,
  };
}

/** A folded linen cloth under a still life. */
export function linen(color: string, stripe: string): Art {
  const outline = 'M30 30L440 6Q476 10 490 74Q470 116 420 122L70 134Q20 128 6 96Q10 50 30 30Z';
  return {
    svg:
      linear(
        'linen',
        [0, 0, 1, 1],
        [
          [0, shade(color, 0.04)],
          [1, shade(color, -0.07)],
        ],
      ) +
      `<clipPath id="edge"><path d="${outline}"/></clipPath><path d="${outline}" fill="url(#linen)"/>` +
      `<g clip-path="url(#edge)" fill="none" stroke="${stripe}"><path d="M0 116Q250 116 500 92" stroke-width="7"/>` +
      `<path d="M0 102Q250 104 500 78" stroke-width="3"/></g>` +
      `<path d="M120 40Q200 70 330 40M60 76Q180 92 260 80" fill="none" stroke="${shade(color, -0.12)}" stroke-width="4" stroke-linecap="round" opacity=".4"/>`,
    width: 496,
    height: 138,
  };
}

/** A drawing mirrored left to right. */
export function mirrored(art: Art): Art {
  return {
    ...art,
    svg: `<g transform="translate(${art.width} 0) scale(-1 1)">${scopeIds(art.svg, 'mirror')}</g>`,
  };
}
