import type { Look } from './compose.ts';
import { emoji } from './emoji.ts';
import { grains, liquid, strewn } from './grains.ts';
import { emblem } from './labels.ts';
import type { EmblemName, Label } from './labels.ts';
import { close, lay, packBeside, put, served, solo, trio } from './layouts.ts';
import { bottle, carton, tub } from './packaging.ts';
import type { ArtByHandle } from './picture.ts';
import { biscuit, block, boule, cerealEar, muffin, naan, sprig } from './pieces.ts';
import { basket, board, bowl, glass, jug, linen, mirrored, plate } from './tableware.ts';
import type { Art } from './vector.ts';

const creamy = (hue: number, turn = 26): Look => ({ hue, chroma: 0.056, light: 0.915, turn });
const toasty = (hue: number, turn = -4): Look => ({ hue, chroma: 0.064, light: 0.905, turn });

const labelled = (ink: string, drawing: EmblemName | Art, paper = '#fdf8ec'): Label => ({
  paper,
  ink,
  emblem: typeof drawing === 'string' ? emblem(drawing, ink) : drawing,
});

const cow = emoji('cow-face');
const milkGlass = glass({ liquid: '#fdfaf2', below: '#f1ebdf', foam: '#ffffff' });
const milkBottle = bottle({
  form: 'milk',
  liquid: '#fcf9f1',
  cap: '#4f86b8',
  label: labelled('#3f76aa', cow),
});
const milkCarton = carton({
  color: '#fdfaf3',
  wave: '#5b97c9',
  label: labelled('#3f76aa', cow, '#eaf3fa'),
});
const butter = emoji('butter', { from: [240, 340], hue: 80, chroma: 0.5 });
const butterBlock = block({ color: '#f8dc74', width: 240, height: 84, depth: 110 });
const cheddar = emoji('cheese-wedge', { from: [50, 120], hue: 66, chroma: 1.15, light: -0.05 });
const cheddarBlock = block({ color: '#f0a43a', width: 220, height: 110, depth: 120 });
const paneer = block({ color: '#fbf5e4', width: 210, height: 110, depth: 120 });
const cube = block({ color: '#fbf5e4', width: 90, height: 76, depth: 70 });
const egg = emoji('egg');
const paleEgg = emoji('egg', { hue: 76, chroma: 0.4, light: 0.17 });
const blueberries = emoji('blueberries', { hue: 274 });
const strawberry = emoji('strawberry', { from: [330, 40], hue: 20 });
const mango = emoji('mango');
const mint = sprig('#5fa64a', 5);
const yogurtTub = tub({
  color: '#fbf8f0',
  lid: '#b9cfe0',
  label: labelled('#5f7fb8', blueberries),
});
const lassi = glass({
  liquid: '#ffc24a',
  below: '#f9a92c',
  foam: '#fff3d6',
  straw: '#e2574c',
  rim: mint,
});
const lassiBottle = bottle({
  form: 'milk',
  liquid: '#ffc552',
  cap: '#3f8a5c',
  label: labelled('#d9820f', mango),
});
const creamJug = jug('#cf9078', '#fffaf0');
const creamTub = tub({ color: '#f7ecd9', lid: '#e2b8a4', label: labelled('#b8705a', 'drop') });

