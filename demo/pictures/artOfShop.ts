import type { Placed, Scene } from './compose.ts';
import { emoji } from './emoji.ts';
import { grains, liquid, powder } from './grains.ts';
import type { Fill } from './grains.ts';
import { emblem } from './labels.ts';
import type { EmblemName, Label } from './labels.ts';
import { canvas, lay, put } from './layouts.ts';
import { bottle, carton, jar, pouch, sack, tin } from './packaging.ts';
import {
  almond,
  boule,
  cardamom,
  cashew,
  cerealEar,
  cinnamonBundle,
  date,
  honeyDipper,
  jelly,
  muffin,
  pistachio,
  rolledBall,
  slice,
  spinachLeaf,
  sprig,
  starAnise,
  walnut,
} from './pieces.ts';
import { basket, bowl, cup, glass, linen, mirrored } from './tableware.ts';
import type { Art } from './vector.ts';

const still = (hue: number, turn: number, items: readonly Placed[], chroma = 0.062): Scene => ({
  ...canvas,
  mood: 'still',
  look: { hue, chroma, light: 0.91, turn },
  items,
});

const banner = (hue: number, turn: number, items: readonly Placed[]): Scene => ({
  width: 1600,
  height: 700,
  mood: 'banner',
  look: { hue, chroma: 0.06, light: 0.915, turn },
  items,
});

const labelled = (ink: string, drawing: EmblemName | Art, paper = '#fdf6e6'): Label => ({
  paper,
  ink,
  emblem: typeof drawing === 'string' ? emblem(drawing, ink) : drawing,
});

const warmRed = { from: [330, 40], hue: 24 } as const;
const apple = emoji('red-apple', { from: [320, 34], hue: 24 });
const mango = emoji('mango');
const banana = emoji('banana');
const grapes = emoji('grapes');
const pineapple = emoji('pineapple', { from: [0, 72], hue: 68 });
const strawberry = emoji('strawberry', warmRed);
const tangerine = emoji('tangerine');
const lemon = emoji('lemon');
const tomato = emoji('tomato', { ...warmRed, hue: 27, light: 0.02 });
const carrot = emoji('carrot', { from: [320, 52], hue: 52 });
const broccoli = emoji('broccoli', { from: [130, 290], hue: 140, light: 0.03 });
const redPepper = emoji('bell-pepper', { from: [80, 290], hue: 26, chroma: 1.5, light: -0.01 });
const lettuce = emoji('leafy-green');
const chilli = emoji('hot-pepper', { from: [330, 40], hue: 27 });
const garlic = emoji('garlic');
const onion = emoji('onion');
const corn = emoji('ear-of-corn');
const egg = emoji('egg');
const cheese = emoji('cheese-wedge');
const butter = emoji('butter', { from: [240, 340], hue: 80, chroma: 0.5 });
const loaf = emoji('bread');
const croissant = emoji('croissant');
const baguette = emoji('baguette-bread');
const pretzel = emoji('pretzel');
const blueberries = emoji('blueberries', { hue: 274 });
const hibiscus = emoji('hibiscus');
const moonCake = emoji('moon-cake');
const chocolate = emoji('chocolate-bar', { from: [330, 40], hue: 26, light: -0.03 });
const popcorn = emoji(
  'popcorn',
  { from: [330, 40], hue: 27 },
  { from: [260, 330], hue: 80, chroma: 0.3 },
);
const teapot = emoji('teapot', { from: [330, 60], hue: 32, chroma: 0.75, light: -0.06 });
const ginger = emoji('ginger-root', { from: [320, 50], hue: 62 });
const wheat = cerealEar('#d9a441');
const mint = sprig('#5fa64a', 5);
const orangeSlice = slice({ skin: '#f28a1c', flesh: '#ffa62e', segments: 9 });
const muffins = muffin('#dca055', '#4f5cb0', '#7f6fae');

const rice = grains('sliver', 11, '#fbf3df', '#f5ead0', '#fffaf0');
const toor = grains('lens', 10, '#f0b13c', '#e7a22c', '#f6c25c');
const masoor = grains('lens', 10, '#f0744a', '#e8643a', '#f68a62');
const peas = grains('round', 12, '#6fb63f', '#5fa834', '#86c655');
const chickpea = grains('round', 14, '#ecc88c', '#e2ba78', '#f3d6a2');
const turmeric = powder('#f7ae1c');
const chilliPowder = powder('#c92a1e');
const pepper = grains('round', 12, '#3d3330', '#2e2624', '#544640');
const almonds = grains('drop', 19, '#b56a35', '#a35c2b', '#c67a42');
const oats = grains('flake', 12, '#ecd2a0', '#e2c48c', '#f3dfb6');

