import { shade } from './color.ts';
import { grain, texture } from './grains.ts';
import type { Fill, GrainShape } from './grains.ts';
import { linear, nest, pick, radial, round, scopeIds, seeded } from './vector.ts';
import type { Art } from './vector.ts';

const body = (color: string, id = 'body'): string =>
  radial(
    id,
    [0.36, 0.28, 0.85],
    [
      [0, shade(color, 0.13)],
      [0.45, color],
      [1, shade(color, -0.17)],
    ],
  );

const square = (svg: string): Art => ({ svg, width: 100, height: 100 });

const glint = (x: number, y: number, rx: number, ry: number, turn: number, opacity = 0.5): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity="${opacity}" transform="rotate(${turn} ${x} ${y})"/>`;

/** An almond in its brown skin. */
export function almond(): Art {
  return square(
    body('#b56a35') +
      '<path d="M50 3C78 20 92 54 80 78C71 97 29 97 20 78C8 54 22 20 50 3Z" fill="url(#body)"/>' +
      '<path d="M50 14C48 40 48 66 50 88M38 26C30 48 30 66 38 84M62 26C70 48 70 66 62 84M28 50C26 62 28 70 30 76M72 50C74 62 72 70 70 76" ' +
      'fill="none" stroke="#7c4018" stroke-width="2.6" stroke-linecap="round" opacity=".5"/>' +
      glint(36, 40, 6, 16, 14, 0.35),
  );
}

/** A cashew kernel. */
export function cashew(): Art {
  return square(
    body('#efd3a0') +
      '<path d="M6 62C0 24 30 4 58 8C88 12 100 38 94 66C90 86 70 88 64 72C60 58 56 54 49 55C42 56 40 64 38 74C33 92 10 88 6 62Z" fill="url(#body)"/>' +
      '<path d="M18 66C14 40 34 24 54 26C74 28 84 46 82 68" fill="none" stroke="#c99c5c" stroke-width="3" stroke-linecap="round" opacity=".6"/>' +
      glint(36, 24, 15, 5, -32, 0.6),
  );
}

/** A walnut in its shell, or a kernel half of one. */
export function walnut(shelled: boolean): Art {
  const color = shelled ? '#c58a4b' : '#bf8a55';
  if (!shelled) {
    return square(
      body(color) +
        '<circle cx="50" cy="50" r="46" fill="url(#body)"/>' +
        '<path d="M50 4C46 30 54 66 50 96" fill="none" stroke="#7a4a22" stroke-width="5"/>' +
        '<path d="M38 14C28 24 40 34 28 44S36 64 26 72S36 84 36 88M62 14C72 24 60 34 72 44S64 64 74 72S64 84 64 88M16 36C22 42 12 50 18 60M84 36C78 42 88 50 82 60" ' +
        'fill="none" stroke="#85552b" stroke-width="3.4" stroke-linecap="round" opacity=".75"/>' +
        glint(32, 26, 12, 6, -35, 0.4),
    );
  }
  return square(
    body(color) +
      '<path d="M48 8C34 -2 14 10 18 26C4 32 4 54 14 60C8 76 24 92 38 86C44 96 56 96 62 86C78 92 92 78 86 62C98 54 96 34 82 28C86 10 64 -2 48 8Z" fill="url(#body)"/>' +
      '<path d="M50 12C44 34 56 60 50 88M34 18C44 26 28 34 38 44C26 50 40 58 30 66C38 72 34 78 40 82M66 18C56 26 74 34 62 44C76 50 60 58 70 66C62 72 66 78 60 82M20 36C28 38 22 48 28 52M80 36C72 40 80 48 72 54" ' +
      'fill="none" stroke="#8a5626" stroke-width="4" stroke-linecap="round" opacity=".7"/>' +
      glint(30, 24, 9, 5, -30, 0.45),
  );
}

/** A pistachio in its opened shell. */
export function pistachio(): Art {
  return square(
    body('#ead9b4') +
      body('#8fae3e', 'nut') +
      '<path d="M50 4C80 12 94 50 82 76C72 98 28 98 18 76C6 50 20 12 50 4Z" fill="#c4a877"/>' +
      '<path d="M50 12C68 22 74 54 68 78C60 92 40 92 32 78C26 54 32 22 50 12Z" fill="url(#nut)"/>' +
      '<path d="M46 26C42 44 44 60 48 74" fill="none" stroke="#6d3b55" stroke-width="5" stroke-linecap="round" opacity=".5"/>' +
      '<path d="M50 4C30 26 28 70 44 93C20 92 8 66 16 42C22 22 34 8 50 4Z" fill="url(#body)"/>' +
      '<path d="M50 4C72 26 74 70 56 93C80 92 92 66 84 42C78 22 66 8 50 4Z" fill="url(#body)"/>' +
      glint(26, 46, 4, 16, 12, 0.6),
  );
}

/** A raisin. */
export function raisin(color = '#5a2b3c'): Art {
  return square(
    body(color) +
      '<path d="M12 40C18 14 44 10 60 18C84 18 98 42 90 62C86 84 56 92 40 82C18 82 4 60 12 40Z" fill="url(#body)"/>' +
      `<path d="M24 36C38 32 44 44 60 34M30 56C44 50 54 62 74 48M40 72C52 66 62 74 76 64M66 28C72 32 78 36 80 42" fill="none" stroke="${shade(color, -0.14)}" stroke-width="4.5" stroke-linecap="round"/>` +
      `<path d="M26 31C38 27 46 37 58 29M34 51C46 46 56 56 72 44" fill="none" stroke="${shade(color, 0.2)}" stroke-width="2.6" stroke-linecap="round" opacity=".7"/>`,
  );
}

/** A soft date. */
export function date(): Art {
  const color = '#7b3a1a';
  return {
    svg:
      body(color) +
      '<path d="M10 44C14 12 50 4 92 8C130 12 152 30 150 48C146 76 112 88 78 86C40 86 8 74 10 44Z" fill="url(#body)"/>' +
      `<path d="M24 40C60 22 100 30 138 36M22 56C64 44 96 56 140 52M40 72C70 64 96 70 118 68" fill="none" stroke="${shade(color, -0.12)}" stroke-width="4" stroke-linecap="round" opacity=".8"/>` +
      `<path d="M34 30C62 16 92 20 122 24" fill="none" stroke="#ffd9a8" stroke-width="6" stroke-linecap="round" opacity=".45"/>` +
      '<path d="M6 44Q0 36 8 30L22 36Q26 46 20 54L8 56Q0 52 6 44Z" fill="#c9995a"/>',
    width: 156,
    height: 92,
  };
}

/** A green cardamom pod. */
export function cardamom(): Art {
  const color = '#9db557';
  return {
    svg:
      body(color) +
      '<path d="M30 4C50 20 58 60 50 92C46 112 38 122 30 128C22 122 14 112 10 92C2 60 10 20 30 4Z" fill="url(#body)"/>' +
      `<path d="M30 8C28 44 28 86 30 124M21 20C14 52 16 88 24 116M39 20C46 52 44 88 36 116" fill="none" stroke="${shade(color, -0.17)}" stroke-width="2.6" stroke-linecap="round" opacity=".8"/>` +
      '<path d="M30 6L27 -6Q30 -10 33 -6Z" fill="#a88a4e" transform="translate(0 8)"/>' +
      glint(19, 50, 3, 20, 5, 0.5),
    width: 60,
    height: 130,
  };
}

/** A cinnamon stick with its rolled end. */
export function cinnamonStick(): Art {
  const color = '#a55a2a';
  return {
    svg:
      linear(
        'bark',
        [0, 0, 0, 1],
        [
          [0, shade(color, 0.08)],
          [0.45, color],
          [0.52, shade(color, -0.16)],
          [0.6, shade(color, 0.03)],
          [1, shade(color, -0.12)],
        ],
      ) +
      '<path d="M20 8H290Q302 10 302 36T290 64H20Z" fill="url(#bark)"/>' +
      `<path d="M50 18H150M180 22H260M70 52H190M220 54H270" stroke="${shade(color, -0.13)}" stroke-width="3" stroke-linecap="round" opacity=".6"/>` +
      `<ellipse cx="22" cy="22" rx="13" ry="15" fill="${shade(color, 0.12)}"/><ellipse cx="22" cy="50" rx="13" ry="15" fill="${shade(color, 0.1)}"/>` +
      `<path d="M22 14a6 8 0 1 1 -5 12M22 42a6 8 0 1 1 -5 12" fill="none" stroke="${shade(color, -0.2)}" stroke-width="4.5" stroke-linecap="round"/>`,
    width: 304,
    height: 70,
  };
}

/** Three cinnamon sticks tied with twine. */
export function cinnamonBundle(): Art {
  const stick = cinnamonStick();
  return {
    svg:
      nest(stick, 'a', 160, 44, 300, -3) +
      nest(stick, 'b', 166, 96, 300, 2) +
      nest(stick, 'c', 156, 146, 304, -1) +
      '<path d="M150 8C164 60 164 130 152 182M166 8C180 60 180 130 168 182" fill="none" stroke="#e9d6b0" stroke-width="9" stroke-linecap="round"/>' +
      '<path d="M164 92C120 50 104 74 160 96C212 60 224 88 166 98L134 138M164 98L202 134" fill="none" stroke="#f3e4c6" stroke-width="7" stroke-linecap="round"/>',
    width: 320,
    height: 190,
  };
}

/** A star anise. */
export function starAnise(): Art {
  const petals = Array.from(
    { length: 8 },
    (_, i) =>
      `<g transform="rotate(${i * 45} 50 50)"><path d="M50 50C40 34 40 16 50 2C60 16 60 34 50 50Z" fill="url(#body)"/>` +
      '<ellipse cx="50" cy="24" rx="4" ry="7.5" fill="#e0a868"/></g>',
  ).join('');
  return square(`${body('#8a4a24')}${petals}<circle cx="50" cy="50" r="7" fill="#6b3517"/>`);
}

/** A turmeric root, whole, with a cut end showing its gold. */
export function turmericRoot(): Art {
  const skin = '#c98a3a';
  return {
    svg:
      body(skin) +
      '<path d="M14 70C20 40 60 34 90 40C92 22 104 8 118 12C132 18 128 36 122 46C150 50 180 44 190 62C196 84 168 94 138 92C134 108 122 118 108 112C96 106 98 98 100 92C70 96 24 100 14 70Z" fill="url(#body)"/>' +
      `<path d="M52 46Q46 66 54 90M78 42Q72 66 80 92M146 52Q152 70 146 90M104 24Q116 18 126 26" fill="none" stroke="${shade(skin, -0.14)}" stroke-width="4" stroke-linecap="round" opacity=".7"/>` +
      '<ellipse cx="22" cy="70" rx="13" ry="21" fill="#f59f12" transform="rotate(8 22 70)"/><ellipse cx="22" cy="70" rx="7" ry="13" fill="#ffc23d" transform="rotate(8 22 70)"/>',
    width: 200,
    height: 120,
  };
}

/** A ball rolled of a coarse dough, such as a laddu. */
export function rolledBall(color: string, bits: readonly [string, ...string[]]): Art {
  const random = seeded(`ball${color}`);
  let crumbs = '';
  for (let i = 0; i < 70; i += 1) {
    const angle = random() * Math.PI * 2;
    const away = Math.sqrt(random()) * 42;
    const [x, y] = [50 + Math.cos(angle) * away, 50 + Math.sin(angle) * away];
    const tone =
      random() > 0.85
        ? pick(bits, random())
        : shade(color, (random() - 0.4) * 0.14 - (x + y - 80) / 700);
    crumbs += grain('oval', [x, y, random() * 180], 5, tone);
  }
  return square(
    `${body(color)}<circle cx="50" cy="50" r="47" fill="url(#body)"/>${crumbs}` +
      radial(
        'dim',
        [0.36, 0.28, 0.8],
        [
          [0.5, '#5a2400', 0],
          [1, '#5a2400', 0.42],
        ],
      ) +
      '<circle cx="50" cy="50" r="47" fill="url(#dim)"/>' +
      glint(34, 26, 13, 7, -35, 0.35),
  );
}

/** The measures of a block and what it is made of. */
interface BlockOptions {
  readonly color: string;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Shown on top, for blocks pressed of grains. */
  readonly top?: Fill;
  readonly radius?: number;
}

/** A block seen from above its right front edge: paneer, butter, a granola bar. */
export function block({ color, width, height, depth, top, radius = 8 }: BlockOptions): Art {
  const skew = depth * 0.62;
  const rise = depth * 0.46;
  const front = `<rect x="0" y="${rise}" width="${width}" height="${height}" rx="${radius}" fill="url(#front)"/>`;
  const roof = `M${radius} ${rise + 2}L${skew + 4} 2H${width + skew - 4}L${width - radius / 2} ${rise + 2}Z`;
  const sidePath = `M${width - 2} ${rise + 2}L${width + skew - 2} 4V${height - radius}L${width - 2} ${height + rise - radius / 2}Z`;
  const pressed = top
    ? `<clipPath id="roof"><path d="${roof}"/></clipPath><g clip-path="url(#roof)">${scopeIds(texture(top, width + skew, rise + 4, `block${color}`), 'top')}</g>`
    : '';
  const frontGrains = top
    ? `<clipPath id="face"><rect y="${rise}" width="${width}" height="${height}" rx="${radius}"/></clipPath>` +
      `<g clip-path="url(#face)"><g transform="translate(0 ${rise})">${scopeIds(texture(top, width, height, `face${color}`), 'face')}</g>` +
      `<rect y="${rise}" width="${width}" height="${height}" fill="#4a1e00" opacity=".2"/></g>`
    : '';
  return {
    svg:
      linear(
        'front',
        [0, 0, 0.6, 1],
        [
          [0, shade(color, 0.03)],
          [1, shade(color, -0.06)],
        ],
      ) +
      `<path d="${sidePath}" fill="${shade(color, -0.15)}" stroke="${shade(color, -0.15)}" stroke-width="4" stroke-linejoin="round"/>` +
      `<path d="${roof}" fill="${shade(color, 0.08)}" stroke="${shade(color, 0.08)}" stroke-width="4" stroke-linejoin="round"/>` +
      pressed +
      (top ? `<path d="${roof}" fill="#fff" opacity=".22"/>` : '') +
      front +
      frontGrains +
      `<path d="M${radius} ${rise + 2}H${width - radius}" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".55"/>`,
    width: width + skew,
    height: height + rise,
  };
}

/** A sugared fruit jelly. */
export function jelly(color: string): Art {
  const random = seeded(`jelly${color}`);
  const sugar = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${round(12 + random() * 76)}" cy="${round(14 + random() * 74)}" r="${round(1 + random() * 1.6)}"/>`,
  ).join('');
  return square(
    body(color) +
      `<rect x="5" y="8" width="90" height="86" rx="24" fill="${shade(color, -0.12)}"/>` +
      '<rect x="5" y="4" width="90" height="82" rx="24" fill="url(#body)"/>' +
      `<rect x="18" y="14" width="64" height="52" rx="17" fill="#fff" opacity=".2"/>` +
      `<g fill="#fff" opacity=".8">${sugar}</g>${glint(30, 20, 13, 5, -14, 0.7)}`,
  );
}