/** The pictures of milk, cheese, eggs and cream. */
export const dairy: ArtByHandle = {
  'whole-milk': {
    look: creamy(238, 20),
    pictures: [
      solo(milkBottle, 660),
      [put(milkCarton, 300, 700, 520, -2), put(milkGlass, 560, 760, 370)],
      [
        lay(linen('#f4f7f9', '#5b97c9'), 400, 825, 750),
        put(milkBottle, 250, 680, 500),
        put(milkGlass, 450, 750, 400),
        put(emoji('cookie'), 640, 790, 230),
        put(emoji('cookie'), 570, 810, 190, 40),
      ],
    ],
  },
  'cultured-butter': {
    look: creamy(92, -24),
    pictures: [
      solo(butter, 580),
      [put(butterBlock, 330, 610, 430, -4), put(butter, 450, 770, 480)],
      [
        lay(board('#b5804c'), 400, 815, 740),
        put(emoji('bread'), 250, 710, 350),
        put(butter, 540, 760, 420),
      ],
    ],
  },
  'aged-cheddar': {
    look: creamy(64, -14),
    pictures: [
      solo(cheddar, 580),
      [put(cheddarBlock, 500, 600, 420, 5), put(cheddar, 350, 745, 480, -6)],
      [
        lay(board('#8f5f3a'), 400, 810, 740),
        put(cheddarBlock, 290, 710, 350),
        put(emoji('grapes'), 590, 720, 290, 10),
        put(cheddar, 450, 790, 320, 8),
      ],
    ],
  },
  paneer: {
    look: creamy(142, -22),
    pictures: [
      solo(paneer, 580, 0, put(mint, 590, 800, 190, 60)),
      [
        put(cube, 270, 640, 270, -6),
        put(cube, 540, 630, 270, 8),
        put(cube, 400, 590, 260, 2),
        put(cube, 400, 755, 340, -3),
        put(mint, 620, 780, 160, 40),
      ],
      served(
        board('#a8754a'),
        bowl({
          color: '#4f7a5c',
          stripe: '#f2e4c4',
          fill: liquid('#5f8f3c'),
          garnish: [
            { art: cube, x: -60, y: -8, width: 66, turn: -6 },
            { art: cube, x: 0, y: -18, width: 70, turn: 6 },
            { art: cube, x: 62, y: -6, width: 64 },
          ],
        }),
        emoji('leafy-green'),
        paneer,
      ),
    ],
  },
  'free-range-eggs': {
    look: creamy(52, 16),
    pictures: [
      [put(egg, 270, 640, 330, -12), put(paleEgg, 540, 630, 330, 12), put(egg, 405, 750, 400, 2)],
      [
        put(
          basket([
            { art: egg, x: -120, y: -6, width: 130, turn: -14 },
            { art: paleEgg, x: 118, y: -6, width: 130, turn: 12 },
            { art: paleEgg, x: -40, y: -22, width: 140, turn: -4 },
            { art: egg, x: 44, y: -16, width: 138, turn: 6 },
          ]),
          430,
          770,
          600,
        ),
        put(egg, 180, 810, 170, 68),
      ],
      close(
        emoji('cooking', { from: [250, 320], hue: 50, chroma: 0.25, light: 0.02 }),
        egg,
        'left',
        640,
      ),
    ],
  },
  'plain-yogurt': {
    look: creamy(268, 30),
    pictures: [
      solo(yogurtTub, 540, 0, put(blueberries, 610, 790, 180)),
      packBeside(
        yogurtTub,
        bowl({
          color: '#7d95c4',
          fill: liquid('#fdfbf5'),
          garnish: [{ art: mint, x: 10, y: -14, width: 60, turn: 50 }],
        }),
        strewn(grains('round', 15, '#5565c4', '#4a55ad'), 260, 5, 'yogurt'),
        'left',
      ),
      close(
        bowl({
          color: '#f2ede4',
          stripe: '#7d95c4',
          fill: liquid('#fffdf8'),
          garnish: [
            { art: blueberries, x: -50, y: -12, width: 80 },
            { art: strawberry, x: 40, y: -14, width: 66, turn: 30 },
            { art: mint, x: 0, y: -26, width: 56 },
          ],
        }),
        emoji('honey-pot'),
        'right',
        660,
      ),
    ],
  },
  'mango-lassi': {
    look: creamy(78, -20),
    pictures: [
      solo(lassi, 620),
      [
        put(mango, 560, 620, 370, 10),
        put(lassiBottle, 330, 735, 560, -3),
        put(mango, 580, 785, 230, -14),
      ],
      [
        lay(plate('#3f7a6c', '#f0c870'), 400, 830, 740),
        put(lassi, 260, 750, 430),
        put(lassi, 500, 770, 460),
        put(mango, 650, 800, 210, 12),
      ],
    ],
  },
  'fresh-cream': {
    look: creamy(28, 24),
    pictures: [
      solo(creamJug, 530),
      [
        put(creamTub, 330, 690, 460, -3),
        put(strawberry, 590, 750, 270, 12),
        put(strawberry, 370, 810, 190, 60),
      ],
      served(
        linen('#fbeee6', '#d98a72'),
        bowl({
          color: '#d9a08a',
          fill: liquid('#fffaf0'),
          garnish: [
            { art: strawberry, x: -36, y: -16, width: 76, turn: -20 },
            { art: strawberry, x: 40, y: -12, width: 66, turn: 40 },
          ],
        }),
        creamJug,
        emoji('shortcake'),
      ),
    ],
  },
};

const loaf = emoji('bread');
const round = boule();
const baguette = emoji('baguette-bread');
const croissant = emoji('croissant');
const pretzel = emoji('pretzel');
const oatCookie = biscuit('#d39a58', 'flake', ['#f0d9ac', '#e3c48c', '#8a5a34']);
const seedBagel = emoji('bagel', { from: [320, 30], hue: 78, chroma: 0.6, light: 0.03 });
const garlicNaan = naan();
const garlic = emoji('garlic');
const makhani = bowl({
  color: '#b5653a',
  fill: liquid('#e27a2c'),
  garnish: [{ art: mint, x: 10, y: -14, width: 60, turn: 60 }],
});
const berryMuffin = muffin('#dca055', '#4f5cb0', '#7f6fae');
const redMuffin = muffin('#e2ae66', '#c8344a', '#f0d2c4');
const coffee = emoji('hot-beverage', { from: [240, 330], hue: 60, chroma: 0.5, light: 0.02 });
const wheat = cerealEar('#d3a04a');