const honey = jar({
  lid: 'cork',
  lidColor: '#c9985c',
  label: labelled('#b5700f', emoji('honeybee')),
  fill: liquid('#eda21c'),
});
const jam = jar({
  lid: 'cloth',
  lidColor: '#d9434f',
  label: labelled('#b3263a', strawberry),
  fill: liquid('#c4203a'),
});
const marmalade = jar({
  lid: 'screw',
  lidColor: '#f0ead8',
  label: labelled('#d9700c', orangeSlice),
  fill: liquid('#f5951f'),
});
const ghee = jar({
  lid: 'screw',
  lidColor: '#d9a441',
  label: labelled('#b3711a', 'sun'),
  fill: liquid('#f6cc5c'),
});
const oliveOil = bottle({
  form: 'slim',
  liquid: '#a3a52c',
  cap: '#2f3a22',
  glass: '#4d5f2c',
  label: labelled('#5f6f2a', sprig('#7d8f55', 7)),
});
const sunOil = bottle({
  form: 'grip',
  liquid: '#f5c443',
  cap: '#e39a12',
  label: labelled('#d98a0f', emoji('sunflower')),
});
const mustardOil = bottle({
  form: 'shoulder',
  liquid: '#d9951e',
  cap: '#5a6b2a',
  label: labelled('#7a7a1e', 'flower'),
});
const milk = bottle({
  form: 'milk',
  liquid: '#fcf9f1',
  cap: '#4f86b8',
  label: labelled('#3f76aa', emoji('cow-face')),
});
const milkGlass = glass({ liquid: '#fdfaf2', below: '#f1ebdf', foam: '#ffffff' });
const juice = glass({ liquid: '#ffa224', straw: '#5fa64a', rim: orangeSlice });
const juiceCarton = carton({
  color: '#fff3dc',
  wave: '#f28a1c',
  label: labelled('#d9700c', tangerine, '#fffaf0'),
});
const teaTin = tin({
  color: '#7d2f26',
  lid: '#d9b26a',
  label: labelled('#7d2f26', sprig('#4f8f43', 5)),
});
const attaPouch = pouch({
  face: 'arch',
  color: '#2f6b52',
  label: labelled('#2f6b52', 'ear'),
  fill: rice,
});
const dalPouch = pouch({
  face: 'seal',
  color: '#d9862b',
  label: labelled('#b05f14', 'leaf'),
  fill: toor,
});
const riceSack = sack({ fill: rice, label: labelled('#8a5a2c', 'ear') });
const porridge = bowl({
  color: '#6c8f9c',
  stripe: '#f3e6d0',
  fill: liquid('#f3e2bd'),
  garnish: [
    { art: blueberries, x: -44, y: -12, width: 66 },
    { art: strawberry, x: 34, y: -16, width: 60, turn: 30 },
  ],
});
const tea = cup({ color: '#f6efe4', saucer: '#c9604c', liquid: '#9c4218' });
const bowlOf = (fill: Fill, color: string, stripe?: string): Art =>
  bowl({ color, fill, ...(stripe ? { stripe } : { wooden: true }) });