/** A garlic naan with browned blisters and herbs. */
export function naan(): Art {
  const random = seeded('naan');
  let spots = '';
  for (let i = 0; i < 20; i += 1) {
    const x = 40 + random() * 190;
    const y = 26 + random() * 110;
    spots += `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(6 + random() * 12)}" ry="${round(4 + random() * 7)}" fill="${random() > 0.4 ? '#b8692a' : '#8a4718'}" opacity="${round(0.3 + random() * 0.4)}"/>`;
  }
  for (let i = 0; i < 34; i += 1) {
    const color = random() > 0.45 ? '#4f8b2e' : '#fff3d2';
    spots += grain('flake', [36 + random() * 200, 26 + random() * 110, random() * 180], 3.6, color);
  }
  return {
    svg:
      body('#eec27c') +
      '<path d="M8 86C6 30 80 6 150 12C220 18 290 60 294 96C292 130 210 152 130 154C60 154 10 130 8 86Z" fill="#b77a35"/>' +
      '<path d="M8 80C6 26 80 2 150 8C220 14 292 56 294 90C290 122 210 144 130 146C60 146 10 124 8 80Z" fill="url(#body)"/>' +
      `<clipPath id="naan"><path d="M18 80C20 34 80 12 150 18C220 24 280 60 282 90C270 116 210 134 130 136C60 136 20 118 18 80Z"/></clipPath><g clip-path="url(#naan)">${spots}</g>` +
      glint(110, 32, 46, 8, -4, 0.45),
    width: 300,
    height: 156,
  };
}

