import { emoji } from './emoji.ts';
import { grains } from './grains.ts';
import { emblem } from './labels.ts';
import { close, lay, put, served, solo, trio } from './layouts.ts';
import type { Look } from './compose.ts';
import { pouch } from './packaging.ts';
import type { ArtByHandle } from './picture.ts';
import { slice, spinachLeaf, sprig } from './pieces.ts';
import { basket, board, bowl, glass, linen, mirrored, plate } from './tableware.ts';

const fruity = (hue: number, turn = 22): Look => ({ hue, chroma: 0.068, light: 0.915, turn });
const garden = (hue: number, turn = -20): Look => ({ hue, chroma: 0.06, light: 0.912, turn });

const apple = emoji('red-apple', { from: [320, 34], hue: 24 });
const darkApple = emoji('red-apple', { from: [320, 34], hue: 18, light: -0.06 });
const appleSlice = slice({ skin: '#d8323f', flesh: '#fdf0c8', seeds: '#7a4a26' });
const banana = emoji('banana');
const bananaCoin = slice({ skin: '#f4cf57', flesh: '#fff0bf', seeds: '#c9a45a' });
const mango = emoji('mango');
const ripeMango = emoji('mango', { from: [20, 110], hue: 62, light: -0.02 });
const mangoCheek = slice({ skin: '#f39a1f', flesh: '#ffbf3a' });
const pineapple = emoji('pineapple', { from: [0, 72], hue: 68 });
const pineappleRing = slice({ skin: '#b98322', flesh: '#ffd95a', heart: '#f7e9a6', segments: 10 });
const strawberry = emoji('strawberry', { from: [330, 40], hue: 20 });
const grapes = emoji('grapes', { from: [250, 345], hue: 124, chroma: 0.95, light: 0.24 });
const darkerGrapes = emoji('grapes', { from: [250, 345], hue: 132, chroma: 0.95, light: 0.16 });
const kiwi = emoji('kiwi-fruit');
const kiwiSlice = slice({ skin: '#8a6a3c', flesh: '#9bcb3c', heart: '#eff6c4', seeds: '#2f2a1e' });
const blueberries = emoji('blueberries', { hue: 274 });
const mint = sprig('#5fa64a', 5);

