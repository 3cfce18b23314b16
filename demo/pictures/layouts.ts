import type { Placed } from './compose.ts';
import type { Art } from './vector.ts';

/** The canvas that product, collection and category pictures are composed on. */
export const canvas = { width: 800, height: 900 } as const;

/** Puts a drawing with its foot at x, y; size is the longer visible side. */
export function put(art: Art, x: number, y: number, size: number, turn = 0): Placed {
  return { art, x, y, size, turn };
}

/** Puts something flat, such as a board or a cloth. */
export function lay(art: Art, x: number, y: number, size: number): Placed {
  return { art, x, y, size, flat: true };
}

/** One drawing, large and centred, with small things at its foot. */
export function solo(art: Art, size = 560, turn = 0, ...front: Placed[]): Placed[] {
  return [{ art, x: 400, y: 462, size, turn, centred: true }, ...front];
}

/** The ways three pieces can overlap. */
export type TrioForm = 'pyramid' | 'fan' | 'stairs' | 'circle';

/** Three pieces overlapping in different sizes and rotations; the last one lies in front. */
export function trio(form: TrioForm, [a, b, c]: readonly [Art, Art, Art], scale = 1): Placed[] {
  const forms: Readonly<Record<TrioForm, readonly [Placed, Placed, Placed]>> = {
    pyramid: [put(a, 255, 610, 350, -16), put(b, 565, 590, 320, 14), put(c, 415, 745, 420, 4)],
    fan: [put(a, 235, 660, 390, -28), put(b, 570, 660, 390, 26), put(c, 400, 730, 430, -2)],
    stairs: [put(a, 575, 480, 300, 18), put(b, 470, 630, 370, -8), put(c, 270, 755, 420, 10)],
    circle: [put(a, 400, 470, 330, 8), put(b, 575, 720, 360, 22), put(c, 240, 740, 390, -14)],
  };
  return forms[form].map((item) => ({ ...item, size: item.size * scale }));
}

/** A package, large, with a heap of its contents in front and strewn grains. */
export function packHero(pack: Art, front: Art, side: 'left' | 'right', frontSize = 300): Placed[] {
  const x = side === 'right' ? 560 : 240;
  return [put(pack, side === 'right' ? 375 : 425, 735, 580), put(front, x, 790, frontSize)];
}

/** A package with a companion beside it and something small in front. */
export function packBeside(
  pack: Art,
  companion: Art,
  small: Art,
  side: 'left' | 'right',
  turn = 0,
): Placed[] {
  const flip = (x: number): number => (side === 'right' ? x : 800 - x);
  return [
    put(pack, flip(285), 700, 480, side === 'right' ? -3 : 3),
    put(companion, flip(555), 745, 330, turn),
    put(small, flip(290), 805, 250),
  ];
}

/** Two packages, one behind the other, with a companion in front. */
export function packPair(
  pack: Art,
  companion: Art,
  side: 'left' | 'right',
  companionSize = 260,
): Placed[] {
  const flip = (x: number): number => (side === 'right' ? x : 800 - x);
  return [
    put(pack, flip(285), 640, 400, side === 'right' ? -7 : 7),
    put(pack, flip(490), 735, 500, side === 'right' ? 3 : -3),
    put(companion, flip(225), 785, companionSize),
  ];
}

/** A dish on a cloth, a board or a plate with companions at both sides. */
export function served(ground: Art, dish: Art, left: Art, right: Art, dishSize = 530): Placed[] {
  return [
    lay(ground, 400, 815, 750),
    put(left, 175, 615, 250, -10),
    put(right, 630, 610, 260, 10),
    put(dish, 400, 750, dishSize),
  ];
}

/** A dish from close by, cut off by the frame, with a companion looking over it. */
export function close(dish: Art, companion: Art, side: 'left' | 'right', size = 760): Placed[] {
  return [
    put(companion, side === 'left' ? 165 : 635, 575, 310, side === 'left' ? -6 : 6),
    put(dish, side === 'left' ? 455 : 345, 850, size, side === 'left' ? 3 : -3),
  ];
}