/** A muffin in its paper case with berries baked in. */
export function muffin(crumb: string, berry: string, paper: string): Art {
  const pleats = Array.from(
    { length: 10 },
    (_, i) => `M${42 + i * 13} 112L${50 + i * 11.4} 200`,
  ).join('');
  const berries = [
    [58, 60, 12],
    [96, 36, 13],
    [138, 58, 12],
    [112, 82, 11],
    [72, 90, 9],
    [158, 90, 10],
    [36, 88, 8],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${shade(berry, -0.1)}"/><circle cx="${x - 1.5}" cy="${y - 1.5}" r="${r * 0.82}" fill="${berry}"/>` +
        glint(x - r * 0.35, y - r * 0.4, r * 0.28, r * 0.18, -30, 0.7),
    )
    .join('');
  return {
    svg:
      body(crumb) +
      linear(
        'paper',
        [0, 0, 1, 0],
        [
          [0, shade(paper, -0.14)],
          [0.3, shade(paper, 0.06)],
          [1, shade(paper, -0.18)],
        ],
      ) +
      '<path d="M30 104H170L152 200Q150 208 140 208H60Q50 208 48 200Z" fill="url(#paper)"/>' +
      `<path d="${pleats}" stroke="#2a1005" stroke-width="4" opacity=".16"/>` +
      `<path d="M14 104C2 78 26 60 38 56C40 22 76 6 100 8C132 6 160 24 164 56C182 62 198 84 186 104C176 124 150 116 138 120C124 130 110 118 100 122C86 130 74 118 62 120C44 122 22 122 14 104Z" fill="url(#body)"/>` +
      berries +
      glint(70, 30, 20, 7, -24, 0.4),
    width: 200,
    height: 210,
  };
}