/** The pictures of fruits. */
export const fruits: ArtByHandle = {
  'red-apples': {
    look: fruity(28),
    pictures: [
      solo(apple, 540),
      trio('pyramid', [darkApple, apple, apple]),
      served(board('#c9935a'), apple, darkApple, appleSlice, 330)
        .with(3, put(appleSlice, 520, 770, 240))
        .concat(put(apple, 300, 760, 350, -6)),
    ],
  },
  bananas: {
    look: fruity(94, -26),
    pictures: [
      solo(banana, 560, -6),
      trio('fan', [banana, mirrored(banana), banana], 1.06),
      [
        lay(plate('#fff7e6', '#e6b84a'), 400, 830, 700),
        put(banana, 360, 720, 460, 14),
        put(bananaCoin, 560, 775, 150, 8),
        put(bananaCoin, 655, 735, 130, -12),
        put(bananaCoin, 465, 805, 140, 30),
      ],
    ],
  },
  'alphonso-mangoes': {
    look: fruity(72),
    pictures: [
      solo(mango, 550, -4),
      trio('stairs', [ripeMango, mango, mango], 1.05),
      [
        put(
          basket([
            { art: ripeMango, x: -110, y: 0, width: 190, turn: -20 },
            { art: mango, x: 115, y: -6, width: 190, turn: 16 },
            { art: mango, x: 0, y: -26, width: 220, turn: -4 },
          ]),
          420,
          770,
          620,
        ),
        put(mangoCheek, 190, 810, 200, -18),
      ],
    ],
  },
  pineapple: {
    look: fruity(90, -34),
    pictures: [
      solo(pineapple, 600, 8),
      [
        put(pineapple, 520, 640, 440, 16),
        put(pineapple, 320, 745, 560, -8),
        put(pineappleRing, 590, 780, 230, 6),
      ],
      [
        lay(plate('#fdf6ec', '#7fb8a4'), 400, 835, 720),
        put(pineappleRing, 255, 730, 270),
        put(pineappleRing, 545, 730, 280, 18),
        put(pineappleRing, 400, 800, 320, 9),
        put(mint, 410, 600, 150, 12),
      ],
    ],
  },
  strawberries: {
    look: fruity(12),
    pictures: [
      solo(strawberry, 540, -6),
      trio('circle', [strawberry, mirrored(strawberry), strawberry]),
      [
        put(
          bowl({
            color: '#f4efe6',
            stripe: '#d9525e',
            pieces: [
              { art: strawberry, x: -86, y: -22, width: 120, turn: -38 },
              { art: strawberry, x: 88, y: -22, width: 120, turn: 40 },
              { art: strawberry, x: -34, y: -60, width: 130, turn: 12 },
              { art: strawberry, x: 42, y: -52, width: 128, turn: -14 },
              { art: strawberry, x: 2, y: -16, width: 132, turn: 4 },
            ],
          }),
          400,
          750,
          600,
        ),
        put(strawberry, 640, 815, 170, 74),
      ],
    ],
  },
  'green-grapes': {
    look: fruity(122, -20),
    pictures: [
      solo(grapes, 550),
      [put(darkerGrapes, 560, 600, 430, 22), put(grapes, 320, 740, 520, -14)],
      [
        lay(board('#b98757'), 400, 810, 720),
        put(glass({ liquid: '#d8e08a', rim: mint }), 590, 690, 390),
        put(grapes, 320, 755, 470, 16),
      ],
    ],
  },
  'kiwi-fruit': {
    look: fruity(112, 26),
    pictures: [
      solo(kiwi, 530),
      trio('stairs', [kiwiSlice, mirrored(kiwi), kiwi]),
      [
        lay(plate('#f7f5ea', '#9ab857'), 400, 830, 720),
        put(kiwi, 300, 690, 310, -12),
        put(kiwiSlice, 520, 730, 250, 10),
        put(kiwiSlice, 625, 775, 220, 40),
        put(kiwiSlice, 400, 800, 250, 70),
      ],
    ],
  },
  blueberries: {
    look: { hue: 292, chroma: 0.045, light: 0.895, turn: 40 },
    pictures: [
      solo(blueberries, 540, 4),
      [
        put(mirrored(blueberries), 545, 580, 360, 14),
        put(blueberries, 310, 740, 460, -10),
        put(mint, 590, 760, 170, 40),
      ],
      [
        put(
          bowl({
            color: '#d9a86c',
            wooden: true,
            fill: grains('round', 24, '#5565c4', '#4a55ad', '#6b74d6', '#433f8f'),
            garnish: [{ art: mint, x: 20, y: -44, width: 90, turn: 20 }],
          }),
          400,
          745,
          640,
        ),
        put(blueberries, 190, 815, 190, -20),
      ],
    ],
  },
};

const tomato = emoji('tomato', { from: [330, 40], hue: 27, light: 0.02 });
const tomatoSlice = slice({
  skin: '#d92e3c',
  flesh: '#f4604f',
  heart: '#f9a184',
  seeds: '#ffd98c',
});
const carrot = emoji('carrot', { from: [320, 52], hue: 52 });
const broccoli = emoji('broccoli', { from: [130, 290], hue: 140, light: 0.03 });
const aubergine = emoji(
  'eggplant',
  { from: [270, 330], hue: 312, chroma: 0.62, light: -0.07 },
  { from: [120, 190], hue: 140, chroma: 0.75, light: -0.12 },
);
const cucumber = emoji('cucumber', { from: [90, 330], hue: 138, chroma: 0.9 });
const cucumberSlice = slice({ skin: '#4d8f3c', flesh: '#dff0ae', seeds: '#b9d47c' });
const greenPepper = emoji('bell-pepper');
const redPepper = emoji('bell-pepper', { from: [80, 290], hue: 26, chroma: 1.5, light: -0.01 });
const yellowPepper = emoji('bell-pepper', { from: [80, 290], hue: 86, chroma: 1.25, light: 0.2 });
const potato = emoji('potato', { hue: 64, chroma: 1.1 });
const goldenPotato = emoji('potato', { hue: 78, chroma: 1.3 });
const lettuce = emoji('leafy-green');
const spinach = spinachLeaf();
const soup = (color: string, tableware: string, stripe: string) =>
  bowl({
    color: tableware,
    stripe,
    fill: { kind: 'liquid', color },
    garnish: [{ art: mint, x: 20, y: -14, width: 66, turn: 60 }],
  });