/** The pictures of breads, biscuits and cakes. */
export const bakery: ArtByHandle = {
  'country-bread': {
    look: toasty(66),
    pictures: [
      solo(round, 600),
      [put(wheat, 590, 560, 360, 24), put(round, 440, 640, 460), put(loaf, 300, 760, 380, -2)],
      [lay(board('#a56f40'), 400, 815, 740), put(loaf, 390, 750, 480), put(butter, 620, 800, 230)],
    ],
  },
  baguette: {
    look: toasty(84, -12),
    pictures: [
      solo(baguette, 600),
      [put(baguette, 460, 590, 470, 20), put(mirrored(baguette), 380, 740, 540, -16)],
      [
        put(
          basket(
            [
              { art: baguette, x: -80, y: -60, width: 260, turn: -30 },
              { art: baguette, x: 20, y: -80, width: 270, turn: -8 },
              { art: baguette, x: 100, y: -56, width: 250, turn: 12 },
            ],
            '#b98550',
          ),
          400,
          800,
          600,
        ),
      ],
    ],
  },
  'butter-croissant': {
    look: toasty(58, 18),
    pictures: [
      solo(croissant, 570),
      trio('stairs', [croissant, mirrored(croissant), croissant], 1.08),
      [
        lay(plate('#fdf6ec', '#d99a5c'), 400, 830, 740),
        put(coffee, 590, 700, 300),
        put(croissant, 330, 785, 460, -6),
      ],
    ],
  },
  'sesame-bagel': {
    look: toasty(70, 10),
    pictures: [
      solo(seedBagel, 580),
      [put(mirrored(seedBagel), 530, 590, 400, 16), put(seedBagel, 320, 745, 480, -10)],
      [
        lay(linen('#f3ead8', '#7d95a8'), 400, 825, 740),
        put(
          bowl({
            color: '#e9e4da',
            stripe: '#7d95a8',
            fill: liquid('#fffaf0'),
            garnish: [{ art: mint, x: 0, y: -14, width: 60, turn: 40 }],
          }),
          580,
          700,
          320,
        ),
        put(mirrored(seedBagel), 330, 785, 420),
      ],
    ],
  },
  'soft-pretzel': {
    look: toasty(48, 16),
    pictures: [
      solo(pretzel, 580),
      trio('fan', [pretzel, mirrored(pretzel), pretzel], 0.98),
      [
        lay(board('#c99a64'), 400, 815, 740),
        put(pretzel, 350, 760, 470, -4),
        put(bowl({ color: '#6b7a4a', fill: liquid('#e0a528') }), 610, 785, 250),
      ],
    ],
  },
  'oat-cookies': {
    look: toasty(76, -10),
    pictures: [
      solo(oatCookie, 540),
      [
        put(oatCookie, 540, 560, 330, 20),
        put(emoji('cookie'), 280, 650, 350, -8),
        put(oatCookie, 450, 760, 400, 60),
      ],
      [
        lay(plate('#e7efee', '#6f9c98'), 400, 825, 740),
        put(milkGlass, 590, 700, 370),
        put(oatCookie, 250, 730, 270),
        put(oatCookie, 420, 760, 280, 40),
        put(oatCookie, 300, 800, 270, 80),
      ],
    ],
  },
  'garlic-naan': {
    look: toasty(90, -14),
    pictures: [
      solo(garlicNaan, 620, -10),
      [
        put(garlicNaan, 470, 580, 500, -16),
        put(garlicNaan, 370, 720, 540, 8),
        put(garlic, 600, 790, 220, 8),
      ],
      [
        lay(board('#8a5a36'), 400, 815, 750),
        put(makhani, 550, 710, 400),
        put(garlicNaan, 320, 790, 480, 4),
        put(garlic, 160, 650, 190, -8),
      ],
    ],
  },
  'berry-muffins': {
    look: toasty(330, 30),
    pictures: [
      solo(berryMuffin, 540),
      trio('pyramid', [redMuffin, berryMuffin, berryMuffin], 0.98),
      [
        lay(plate('#f6f1f7', '#8f7fb8'), 400, 830, 740),
        put(redMuffin, 270, 740, 320, -4),
        put(berryMuffin, 510, 770, 370, 4),
        put(blueberries, 320, 810, 190),
      ],
    ],
  },
};