/** A round loaf with scored crust and flour. */
export function boule(): Art {
  const crust = '#b9702f';
  return {
    svg:
      body(crust) +
      '<path d="M8 120C4 50 70 10 140 10S276 50 272 120C270 160 210 172 140 172S10 160 8 120Z" fill="url(#body)"/>' +
      '<g fill="none" stroke-linecap="round"><path d="M60 64Q100 110 86 150M112 40Q150 90 140 156M170 42Q206 90 196 150" stroke="#f3d9a6" stroke-width="17"/>' +
      '<path d="M54 66Q94 112 80 150M106 42Q144 92 134 156M164 44Q200 92 190 150" stroke="#8d4d19" stroke-width="5" opacity=".6"/></g>' +
      '<g fill="#fff6e0" opacity=".4"><ellipse cx="90" cy="46" rx="26" ry="10" transform="rotate(-28 90 46)"/><ellipse cx="160" cy="26" rx="28" ry="8"/><ellipse cx="226" cy="78" rx="16" ry="22" transform="rotate(-30 226 78)"/><ellipse cx="40" cy="106" rx="12" ry="22" transform="rotate(16 40 106)"/></g>',
    width: 280,
    height: 174,
  };
}

/** A biscuit with oats or seeds pressed into it. */
export function biscuit(
  color: string,
  shape: GrainShape,
  bits: readonly [string, ...string[]],
): Art {
  const random = seeded(`biscuit${color}`);
  let toppings = '';
  // Steps of the golden angle spread the bits evenly.
  for (let i = 0; i < 22; i += 1) {
    const angle = i * 2.39996 + random() * 0.5;
    const away = Math.sqrt((i + 0.6) / 22) * 38;
    toppings += grain(
      shape,
      [50 + Math.cos(angle) * away, 49 + Math.sin(angle) * away, random() * 180],
      5.6,
      pick(bits, random()),
    );
  }
  return square(
    body(color) +
      `<path d="M50 6C62 2 74 8 82 18C94 26 98 40 95 54C96 70 86 82 72 88C60 98 44 98 32 91C16 88 6 72 6 56C2 40 10 26 22 18C30 8 40 4 50 6Z" fill="${shade(color, -0.17)}"/>` +
      `<path d="M50 3C62 -1 74 5 82 15C94 23 98 37 95 51C96 67 86 79 72 85C60 95 44 95 32 88C16 85 6 69 6 53C2 37 10 23 22 15C30 5 40 1 50 3Z" fill="url(#body)"/>${toppings}`,
  );
}

