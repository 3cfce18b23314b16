import { shade } from './color.ts';
import { fillColor, heap, texture } from './grains.ts';
import type { Fill } from './grains.ts';
import { card, print, seal } from './labels.ts';
import type { Label } from './labels.ts';
import { linear, nest, radial, scopeIds } from './vector.ts';
import type { Art } from './vector.ts';

/** Light and shadow across anything round and upright, laid over its flat colours. */
const roundness = linear(
  'round',
  [0, 0, 1, 0],
  [
    [0, '#2a1005', 0.34],
    [0.1, '#2a1005', 0.12],
    [0.24, '#ffffff', 0.2],
    [0.36, '#ffffff', 0.06],
    [0.62, '#2a1005', 0],
    [0.9, '#2a1005', 0.2],
    [1, '#2a1005', 0.36],
  ],
);

const sheen = (x: number, y: number, width: number, height: number, opacity: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2}" fill="#fff" opacity="${opacity}"/>`;

const window = (
  fill: Fill,
  clip: string,
  x: number,
  y: number,
  width: number,
  height: number,
): string =>
  `<clipPath id="window">${clip}</clipPath><g clip-path="url(#window)"><g transform="translate(${x} ${y})">` +
  `${scopeIds(texture(fill, width, height, `window${fillColor(fill)}`), 'fill')}</g></g>`;

/** How a pouch shows its contents. */
type PouchFace = 'arch' | 'seal' | 'wave';

interface PouchOptions {
  readonly face: PouchFace;
  readonly color: string;
  readonly label: Label;
  readonly fill: Fill;
}

/** A stand-up pouch with a crimped top and a window on its contents. */
export function pouch({ face, color, label, fill }: PouchOptions): Art {
  const body =
    'M24 4H236Q242 4 242 10L244 52C252 130 256 220 249 338Q247 352 232 354C180 361 80 361 28 354' +
    'Q13 352 11 338C4 220 8 130 16 52L18 10Q18 4 24 4Z';
  const shapes: Readonly<Record<PouchFace, string>> = {
    arch:
      window(
        fill,
        '<path d="M62 326V262A68 62 0 0 1 198 262V326Q130 334 62 326Z"/>',
        56,
        194,
        148,
        142,
      ) +
      `<path d="M62 326V262A68 62 0 0 1 198 262V326Q130 334 62 326Z" fill="none" stroke="${label.paper}" stroke-width="5"/>` +
      card(label, 58, 62, 144, 128),
    seal:
      window(
        fill,
        '<path d="M0 282C60 262 90 300 140 284S220 264 260 284V372H0Z"/>',
        0,
        262,
        260,
        100,
      ) +
      `<path d="M0 282C60 262 90 300 140 284S220 264 260 284" fill="none" stroke="${label.ink}" stroke-width="7"/>` +
      seal(label, 130, 164, 86),
    wave:
      window(fill, '<path d="M0 232Q70 190 130 222T260 206V372H0Z"/>', 0, 196, 260, 168) +
      `<path d="M0 232Q70 190 130 222T260 206" fill="none" stroke="${label.paper}" stroke-width="6"/>` +
      print(label, 130, 62, 104),
  };
  const defs =
    roundness +
    `<clipPath id="body"><path d="${body}"/></clipPath>` +
    linear(
      'film',
      [0, 0, 0.4, 1],
      [
        [0, shade(color, 0.07)],
        [0.5, color],
        [1, shade(color, -0.06)],
      ],
    );
  const crimps = Array.from({ length: 5 }, (_, i) => `M16 ${12 + i * 7}H244`).join('');
  return {
    svg:
      `${defs}<g clip-path="url(#body)"><rect width="260" height="364" fill="url(#film)"/>${shapes[face]}` +
      `<rect width="260" height="364" fill="url(#round)"/>` +
      `<rect width="260" height="46" fill="${shade(color, -0.05)}" opacity=".55"/>` +
      `<path d="${crimps}" stroke="#fff" stroke-width="1.6" opacity=".28"/>` +
      `<path d="M14 48C90 54 170 54 246 48" fill="none" stroke="#fff" stroke-width="2.5" opacity=".45"/>` +
      `<path d="M10 330C80 346 180 346 250 330V364H10Z" fill="#2a1005" opacity=".14"/></g>` +
      sheen(34, 76, 9, 210, 0.28),
    width: 260,
    height: 364,
  };
}

/** What closes a jar. */
type JarLid = 'screw' | 'cork' | 'cloth';

