/** A colour as perceived: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
interface Perceived {
  readonly light: number;
  readonly chroma: number;
  readonly hue: number;
}

const toLinear = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const toByte = (value: number): number => {
  const encoded =
    value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, encoded)) * 255);
};

/** Reads `#rgb` or `#rrggbb` into lightness, chroma and hue (OKLCH). */
function perceive(hex: string): Perceived {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(parseInt(digits.slice(at, at + 2), 16)));
  const red = r ?? 0;
  const green = g ?? 0;
  const blue = b ?? 0;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const yellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    light: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, yellow),
    hue: ((Math.atan2(yellow, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Writes lightness, chroma and hue (OKLCH) as `#rrggbb`. */
export function toHex({ light, chroma, hue }: Perceived): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const bytes = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(toByte);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour made lighter (above 0) or darker (below 0) by a difference in lightness. */
export function shade(hex: string, difference: number): string {
  const { light, chroma, hue } = perceive(hex);
  return toHex({
    light: Math.min(0.99, Math.max(0.08, light + difference)),
    // Highlights wash out a little, as they do under soft light.
    chroma: difference > 0 ? chroma * (1 - difference) : chroma,
    hue,
  });
}

/** A change of colour for one range of hues of a drawing. */
export interface Tint {
  /** The hues to change, in degrees; all when left out. */
  from?: readonly [number, number];
  hue: number;
  /** Factor on the chroma. */
  chroma?: number;
  /** Difference in lightness. */
  light?: number;
}

// A range such as 340 to 40 runs across red, where hues start over.
const isBetween = (hue: number, [start, end]: readonly [number, number]): boolean =>
  start <= end ? hue >= start && hue <= end : hue >= start || hue <= end;

/** Moves the colours of a drawing to another hue, keeping their light and shadow. */
export function tinted(svg: string, { from, hue, chroma = 1, light = 0 }: Tint): string {
  return svg.replace(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi, (hex) => {
    const color = perceive(hex);
    if (from && (color.chroma < 0.015 || !isBetween(color.hue, from))) return hex;
    return toHex({
      light: Math.min(0.99, Math.max(0.05, color.light + light)),
      chroma: color.chroma * chroma,
      hue,
    });
  });
}