/** A soft rice-flour ball dusted with powder. */
export function mochi(color: string): Art {
  return {
    svg:
      body(color) +
      '<path d="M6 70C2 30 34 6 64 6S126 30 122 70C120 92 96 96 64 96S8 92 6 70Z" fill="url(#body)"/>' +
      glint(44, 28, 20, 9, -22, 0.7) +
      '<g fill="#fff" opacity=".7"><circle cx="74" cy="24" r="2.5"/><circle cx="88" cy="36" r="2"/><circle cx="62" cy="18" r="2"/><circle cx="96" cy="50" r="2.4"/><circle cx="80" cy="46" r="1.8"/></g>',
    width: 128,
    height: 98,
  };
}

/** How a slice of fruit looks from skin to heart. */
interface SliceOptions {
  readonly skin: string;
  readonly flesh: string;
  readonly heart?: string;
  readonly seeds?: string;
  /** Citrus is divided into segments. */
  readonly segments?: number;
}

/** A round slice of a fruit or a vegetable. */
export function slice({ skin, flesh, heart, seeds, segments = 0 }: SliceOptions): Art {
  const wedges = Array.from(
    { length: segments },
    (_, i) =>
      `<path d="M50 47L40 15Q50 8 60 15Z" fill="${flesh}" stroke="${shade(flesh, 0.12)}" stroke-width="1.5" stroke-linejoin="round" transform="rotate(${(i * 360) / segments} 50 50)"/>`,
  ).join('');
  const pips = seeds
    ? Array.from(
        { length: 9 },
        (_, i) =>
          `<ellipse cx="50" cy="29" rx="2.2" ry="4.4" fill="${seeds}" transform="rotate(${i * 40} 50 50)"/>`,
      ).join('')
    : '';
  return square(
    radial(
      'flesh',
      [0.45, 0.42, 0.6],
      [
        [0, shade(flesh, 0.1)],
        [1, flesh],
      ],
    ) +
      `<circle cx="50" cy="50" r="48" fill="${skin}"/>` +
      `<circle cx="50" cy="50" r="42.5" fill="${segments ? shade(flesh, 0.2) : 'url(#flesh)'}"/>${wedges}` +
      (heart ? `<circle cx="50" cy="50" r="13" fill="${heart}"/>` : '') +
      pips +
      glint(32, 28, 10, 4, -40, 0.4),
  );
}