interface JarOptions {
  readonly lid: JarLid;
  readonly lidColor: string;
  readonly label: Label;
  readonly fill: Fill;
  /** A tall jar holds more; a squat one is for spreads. */
  readonly tall?: boolean;
}

function jarLid(lid: JarLid, color: string): string {
  const metal = linear(
    'lid',
    [0, 0, 1, 0],
    [
      [0, shade(color, -0.16)],
      [0.25, shade(color, 0.14)],
      [0.55, color],
      [1, shade(color, -0.2)],
    ],
  );
  if (lid === 'cork') {
    return (
      `${metal}<path d="M58 4H182L174 62H66Z" fill="url(#lid)"/>` +
      `<g fill="${shade(color, -0.2)}" opacity=".6"><circle cx="92" cy="26" r="3"/><circle cx="128" cy="38" r="2.5"/>` +
      `<circle cx="154" cy="20" r="3"/><circle cx="110" cy="46" r="2"/></g>`
    );
  }
  if (lid === 'cloth') {
    const checks =
      Array.from({ length: 9 }, (_, i) => `M${24 + i * 24} 0V90`).join('') +
      'M0 22H240M0 46H240M0 70H240';
    return (
      `${metal}<clipPath id="cloth"><path d="M58 12Q120 -8 182 12L192 44L214 82Q196 76 184 84T156 84T128 86T100 84T72 84` +
      `Q48 76 26 82L48 44Z"/></clipPath>` +
      `<g clip-path="url(#cloth)"><rect width="240" height="92" fill="url(#lid)"/>` +
      `<path d="${checks}" stroke="#fff" stroke-width="9" opacity=".38"/></g>` +
      `<path d="M46 46Q120 58 194 46" fill="none" stroke="#8a5a2b" stroke-width="6" stroke-linecap="round"/>` +
      `<path d="M118 52q-20 14 -26 4t26 -4q20 14 28 4t-28 -4" fill="none" stroke="#8a5a2b" stroke-width="4"/>`
    );
  }
  const ribs = Array.from({ length: 13 }, (_, i) => `M${50 + i * 11.7} 16V48`).join('');
  return (
    `${metal}<rect x="38" y="4" width="164" height="52" rx="10" fill="url(#lid)"/>` +
    `<path d="${ribs}" stroke="#2a1005" stroke-width="2" opacity=".14"/>` +
    `<rect x="38" y="4" width="164" height="10" rx="5" fill="#fff" opacity=".3"/>`
  );
}

/** A glass jar with a paper label. */
export function jar({ lid, lidColor, label, fill, tall = false }: JarOptions): Art {
  const bottom = tall ? 350 : 292;
  const glass =
    `M54 52H186C212 62 228 80 228 110V${bottom - 34}Q228 ${bottom} 194 ${bottom}H46Q12 ${bottom} 12 ${bottom - 34}` +
    'V110C12 80 28 62 54 52Z';
  const inside = `M22 96Q120 82 218 96V${bottom - 40}Q218 ${bottom - 10} 190 ${bottom - 10}H50Q22 ${bottom - 10} 22 ${bottom - 40}Z`;
  const surface = shade(fillColor(fill), 0.1);
  const height = bottom - 140;
  return {
    svg:
      roundness +
      linear(
        'glass',
        [0, 0, 0, 1],
        [
          [0, '#f7fbf8', 0.75],
          [1, '#dfe9e4', 0.75],
        ],
      ) +
      `<path d="${glass}" fill="url(#glass)"/>` +
      window(fill, `<path d="${inside}"/>`, 12, 84, 216, bottom - 84) +
      `<path d="M22 96Q120 82 218 96Q120 110 22 96Z" fill="${surface}" opacity=".8"/>` +
      `<path d="${glass}" fill="url(#round)"/>` +
      `<g transform="translate(0 0)">${card(label, 46, 118, 148, height)}</g>` +
      `<rect x="46" y="118" width="148" height="${height}" rx="9" fill="url(#round)" opacity=".35"/>` +
      jarLid(lid, lidColor) +
      sheen(27, 104, 10, bottom - 160, 0.55) +
      sheen(207, 120, 5, bottom - 190, 0.35),
    width: 240,
    height: bottom,
  };
}

/** The outline of a bottle. */
type BottleForm = 'slim' | 'shoulder' | 'grip' | 'flask' | 'milk';

const bottleForms: Readonly<
  Record<BottleForm, { readonly glass: string; readonly level: number }>