/** The still life of each collection, by its handle. */
export const collectionScenes: Readonly<Record<string, Scene>> = {
  fruits: still(40, 24, [
    put(pineapple, 250, 600, 420, -8),
    put(mango, 560, 580, 300, 10),
    put(banana, 430, 640, 330, 8),
    put(grapes, 620, 745, 320, 10),
    put(apple, 230, 750, 280, -6),
    put(strawberry, 420, 790, 230, 6),
  ]),
  vegetables: still(128, -24, [
    put(lettuce, 210, 600, 350, -10),
    put(broccoli, 570, 590, 370, 8),
    put(redPepper, 390, 650, 310),
    put(carrot, 590, 760, 350, 4),
    put(tomato, 250, 770, 280, -4),
    put(garlic, 430, 800, 180, 6),
  ]),
  grains: still(76, -20, [
    put(wheat, 160, 640, 400, -14),
    put(attaPouch, 560, 640, 430, 3),
    put(riceSack, 330, 720, 420),
    put(bowlOf(oats, '#6c8f9c'), 590, 790, 280),
    put(corn, 210, 810, 230, 10),
  ]),
  pulses: still(92, -18, [
    put(dalPouch, 250, 610, 420, -3),
    put(bowlOf(chickpea, '#4f7a6c', '#f1dfb8'), 570, 610, 340),
    put(bowlOf(masoor, '#f2e6d6', '#d9623f'), 250, 780, 350),
    put(bowlOf(peas, '#a9683c'), 570, 800, 350),
  ]),
  spices: still(48, 8, [
    put(cinnamonBundle(), 240, 560, 380, -16),
    put(bowlOf(turmeric, '#5d4436'), 560, 610, 360),
    put(bowlOf(chilliPowder, '#f3e3cf', '#b3231c'), 290, 760, 390),
    put(bowlOf(pepper, '#b4845a'), 600, 790, 300),
    put(starAnise(), 430, 820, 150, 10),
    put(cardamom(), 150, 820, 130, 60),
  ]),
  oils: still(90, -22, [
    put(sunOil, 250, 640, 520),
    put(oliveOil, 580, 640, 540),
    put(mustardOil, 410, 710, 540),
    put(ghee, 590, 790, 270),
    put(emoji('sunflower'), 230, 800, 290, -8),
  ]),
  dairy: still(
    236,
    24,
    [
      put(milk, 220, 640, 520),
      put(cheese, 560, 600, 360),
      put(milkGlass, 400, 710, 310),
      put(butter, 580, 780, 330),
      put(egg, 210, 790, 190, -8),
      put(egg, 330, 805, 170, 12),
    ],
    0.05,
  ),
  bakery: still(78, -10, [
    put(wheat, 640, 600, 350, 18),
    put(boule(), 290, 590, 430),
    put(loaf, 560, 680, 330),
    put(croissant, 280, 770, 350, -6),
    put(muffins, 560, 800, 250),
    put(pretzel, 420, 810, 190, 8),
  ]),
  nuts: still(68, -4, [
    put(bowlOf(almonds, '#5e7f86', '#efe0c6'), 400, 650, 480),
    put(walnut(false), 200, 720, 220),
    put(cashew(), 610, 720, 220, 10),
    put(pistachio(), 330, 800, 190, -12),
    put(date(), 530, 810, 250, 6),
    put(almond(), 180, 820, 140, 60),
  ]),
  honey: still(
    82,
    -14,
    [
      put(marmalade, 240, 590, 350),
      put(jam, 560, 600, 380),
      put(honey, 400, 730, 430),
      put(strawberry, 600, 800, 210, 10),
      put(honeyDipper('#f0a51c'), 190, 800, 330, -20),
    ],
    0.07,
  ),
  drinks: still(158, -36, [
    put(teaTin, 220, 590, 340),
    put(juiceCarton, 590, 620, 430),
    put(tea, 310, 760, 420),
    put(juice, 560, 790, 350),
    put(hibiscus, 180, 820, 160),
  ]),
  snacks: still(352, 30, [
    put(popcorn, 240, 610, 430, -4),
    put(chocolate, 570, 590, 370, 6),
    put(rolledBall('#eba42c', ['#7fa03c', '#f7d27c', '#b5651a']), 380, 720, 250),
    put(moonCake, 600, 770, 290),
    put(jelly('#e8384f'), 230, 790, 170, -8),
    put(jelly('#7cc142'), 380, 815, 140, 10),
  ]),
};