/** A sprig of leaves: mint, tea, basil, olive. */
export function sprig(color: string, leaves = 5): Art {
  const parts = Array.from({ length: leaves }, (_, i) => {
    const left = i % 2 === 0;
    const y = 84 - i * (62 / leaves);
    const turn = (left ? -58 : 58) * (1 - i / leaves / 1.6);
    const tone = shade(color, i * 0.02 - 0.03);
    return (
      `<g transform="translate(50 ${round(y)}) rotate(${round(turn)})"><path d="M0 0C-15 -14 -13 -34 0 -46C13 -34 15 -14 0 0Z" fill="${tone}"/>` +
      `<path d="M0 0C15 -14 13 -34 0 -46Z" fill="${shade(color, -0.09)}" opacity=".6"/><path d="M0 -2V-38" stroke="${shade(color, 0.16)}" stroke-width="1.6"/></g>`
    );
  }).join('');
  return square(
    `<path d="M50 98Q48 60 50 26" fill="none" stroke="${shade(color, -0.12)}" stroke-width="4" stroke-linecap="round"/>${parts}`,
  );
}

/** A simple blossom: mustard, flax, sesame, groundnut. */
export function blossom(petal: string, heart: string, petals = 5): Art {
  const ring = Array.from(
    { length: petals },
    (_, i) =>
      `<path d="M50 52C28 40 30 8 50 4C70 8 72 40 50 52Z" fill="url(#petal)" transform="rotate(${(i * 360) / petals} 50 50)"/>`,
  ).join('');
  return square(
    linear(
      'petal',
      [0, 0, 0, 1],
      [
        [0, shade(petal, 0.06)],
        [1, shade(petal, -0.1)],
      ],
    ) +
      `${ring}<circle cx="50" cy="50" r="11" fill="${heart}"/><circle cx="47" cy="47" r="5" fill="#fff" opacity=".4"/>`,
  );
}