> = {
  slim: {
    glass:
      'M62 44H98V120C98 146 128 152 128 186V396Q128 416 108 416H52Q32 416 32 396V186C32 152 62 146 62 120Z',
    level: 150,
  },
  shoulder: {
    glass:
      'M60 44H100V104C100 128 146 130 146 170V396Q146 416 126 416H34Q14 416 14 396V170C14 130 60 128 60 104Z',
    level: 138,
  },
  grip: {
    glass:
      'M56 44H104V72C112 100 144 112 144 152C144 190 128 206 128 232S144 272 144 300V398Q144 416 126 416H34' +
      'Q16 416 16 398V300C16 272 32 258 32 232S16 190 16 152C16 112 48 100 56 72Z',
    level: 108,
  },
  flask: {
    glass:
      'M62 44H98V132C98 176 152 214 152 292C152 366 126 416 104 416H56C34 416 8 366 8 292C8 214 62 176 62 132Z',
    level: 176,
  },
  milk: {
    glass:
      'M50 44H110V110C110 142 142 160 142 200V392Q142 416 118 416H42Q18 416 18 392V200C18 160 50 142 50 110Z',
    level: 104,
  },
};

interface BottleOptions {
  readonly form: BottleForm;
  readonly liquid: string;
  readonly cap: string;
  readonly label: Label;
  /** The colour of the glass itself; clear when left out. */
  readonly glass?: string;
}

/** A bottle of something liquid. */
export function bottle({ form, liquid, cap, label, glass = '#f4faf6' }: BottleOptions): Art {
  const { glass: outline, level } = bottleForms[form];
  const isTinted = glass !== '#f4faf6';
  const labelTop = form === 'grip' ? 262 : form === 'flask' ? 246 : 224;
  const labelHeight = form === 'grip' ? 120 : form === 'flask' ? 122 : 150;
  const half = { slim: 47, shoulder: 60, grip: 58, flask: 50, milk: 55 }[form];
  return {
    svg:
      roundness +
      linear(
        'oil',
        [0, 0, 0.5, 1],
        [
          [0, shade(liquid, 0.09)],
          [0.6, liquid],
          [1, shade(liquid, -0.1)],
        ],
      ) +
      linear(
        'cap',
        [0, 0, 1, 0],
        [
          [0, shade(cap, -0.14)],
          [0.3, shade(cap, 0.14)],
          [0.6, cap],
          [1, shade(cap, -0.18)],
        ],
      ) +
      `<clipPath id="bottle"><path d="${outline}"/></clipPath>` +
      `<g clip-path="url(#bottle)"><rect width="160" height="420" fill="${glass}" opacity="${isTinted ? 1 : 0.8}"/>` +
      `<path d="M0 ${level}Q80 ${level + 9} 160 ${level}V420H0Z" fill="url(#oil)" opacity="${isTinted ? 0.35 : 1}"/>` +
      `<path d="M0 ${level}Q80 ${level + 9} 160 ${level}Q80 ${level - 9} 0 ${level}Z" fill="${shade(liquid, 0.14)}" opacity="${isTinted ? 0.2 : 0.8}"/>` +
      `<rect width="160" height="420" fill="url(#round)"/></g>` +
      `<g>${card(label, 80 - half, labelTop, half * 2, labelHeight)}</g>` +
      `<rect x="${80 - half}" y="${labelTop}" width="${half * 2}" height="${labelHeight}" rx="9" fill="url(#round)" opacity=".4"/>` +
      `<rect x="${form === 'milk' ? 42 : 52}" y="4" width="${form === 'milk' ? 76 : 56}" height="46" rx="9" fill="url(#cap)"/>` +
      `<rect x="${form === 'milk' ? 42 : 52}" y="38" width="${form === 'milk' ? 76 : 56}" height="5" fill="#2a1005" opacity=".16"/>` +
      (form === 'flask'
        ? ''
        : sheen(form === 'slim' ? 40 : 26, level + 40, 8, 190, isTinted ? 0.3 : 0.5)),
    width: 160,
    height: 420,
  };
}

interface CartonOptions {
  readonly color: string;
  readonly label: Label;
  /** The wave of colour round the foot of the carton. */
  readonly wave: string;
}