/** The pictures of vegetables. */
export const vegetables: ArtByHandle = {
  tomatoes: {
    look: garden(40),
    pictures: [
      solo(tomato, 530),
      trio('pyramid', [tomato, mirrored(tomato), tomato]),
      served(board('#b5814f'), soup('#dd5634', '#f6eee0', '#c94a35'), tomato, tomatoSlice),
    ],
  },
  carrots: {
    look: garden(66, 24),
    pictures: [
      solo(carrot, 570, 4),
      trio('fan', [mirrored(carrot), carrot, carrot], 1.06),
      close(soup('#ee9a3a', '#5d8a80', '#f3e3c4'), carrot, 'right', 660),
    ],
  },
  broccoli: {
    look: garden(130),
    pictures: [
      solo(broccoli, 560),
      trio('circle', [broccoli, mirrored(broccoli), broccoli]),
      [
        put(
          bowl({
            color: '#e9ddc8',
            pieces: [
              { art: broccoli, x: -80, y: -30, width: 150, turn: -24 },
              { art: mirrored(broccoli), x: 82, y: -28, width: 150, turn: 24 },
              { art: broccoli, x: 0, y: -38, width: 176, turn: 2 },
            ],
          }),
          400,
          760,
          600,
        ),
      ],
    ],
  },
  aubergine: {
    look: { hue: 320, chroma: 0.04, light: 0.89, turn: 44 },
    pictures: [
      solo(aubergine, 570),
      [put(mirrored(aubergine), 500, 590, 470, 10), put(aubergine, 350, 745, 540, -6)],
      [
        lay(linen('#efe3d0', '#8b5a7d'), 400, 825, 740),
        put(aubergine, 290, 730, 420, 24),
        put(
          emoji('shallow-pan-of-food', { from: [250, 320], hue: 40, chroma: 0.4, light: -0.02 }),
          545,
          780,
          400,
        ),
      ],
    ],
  },
  cucumber: {
    look: garden(146, -26),
    pictures: [
      solo(cucumber, 580),
      [
        put(mirrored(cucumber), 450, 640, 500, 6),
        put(cucumber, 370, 745, 540, 22),
        put(cucumberSlice, 640, 780, 190),
      ],
      [
        lay(board('#d2a26a'), 400, 820, 740),
        put(cucumber, 400, 660, 520, 44),
        put(cucumberSlice, 230, 770, 190),
        put(cucumberSlice, 360, 790, 190, 30),
        put(cucumberSlice, 490, 775, 190, 50),
        put(cucumberSlice, 615, 795, 180, 10),
      ],
    ],
  },
  'bell-pepper': {
    look: garden(104, -40),
    pictures: [
      solo(redPepper, 540),
      trio('pyramid', [greenPepper, yellowPepper, redPepper]),
      [
        put(
          basket(
            [
              { art: greenPepper, x: -112, y: -20, width: 180, turn: -16 },
              { art: redPepper, x: 112, y: -20, width: 180, turn: 16 },
              { art: yellowPepper, x: 0, y: -46, width: 200, turn: 2 },
            ],
            '#a9784a',
          ),
          400,
          790,
          640,
        ),
      ],
    ],
  },
  potatoes: {
    look: garden(74, -24),
    pictures: [
      solo(potato, 530, 6),
      trio('circle', [goldenPotato, potato, mirrored(goldenPotato)]),
      [
        lay(linen('#f3e9d6', '#b98a4e'), 400, 835, 740),
        put(
          emoji('pot-of-food', { from: [230, 320], hue: 52, chroma: 2.6, light: -0.1 }),
          470,
          770,
          470,
        ),
        put(goldenPotato, 190, 790, 230, -14),
      ],
    ],
  },
  'leafy-spinach': {
    look: garden(138, 34),
    pictures: [
      [
        put(spinach, 270, 690, 470, -26),
        put(spinach, 540, 690, 460, 26),
        put(spinach, 340, 720, 500, -9),
        put(spinach, 470, 735, 520, 9),
      ],
      [
        put(
          pouch({
            face: 'wave',
            color: '#e8efd6',
            label: { paper: '#3c7a37', ink: '#8fb85f', emblem: emblem('leaf', '#3c7a37') },
            fill: grains('drop', 24, '#3f8f3a', '#357d33', '#4da047'),
          }),
          480,
          725,
          520,
          4,
        ),
        put(spinach, 215, 780, 390, -24),
        put(spinach, 300, 800, 330, 14),
      ],
      [
        put(
          bowl({
            color: '#c98f56',
            wooden: true,
            pieces: [
              { art: spinach, x: -96, y: -40, width: 74, turn: -48 },
              { art: spinach, x: 96, y: -40, width: 74, turn: 48 },
              { art: lettuce, x: -40, y: -46, width: 150, turn: -10 },
              { art: lettuce, x: 56, y: -40, width: 140, turn: 24 },
              { art: tomatoSlice, x: 6, y: -26, width: 66, turn: 10 },
            ],
          }),
          400,
          770,
          640,
        ),
      ],
    ],
  },
};