/** The picture of each category of the imported goods, by its slug. */
export const categoryScenes: Readonly<Record<string, Scene>> = {
  'fruits-vegetables': still(110, -36, [
    put(
      basket([
        { art: lettuce, x: -118, y: -40, width: 180, turn: -14 },
        { art: pineapple, x: 50, y: -110, width: 210, turn: 10 },
        { art: apple, x: -20, y: -20, width: 140 },
        { art: carrot, x: 130, y: -20, width: 160, turn: 12 },
      ]),
      400,
      770,
      620,
    ),
    put(tomato, 190, 820, 190, -6),
    put(lemon, 610, 825, 180, 10),
  ]),
  'foodgrains-oil-masala': still(68, -20, [
    put(sunOil, 590, 640, 500),
    put(riceSack, 310, 690, 440),
    put(bowlOf(turmeric, '#7a4a34'), 560, 780, 310),
    put(chilli, 260, 810, 220, 10),
  ]),
  'bakery-cakes-dairy': still(70, 10, [
    put(milk, 600, 640, 500),
    put(emoji('shortcake'), 270, 610, 340),
    put(baguette, 420, 690, 390, 10),
    put(croissant, 260, 780, 320),
    put(cheese, 560, 790, 270),
  ]),
  beverages: still(172, -40, [
    put(emoji('bubble-tea'), 240, 620, 420),
    put(emoji('tropical-drink'), 560, 640, 440),
    put(teapot, 350, 770, 380),
    put(emoji('hot-beverage', { from: [240, 330], hue: 60, chroma: 0.5 }), 610, 800, 260),
  ]),
  'snacks-branded-foods': still(84, -36, [
    put(emoji('canned-food', warmRed), 250, 600, 360),
    put(popcorn, 560, 640, 430, 4),
    put(emoji('cookie'), 300, 770, 290),
    put(emoji('candy', warmRed), 560, 790, 280),
  ]),
  'gourmet-world-food': still(100, -24, [
    put(emoji('spaghetti', { from: [250, 330], hue: 70, chroma: 0.4 }), 260, 610, 380),
    put(emoji('pizza'), 570, 600, 360, 8),
    put(emoji('sushi'), 270, 780, 340),
    put(emoji('taco'), 580, 780, 350),
  ]),
  'eggs-meat-fish': still(
    214,
    40,
    [
      put(emoji('fish', { from: [210, 300], hue: 225, chroma: 0.6 }), 300, 560, 420, -8),
      put(emoji('poultry-leg'), 600, 610, 310, 6),
      put(emoji('cut-of-meat', warmRed), 290, 770, 360),
      put(emoji('shrimp'), 580, 780, 310),
      put(egg, 440, 810, 170, 6),
    ],
    0.045,
  ),
  'baby-care': still(
    244,
    50,
    [
      put(emoji('teddy-bear'), 300, 690, 500, -4),
      put(emoji('baby-bottle'), 570, 700, 400, 8),
      put(emoji('baby-chick'), 450, 810, 210),
    ],
    0.045,
  ),
  'beauty-hygiene': still(
    350,
    40,
    [
      put(emoji('lotion-bottle'), 290, 670, 480),
      put(emoji('soap'), 560, 660, 340),
      put(emoji('toothbrush'), 570, 780, 310),
      put(emoji('cherry-blossom'), 250, 800, 210),
    ],
    0.05,
  ),
  'cleaning-household': still(
    232,
    -40,
    [
      put(emoji('broom'), 290, 650, 520),
      put(emoji('bucket'), 520, 740, 440),
      put(emoji('sponge'), 250, 800, 260),
      put(emoji('bubbles'), 590, 330, 200),
    ],
    0.05,
  ),
  'kitchen-garden-pets': still(146, -30, [
    put(emoji('potted-plant'), 280, 650, 480),
    put(emoji('dog-face'), 570, 640, 350),
    put(emoji('cooking', { from: [250, 320], hue: 50, chroma: 0.25 }), 310, 800, 310),
    put(emoji('cat-face'), 580, 800, 270),
  ]),
  other: still(70, 30, [
    put(emoji('shopping-bags', { from: [210, 280], hue: 150, chroma: 0.6 }), 330, 700, 500),
    put(emoji('basket'), 540, 790, 380),
    put(mint, 220, 810, 190, -10),
  ]),
};

/** The wide banners, calm at the left where the heading goes. */
export const bannerScenes: Readonly<Record<string, Scene>> = {
  harvest: banner(96, -40, [
    put(pineapple, 850, 520, 400, -10),
    put(lettuce, 1430, 520, 350, 10),
    put(corn, 1270, 500, 350),
    put(
      basket([
        { art: broccoli, x: -128, y: -44, width: 180, turn: -16 },
        { art: redPepper, x: 128, y: -34, width: 170, turn: 12 },
        { art: mango, x: 44, y: -62, width: 170, turn: 6 },
        { art: apple, x: -44, y: -44, width: 160, turn: -4 },
      ]),
      1080,
      600,
      480,
    ),
    put(grapes, 760, 625, 250, -8),
    put(carrot, 1380, 640, 280, 6),
    put(tomato, 1240, 655, 170),
    put(spinachLeaf(), 910, 650, 200, 74),
    put(strawberry, 880, 660, 110, 14),
  ]),
  spices: banner(72, -16, [
    put(teaTin, 780, 500, 260),
    put(cinnamonBundle(), 1400, 480, 340, -12),
    put(bowlOf(turmeric, '#5d4436'), 960, 560, 370),
    put(bowlOf(chilliPowder, '#f3e3cf', '#b3231c'), 1250, 600, 400),
    put(bowlOf(pepper, '#4f7a6c', '#f1dfb8'), 1470, 640, 270),
    put(ginger, 770, 640, 230, -6),
    put(starAnise(), 1040, 655, 130, 10),
    put(cardamom(), 930, 650, 110, 66),
    put(onion, 1080, 480, 200, 6),
  ]),
  breakfast: banner(70, -28, [
    put(milk, 840, 540, 470),
    put(loaf, 1040, 500, 340),
    put(honey, 1440, 530, 330),
    put(juice, 1250, 540, 380),
    lay(linen('#fbf4e8', '#c98a5a'), 1090, 670, 600),
    put(porridge, 1090, 635, 380),
    put(croissant, 780, 650, 270, -6),
    put(tea, 1400, 650, 320),
    put(mirrored(strawberry), 920, 660, 110, 14),
  ]),
};