/** A gable-top carton, seen a little from its right side. */
export function carton({ color, label, wave }: CartonOptions): Art {
  const side = shade(color, -0.1);
  return {
    svg:
      linear(
        'board',
        [0, 0, 1, 1],
        [
          [0, shade(color, 0.05)],
          [1, shade(color, -0.03)],
        ],
      ) +
      '<clipPath id="front"><path d="M10 118H168V398Q168 402 164 402H18Q10 402 10 394Z"/></clipPath>' +
      '<clipPath id="side"><path d="M168 118L232 100V376Q232 381 227 383L168 402Z"/></clipPath>' +
      `<path d="M10 118L34 46H184L168 118Z" fill="${shade(color, -0.03)}"/>` +
      `<path d="M168 118L184 46L232 100Z" fill="${shade(color, -0.15)}"/>` +
      `<path d="M32 14H182Q186 14 186 18V48H30V18Q30 14 32 14Z" fill="${shade(color, -0.06)}"/>` +
      `<path d="M30 40H186" stroke="#2a1005" stroke-width="2" opacity=".14"/>` +
      `<ellipse cx="92" cy="88" rx="27" ry="18" fill="${shade(wave, -0.12)}"/><ellipse cx="92" cy="82" rx="27" ry="18" fill="${wave}"/>` +
      `<ellipse cx="88" cy="78" rx="15" ry="8" fill="#fff" opacity=".35"/>` +
      `<g clip-path="url(#front)"><rect x="10" y="118" width="158" height="284" fill="url(#board)"/>` +
      `<path d="M0 318C40 290 80 340 120 316S160 300 176 308V410H0Z" fill="${wave}"/>` +
      `<path d="M0 344C40 320 80 364 120 342S160 330 176 336V410H0Z" fill="${shade(wave, -0.08)}"/>` +
      `${seal(label, 89, 216, 66)}</g>` +
      `<g clip-path="url(#side)"><path d="M168 118L232 100V382L168 402Z" fill="${side}"/>` +
      `<path d="M160 310C190 300 210 290 236 296V410H160Z" fill="${shade(wave, -0.14)}"/></g>` +
      sheen(20, 132, 6, 170, 0.5),
    width: 240,
    height: 404,
  };
}

interface TinOptions {
  readonly color: string;
  readonly lid: string;
  readonly label: Label;
  /** A flat tin with a handle, as oils and ghee come in. */
  readonly canister?: boolean;
}

/** A metal tin: round for tea, coffee and masala, or a canister with a handle. */
export function tin({ color, lid, label, canister = false }: TinOptions): Art {
  const metal = linear(
    'metal',
    [0, 0, 1, 0],
    [
      [0, shade(lid, -0.16)],
      [0.26, shade(lid, 0.16)],
      [0.5, lid],
      [1, shade(lid, -0.2)],
    ],
  );
  if (canister) {
    return {
      svg:
        roundness +
        metal +
        '<clipPath id="can"><rect x="10" y="64" width="200" height="276" rx="14"/></clipPath>' +
        `<path d="M66 66C66 22 154 22 154 66" fill="none" stroke="${shade(lid, -0.12)}" stroke-width="11"/>` +
        `<rect x="28" y="40" width="44" height="30" rx="7" fill="url(#metal)"/>` +
        `<g clip-path="url(#can)"><rect width="220" height="344" fill="${color}"/>` +
        `<path d="M0 64H220V112Q110 142 0 112Z" fill="${shade(color, -0.09)}"/>` +
        `<path d="M0 292Q110 262 220 292V344H0Z" fill="${label.ink}"/>` +
        `${seal(label, 110, 198, 78)}<rect width="220" height="344" fill="url(#round)"/></g>` +
        `<rect x="6" y="60" width="208" height="11" rx="5.5" fill="url(#metal)"/>` +
        `<rect x="6" y="332" width="208" height="11" rx="5.5" fill="url(#metal)"/>` +
        sheen(26, 88, 8, 220, 0.3),
      width: 220,
      height: 346,
    };
  }
  return {
    svg:
      roundness +
      metal +
      '<clipPath id="can"><path d="M16 70Q110 94 204 70V278Q204 304 110 306Q16 304 16 278Z"/></clipPath>' +
      `<g clip-path="url(#can)"><rect width="220" height="310" fill="${color}"/>` +
      `<path d="M0 104Q110 130 220 104V118Q110 144 0 118Z" fill="${label.ink}"/>` +
      `<path d="M0 262Q110 290 220 262V310H0Z" fill="${label.ink}"/>` +
      `${seal(label, 110, 200, 70)}<rect width="220" height="310" fill="url(#round)"/></g>` +
      `<path d="M8 34V72Q8 84 110 90Q212 84 212 72V34Z" fill="url(#metal)"/>` +
      `<ellipse cx="110" cy="34" rx="102" ry="24" fill="${shade(lid, 0.08)}"/>` +
      `<ellipse cx="110" cy="33" rx="84" ry="18" fill="${shade(lid, -0.04)}"/>` +
      `<ellipse cx="110" cy="36" rx="82" ry="15.5" fill="${shade(lid, 0.05)}"/>` +
      `<path d="M9 66Q14 80 110 86Q206 80 211 66" fill="none" stroke="#2a1005" stroke-width="2.5" opacity=".2"/>` +
      sheen(30, 128, 8, 120, 0.32),
    width: 220,
    height: 308,
  };
}