/** A roasted coffee bean, or a cocoa bean. */
export function bean(color: string): Art {
  return square(
    body(color) +
      '<ellipse cx="50" cy="50" rx="34" ry="46" fill="url(#body)"/>' +
      `<path d="M52 6C36 34 64 62 48 94" fill="none" stroke="${shade(color, -0.16)}" stroke-width="6" stroke-linecap="round"/>` +
      glint(34, 34, 5, 14, 14, 0.4),
  );
}

/** A wooden honey dipper with honey running off it. */
export function honeyDipper(honey: string): Art {
  const wood = '#c78d4f';
  const discs = Array.from(
    { length: 6 },
    (_, i) =>
      `<ellipse cx="50" cy="${146 + i * 15}" rx="${[22, 30, 34, 34, 29, 20][i] ?? 20}" ry="8.5" fill="${shade(wood, i % 2 === 0 ? 0.02 : -0.08)}"/>`,
  ).join('');
  return {
    svg:
      `<rect x="44" y="4" width="12" height="146" rx="6" fill="${wood}"/><rect x="46" y="8" width="4" height="130" rx="2" fill="#fff" opacity=".3"/>${discs}` +
      `<path d="M18 176C20 158 82 158 84 180C84 206 66 222 58 232V270Q54 282 50 270V240C34 232 16 204 18 176Z" fill="${honey}" opacity=".86"/>` +
      glint(34, 188, 5, 14, 8, 0.65),
    width: 100,
    height: 282,
  };
}

/** A fresh leaf of spinach. */
export function spinachLeaf(): Art {
  const color = '#3f8f3a';
  return {
    svg:
      body(color) +
      '<path d="M60 196Q58 150 60 120" stroke="#a8cf7c" stroke-width="9" stroke-linecap="round"/>' +
      '<path d="M60 6C92 14 116 56 110 100C106 134 84 150 60 142C36 150 14 134 10 100C4 56 28 14 60 6Z" fill="url(#body)"/>' +
      '<path d="M60 20V150M60 60L34 42M60 60L86 42M60 90L28 74M60 90L92 74M60 118L34 108M60 118L86 108" fill="none" stroke="#b9dd8c" stroke-width="4" stroke-linecap="round" opacity=".85"/>' +
      glint(34, 60, 7, 20, 20, 0.2),
    width: 120,
    height: 200,
  };
}

/** A ripe ear of a cereal on its stalk. */
export function cerealEar(color: string): Art {
  const rows = Array.from({ length: 6 }, (_, i) => {
    const y = 44 + i * 23;
    return [-1, 1]
      .map(
        (way) =>
          `<g transform="translate(60 ${y + 20}) scale(${way} 1) rotate(24)"><path d="M0 0V-62" stroke="${shade(color, 0.06)}" stroke-width="1.8"/>` +
          '<path d="M0 2C-15 -6 -14 -26 0 -38C14 -26 15 -6 0 2Z" fill="url(#body)" transform="translate(7 0)"/></g>',
      )
      .join('');
  }).join('');
  return {
    svg:
      body(color) +
      `<path d="M60 60C60 140 62 220 56 296" fill="none" stroke="${shade(color, -0.06)}" stroke-width="6" stroke-linecap="round"/>` +
      `<path d="M58 250C34 240 20 216 16 188C40 198 56 218 58 250Z" fill="${shade(color, -0.02)}"/>` +
      '<path d="M60 8C72 20 74 40 60 56C46 40 48 20 60 8Z" fill="url(#body)"/>' +
      rows,
    width: 120,
    height: 300,
  };
}