interface TubOptions {
  readonly color: string;
  readonly lid: string;
  readonly label: Label;
}

/** A tapered tub with a foil lid, as yogurt and spreads come in. */
export function tub({ color, lid, label }: TubOptions): Art {
  return {
    svg:
      roundness +
      radial(
        'foil',
        [0.35, 0.3, 0.8],
        [
          [0, shade(lid, 0.16)],
          [0.6, lid],
          [1, shade(lid, -0.12)],
        ],
      ) +
      '<clipPath id="cup"><path d="M16 40Q130 64 244 40L218 214Q214 236 130 238Q46 236 42 214Z"/></clipPath>' +
      `<g clip-path="url(#cup)"><rect width="260" height="240" fill="${color}"/>` +
      `<path d="M0 176Q60 150 130 178T260 170V240H0Z" fill="${label.ink}"/>` +
      `${seal(label, 130, 136, 66)}<rect width="260" height="240" fill="url(#round)"/></g>` +
      `<path d="M6 34Q6 58 130 62Q254 58 254 34Z" fill="${shade(lid, -0.14)}"/>` +
      `<ellipse cx="130" cy="32" rx="125" ry="27" fill="url(#foil)"/>` +
      `<ellipse cx="130" cy="31" rx="106" ry="20" fill="none" stroke="#fff" stroke-width="2.5" opacity=".55"/>` +
      `<path d="M246 42q20 4 12 18q-10 6 -22 -6Z" fill="${shade(lid, -0.04)}"/>`,
    width: 262,
    height: 240,
  };
}

interface SackOptions {
  readonly fill: Fill;
  readonly label: Label;
  readonly cloth?: string;
}

/** An open cloth sack with its rim rolled down and the contents heaped up. */
export function sack({ fill, label, cloth = '#d9b98a' }: SackOptions): Art {
  const body =
    'M34 96C14 180 6 250 24 306Q32 328 70 330H230Q268 328 276 306C294 250 286 180 266 96Z';
  const weave = Array.from({ length: 26 }, (_, i) => `M0 ${100 + i * 9}H300M${i * 12} 90V340`).join(
    '',
  );
  return {
    svg:
      roundness +
      linear(
        'cloth',
        [0, 0, 0.3, 1],
        [
          [0, shade(cloth, 0.06)],
          [1, shade(cloth, -0.06)],
        ],
      ) +
      `<clipPath id="sack"><path d="${body}"/></clipPath>` +
      `<ellipse cx="150" cy="84" rx="120" ry="30" fill="${shade(cloth, -0.3)}"/>` +
      nest(heap(fill, 236, 104, `sack${fillColor(fill)}`), 'heap', 150, 60, 236) +
      `<g clip-path="url(#sack)"><rect width="300" height="340" fill="url(#cloth)"/>` +
      `<path d="${weave}" stroke="${shade(cloth, -0.14)}" stroke-width="1.6" opacity=".3"/>` +
      `<path d="M60 340C48 280 60 230 52 180M236 340C252 290 240 230 250 190M110 340C104 320 112 310 108 300" fill="none" ` +
      `stroke="${shade(cloth, -0.18)}" stroke-width="7" stroke-linecap="round" opacity=".35"/>` +
      `<rect width="300" height="340" fill="url(#round)"/></g>` +
      `<path d="M22 88Q24 78 36 82C90 116 210 116 264 82Q276 78 278 88L276 108C210 146 90 146 24 108Z" fill="${shade(cloth, 0.05)}"/>` +
      `<path d="M24 108C90 146 210 146 276 108" fill="none" stroke="${shade(cloth, -0.22)}" stroke-width="5" opacity=".5"/>` +
      `<path d="M30 92C90 124 210 124 270 92" fill="none" stroke="#fff" stroke-width="4" opacity=".35"/>` +
      seal(label, 150, 224, 66),
    width: 300,
    height: 332,
  };
}
