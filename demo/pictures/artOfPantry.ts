import type { Look } from './compose.ts';
import { emoji } from './emoji.ts';
import { grains, heap, liquid, powder, strewn } from './grains.ts';
import type { Fill } from './grains.ts';
import { emblem } from './labels.ts';
import type { EmblemName, Label } from './labels.ts';
import { close, lay, packBeside, packPair, put, served, solo, trio } from './layouts.ts';
import { bottle, jar, pouch, tin } from './packaging.ts';
import type { ArtByHandle } from './picture.ts';
import {
  almond,
  blossom,
  bean,
  cashew,
  date,
  honeyDipper,
  pistachio,
  raisin,
  slice,
  sprig,
  walnut,
} from './pieces.ts';
import { board, bowl, glass, linen, mirrored, plate, spoon } from './tableware.ts';
import type { Art } from './vector.ts';

const golden = (hue: number, turn = -12): Look => ({ hue, chroma: 0.064, light: 0.918, turn });
const nutty = (hue: number, turn = -5): Look => ({ hue, chroma: 0.05, light: 0.9, turn });
const sweet = (hue: number, turn = -10): Look => ({ hue, chroma: 0.072, light: 0.905, turn });

const labelled = (ink: string, drawing: EmblemName | Art, paper = '#fdf6e6'): Label => ({
  paper,
  ink,
  emblem: typeof drawing === 'string' ? emblem(drawing, ink) : drawing,
});
const heaped = (fill: Fill, seed: string): Art => heap(fill, 300, 130, seed);
const few = (fill: Fill, seed: string): Art => strewn(fill, 260, 14, seed);
const dish = (color: string, tableware: string, stripe?: string, wooden = false): Art =>
  bowl({ color: tableware, fill: liquid(color), wooden, ...(stripe ? { stripe } : {}) });

const sunflower = emoji('sunflower');
const sunSeeds = grains('drop', 13, '#4a4440', '#3b3633', '#d9d0c0');
const mustardSeeds = grains('round', 8, '#6b3f22', '#c98f2a', '#5a331b');
const mustardBloom = blossom('#f7cc2e', '#a9b83a', 4);
const coconut = emoji('coconut', { from: [260, 50], hue: 55, chroma: 0.9, light: 0.03 });
const olive = emoji(
  'olive',
  { from: [0, 40], hue: 30, light: -0.04 },
  { from: [125, 320], hue: 120, chroma: 0.85 },
);
const oliveSprig = sprig('#7d8f55', 7);
const sesame = grains('drop', 9, '#f3e2bb', '#ead3a0', '#faeed2');
const sesameBloom = blossom('#f6e3ec', '#e0b24a', 5);
const groundnut = emoji('peanuts', { from: [290, 75], hue: 66, chroma: 1.1 });
const groundnuts = grains('oval', 15, '#d9a05c', '#c98d4a', '#e6b478');
const flax = grains('drop', 10, '#8a4f22', '#75401a', '#a0622e');
const flaxBloom = blossom('#8fb0ea', '#f2d36a', 5);
const palm = emoji('palm-tree', { from: [280, 70], hue: 58, light: 0.03 });
const flatbread = emoji('flatbread', { hue: 72, chroma: 1.1, light: -0.02 });

const sunOil = bottle({
  form: 'grip',
  liquid: '#f5c443',
  cap: '#e39a12',
  label: labelled('#d98a0f', sunflower),
});
const mustardOil = bottle({
  form: 'shoulder',
  liquid: '#d9951e',
  cap: '#5a6b2a',
  label: labelled('#7a7a1e', mustardBloom),
});
const coconutOil = jar({
  lid: 'screw',
  lidColor: '#5d8f86',
  label: labelled('#3f7a70', coconut),
  fill: liquid('#f7f3e6'),
});
const oliveOil = bottle({
  form: 'slim',
  liquid: '#a3a52c',
  cap: '#2f3a22',
  glass: '#4d5f2c',
  label: labelled('#5f6f2a', oliveSprig),
});
const sesameOil = bottle({
  form: 'flask',
  liquid: '#c47a26',
  cap: '#6b3a1c',
  label: labelled('#8f4f1c', sesameBloom),
});
const ghee = jar({
  lid: 'screw',
  lidColor: '#d9a441',
  label: labelled('#b3711a', 'sun'),
  fill: liquid('#f6cc5c'),
});
const gheeTin = tin({
  color: '#f3c453',
  lid: '#d9b25a',
  label: labelled('#b3711a', emoji('cow-face')),
  canister: true,
});
const groundnutOil = tin({
  color: '#c9692e',
  lid: '#d8b489',
  label: labelled('#a34f1c', groundnut),
  canister: true,
});
const groundnutBottle = bottle({
  form: 'grip',
  liquid: '#eeb04a',
  cap: '#a34f1c',
  label: labelled('#a34f1c', groundnut),
});
const flaxOil = bottle({
  form: 'slim',
  liquid: '#d99a2b',
  cap: '#3a4f86',
  glass: '#6e3b1c',
  label: labelled('#46609c', flaxBloom),
});

/** The pictures of oils and ghee. */
export const oils: ArtByHandle = {
  'sunflower-oil': {
    look: golden(96, -24),
    pictures: [
      solo(sunOil, 670, 0, put(sunflower, 590, 790, 260, 14)),
      [
        put(sunflower, 230, 620, 370, -10),
        put(sunOil, 520, 730, 560, 4),
        put(few(sunSeeds, 'sun'), 250, 790, 280),
      ],
      served(
        linen('#fbf0d2', '#e0a72c'),
        dish('#f3c53f', '#4f7f8f', '#f3e6c2'),
        sunflower,
        mirrored(sunflower),
        500,
      ),
    ],
  },
  'mustard-oil': {
    look: golden(84, 20),
    pictures: [
      solo(
        mustardOil,
        670,
        0,
        put(mustardBloom, 230, 780, 170),
        put(mustardBloom, 300, 800, 110, 40),
      ),
      packBeside(
        mustardOil,
        bowl({ color: '#7a4a2c', wooden: true, fill: mustardSeeds }),
        few(mustardSeeds, 'rai'),
        'left',
      ),
      [
        lay(board('#8f6238'), 400, 820, 740),
        put(mustardOil, 590, 690, 480),
        put(spoon(mustardSeeds), 320, 795, 450, -6),
        put(mustardBloom, 210, 650, 210),
        put(mustardBloom, 330, 620, 150, 30),
      ],
    ],
  },
  'coconut-oil': {
    look: { hue: 182, chroma: 0.034, light: 0.915, turn: -70 },
    pictures: [
      solo(coconutOil, 500, 0, put(coconut, 590, 790, 280, 8)),
      [put(palm, 560, 600, 430), put(coconutOil, 330, 730, 430), put(coconut, 590, 770, 250, -12)],
      close(dish('#fbf8ee', '#8a5f3e', undefined, true), coconut, 'right', 640),
    ],
  },
  'olive-oil': {
    look: golden(116, -20),
    pictures: [
      solo(oliveOil, 670, 0, put(oliveSprig, 560, 790, 220, 60), put(olive, 270, 785, 150)),
      [
        put(oliveSprig, 560, 620, 400, 30),
        put(oliveOil, 330, 735, 580, -4),
        put(olive, 560, 780, 190),
        put(olive, 670, 740, 140, 30),
      ],
      [
        lay(board('#c49a66'), 400, 820, 740),
        put(oliveOil, 620, 690, 470),
        put(emoji('bread'), 250, 700, 300),
        put(dish('#b8b23a', '#f3ede0'), 400, 790, 330),
        put(olive, 620, 800, 120),
      ],
    ],
  },
  'sesame-oil': {
    look: golden(62, 18),
    pictures: [
      solo(sesameOil, 670, 0, put(heaped(sesame, 'sesame'), 590, 790, 250)),
      packBeside(sesameOil, bowl({ color: '#3f4444', fill: sesame }), few(sesame, 'til'), 'right'),
      [
        lay(linen('#f3e3cc', '#a0602c'), 400, 825, 740),
        put(sesameOil, 210, 710, 440),
        put(emoji('steaming-bowl', { from: [330, 40], hue: 30, chroma: 0.8 }), 500, 785, 460),
      ],
    ],
  },
  'cow-ghee': {
    look: golden(80, -16),
    pictures: [
      solo(ghee, 520),
      [put(gheeTin, 510, 690, 440), put(ghee, 290, 760, 340)],
      [
        lay(plate('#fbf3e2', '#d9a441'), 400, 830, 740),
        put(flatbread, 300, 760, 360),
        put(flatbread, 390, 790, 340, 40),
        put(dish('#f4c54e', '#b5803f'), 590, 760, 290),
      ],
    ],
  },
  'groundnut-oil': {
    look: golden(52, 14),
    pictures: [
      solo(groundnutOil, 550, 0, put(groundnut, 600, 790, 240, 10)),
      [
        put(groundnutOil, 300, 650, 410, -4),
        put(groundnutBottle, 540, 730, 510, 3),
        put(groundnut, 290, 790, 240),
      ],
      close(
        bowl({ color: '#b57d49', wooden: true, fill: groundnuts }),
        groundnutBottle,
        'right',
        600,
      ).with(0, put(groundnutBottle, 600, 610, 470, 4)),
    ],
  },
  'flaxseed-oil': {
    look: { hue: 262, chroma: 0.038, light: 0.905, turn: 60 },
    pictures: [
      solo(flaxOil, 670, 0, put(heaped(flax, 'flax'), 550, 795, 230)),
      [
        put(flaxBloom, 220, 560, 240),
        put(flaxBloom, 330, 720, 190, 30),
        put(flaxOil, 540, 735, 570, 4),
        put(few(flax, 'alsi'), 270, 795, 280),
      ],
      [
        lay(linen('#eef1f6', '#6f88c4'), 400, 825, 740),
        put(
          bowl({
            color: '#e9edf5',
            stripe: '#6f88c4',
            fill: flax,
            garnish: [{ art: flaxBloom, x: 20, y: -34, width: 84 }],
          }),
          360,
          750,
          500,
        ),
        put(spoon(flax), 500, 815, 380, -8),
      ],
    ],
  },
};

const almonds = grains('drop', 19, '#b56a35', '#a35c2b', '#c67a42');
const cashews = grains('kidney', 18, '#efd3a0', '#e6c488', '#f7e2b8');
const chestnut = emoji('chestnut', { from: [290, 75], hue: 54, chroma: 1.15, light: 0.02 });
const nutShell = walnut(false);
const kernel = walnut(true);
const pistachios = grains('oval', 17, '#d9cfa0', '#a9b85a', '#e6dcb6');
const raisins = grains('oval', 13, '#5a2b3c', '#4a2232', '#6f3a48');
const oneAlmond = almond();
const oneCashew = cashew();
const onePistachio = pistachio();
const oneRaisin = raisin();
const goldRaisin = raisin('#c98a2c');
const oneDate = date();

/** The pictures of nuts and dried fruit. */
export const nuts: ArtByHandle = {
  almonds: {
    look: nutty(58),
    pictures: [
      [
        put(oneAlmond, 270, 600, 340, -34),
        put(oneAlmond, 540, 590, 320, 38),
        put(oneAlmond, 410, 740, 430, 6),
      ],
      packBeside(
        pouch({
          face: 'arch',
          color: '#a8623a',
          label: labelled('#8a4a22', oneAlmond),
          fill: almonds,
        }),
        heap(almonds, 300, 140, 'almonds'),
        few(almonds, 'badam'),
        'right',
      ),
      close(
        bowl({ color: '#5e7f86', stripe: '#efe0c6', fill: almonds }),
        glass({ liquid: '#fdfaf2', below: '#f1ebdf', foam: '#ffffff' }),
        'right',
        640,
      ),
    ],
  },
  cashews: {
    look: nutty(82, -24),
    pictures: [
      [
        put(oneCashew, 265, 590, 330, -64),
        put(mirrored(oneCashew), 555, 600, 320, 58),
        put(oneCashew, 410, 750, 410, -112),
      ],
      packBeside(
        jar({
          lid: 'cork',
          lidColor: '#c39a66',
          label: labelled('#b3803a', oneCashew),
          fill: cashews,
          tall: true,
        }),
        heap(cashews, 300, 150, 'cashews'),
        oneCashew,
        'left',
      ).with(2, put(oneCashew, 510, 805, 130, 40)),
      served(
        linen('#f6ecd8', '#b3803a'),
        bowl({ color: '#9c6a3f', wooden: true, fill: cashews }),
        oneCashew,
        mirrored(oneCashew),
        560,
      ),
    ],
  },
  peanuts: {
    look: nutty(66, 16),
    pictures: [
      solo(groundnut, 560),
      trio('circle', [groundnut, mirrored(groundnut), groundnut]),
      [
        put(
          bowl({
            color: '#e9e0d0',
            stripe: '#c4773a',
            pieces: [
              { art: groundnut, x: -80, y: -20, width: 120, turn: -20 },
              { art: groundnut, x: 82, y: -20, width: 120, turn: 50 },
              { art: mirrored(groundnut), x: 0, y: -48, width: 130, turn: 8 },
              { art: groundnut, x: 10, y: -14, width: 120, turn: -40 },
            ],
          }),
          400,
          745,
          600,
        ),
        put(few(groundnuts, 'peanuts'), 400, 815, 420),
      ],
    ],
  },
  chestnuts: {
    look: nutty(42, 18),
    pictures: [
      solo(chestnut, 520),
      trio('pyramid', [chestnut, mirrored(chestnut), chestnut], 0.95),
      [
        lay(board('#b98553'), 400, 815, 740),
        put(chestnut, 240, 720, 260, -10),
        put(chestnut, 560, 715, 260, 12),
        put(chestnut, 400, 660, 270, 4),
        put(chestnut, 410, 790, 300, -2),
      ],
    ],
  },
  walnuts: {
    look: nutty(74, -10),
    pictures: [
      [put(nutShell, 270, 640, 340), put(nutShell, 545, 620, 310, 20), put(kernel, 420, 760, 360)],
      [
        put(kernel, 520, 520, 300, 24),
        put(nutShell, 300, 650, 370, -10),
        put(kernel, 520, 770, 350, -14),
      ],
      [
        put(
          bowl({
            color: '#7d5a42',
            wooden: true,
            pieces: [
              { art: nutShell, x: -82, y: -16, width: 118 },
              { art: nutShell, x: 84, y: -16, width: 118, turn: 40 },
              { art: kernel, x: 0, y: -44, width: 124, turn: 12 },
              { art: nutShell, x: 4, y: -2, width: 108, turn: -20 },
            ],
          }),
          420,
          740,
          580,
        ),
        put(kernel, 180, 810, 190, -14),
        put(kernel, 600, 825, 150, 30),
      ],
    ],
  },
  pistachios: {
    look: nutty(114, -22),
    pictures: [
      [
        put(onePistachio, 270, 620, 330, -30),
        put(onePistachio, 540, 610, 320, 28),
        put(onePistachio, 405, 750, 420, 4),
      ],
      packBeside(
        pouch({
          face: 'wave',
          color: '#71883c',
          label: { paper: '#fbf4dc', ink: '#cfd98f', emblem: onePistachio },
          fill: pistachios,
        }),
        heap(pistachios, 300, 145, 'pistachios'),
        onePistachio,
        'left',
      ).with(2, put(onePistachio, 520, 810, 120, 60)),
      close(
        bowl({ color: '#f1e8d8', stripe: '#8fae3e', fill: pistachios }),
        onePistachio,
        'left',
        660,
      ),
    ],
  },
  raisins: {
    look: { hue: 350, chroma: 0.036, light: 0.895, turn: 44 },
    pictures: [
      [
        put(oneRaisin, 270, 600, 300, -14),
        put(goldRaisin, 550, 590, 290, 20),
        put(oneRaisin, 410, 745, 380, 6),
      ],
      packPair(
        pouch({
          face: 'seal',
          color: '#6d3550',
          label: labelled('#5a2b3c', emoji('grapes')),
          fill: raisins,
        }),
        heaped(raisins, 'raisins'),
        'left',
        290,
      ),
      served(
        board('#bd8f62'),
        bowl({ color: '#efe6da', stripe: '#7d4560', fill: raisins }),
        emoji('grapes'),
        oneRaisin,
        540,
      ),
    ],
  },
  'medjool-dates': {
    look: nutty(48, 12),
    pictures: [
      [
        put(oneDate, 300, 540, 380, -20),
        put(oneDate, 530, 620, 390, 12),
        put(oneDate, 370, 740, 500, -4),
      ],
      packBeside(
        tin({ color: '#f0dfc2', lid: '#c8954f', label: labelled('#7b3a1a', palm) }),
        oneDate,
        mirrored(oneDate),
        'right',
        -12,
      ),
      [
        lay(plate('#4f6a6a', '#c8a06a'), 400, 815, 740),
        put(oneDate, 270, 710, 290, 10),
        put(mirrored(oneDate), 540, 705, 280, -10),
        put(oneDate, 400, 660, 280, -4),
        put(oneDate, 400, 770, 340, 4),
      ],
    ],
  },
};

const comb = honeyDipper('#f0a51c');
const bee = emoji('honeybee');
const strawberry = emoji('strawberry', { from: [330, 40], hue: 20 });
const tangerine = emoji('tangerine');
const orangeSlice = slice({ skin: '#f28a1c', flesh: '#ffa62e', segments: 9 });
const bread = emoji('bread');
const mango = emoji('mango');
const cocoa = bean('#6b3a20');
const chocolate = emoji('chocolate-bar', { from: [330, 40], hue: 26, light: -0.03 });

const honey = jar({
  lid: 'cork',
  lidColor: '#c9985c',
  label: labelled('#b5700f', bee),
  fill: liquid('#eda21c'),
});
const jam = jar({
  lid: 'cloth',
  lidColor: '#d9434f',
  label: labelled('#b3263a', strawberry),
  fill: liquid('#c4203a'),
});
const nutButter = jar({
  lid: 'screw',
  lidColor: '#8f4f1e',
  label: labelled('#9c5a22', groundnut),
  fill: liquid('#c98a48'),
});
const chutney = jar({
  lid: 'cloth',
  lidColor: '#e0a12a',
  label: labelled('#c46a12', mango),
  fill: liquid('#e8891c'),
});
const marmalade = jar({
  lid: 'screw',
  lidColor: '#f0ead8',
  label: labelled('#d9700c', orangeSlice),
  fill: liquid('#f5951f'),
  tall: true,
});
const tahini = jar({
  lid: 'screw',
  lidColor: '#3f5560',
  label: labelled('#a0763c', sesameBloom),
  fill: liquid('#e3c896'),
});
const dateSyrup = bottle({
  form: 'grip',
  liquid: '#5a2412',
  cap: '#c8954f',
  label: labelled('#7b3a1a', palm),
});
const cocoaSpread = jar({
  lid: 'screw',
  lidColor: '#f3ead8',
  label: labelled('#5a2f1a', cocoa),
  fill: liquid('#5a2f1c'),
});

/** The pictures of honey, jams and spreads. */
export const honeys: ArtByHandle = {
  'forest-honey': {
    look: sweet(80),
    pictures: [
      solo(honey, 540, 0, put(comb, 610, 800, 330, 24)),
      [
        put(emoji('honey-pot'), 510, 700, 440),
        put(honey, 270, 760, 360),
        put(bee, 230, 330, 150, -8),
      ],
      [
        lay(board('#b27a43'), 400, 820, 740),
        put(dish('#eda21c', '#f6ecd8', '#d9a441'), 330, 760, 440),
        put(comb, 480, 660, 420, 34),
        put(bee, 640, 470, 130, 10),
      ],
    ],
  },
  'strawberry-jam': {
    look: sweet(14, 16),
    pictures: [
      solo(jam, 540, 0, put(strawberry, 600, 790, 210, 16)),
      [
        put(strawberry, 560, 560, 310, 18),
        put(jam, 300, 730, 450, -3),
        put(strawberry, 570, 775, 260, -12),
      ],
      served(
        plate('#fff6f0', '#d9525e'),
        dish('#c4203a', '#f7eee6', '#e59aa0'),
        bread,
        strawberry,
        400,
      ),
    ],
  },
  'peanut-butter': {
    look: sweet(60, -12),
    pictures: [
      solo(nutButter, 520, 0, put(groundnut, 220, 790, 230, -16)),
      packBeside(nutButter, groundnut, few(groundnuts, 'butter'), 'left', 10),
      [
        lay(board('#a8774a'), 400, 820, 740),
        put(bread, 250, 720, 330),
        put(nutButter, 570, 710, 350),
        put(spoon(powder('#c98a48')), 370, 805, 440, -6),
      ],
    ],
  },
  'mango-chutney': {
    look: sweet(68, 20),
    pictures: [
      solo(chutney, 540, 0, put(mango, 590, 790, 240, 10)),
      [
        put(mango, 540, 590, 380, 14),
        put(chutney, 310, 730, 440, -3),
        put(emoji('hot-pepper', { from: [330, 40], hue: 27 }), 560, 785, 220, 20),
      ],
      close(dish('#e8891c', '#3f6b66', '#f1d9a4'), mango, 'left', 660),
    ],
  },
  'orange-marmalade': {
    look: sweet(56, 14),
    pictures: [
      solo(marmalade, 570, 0, put(orangeSlice, 590, 790, 230, 8)),
      [
        put(marmalade, 290, 720, 490, -4),
        put(tangerine, 560, 620, 300, 6),
        put(orangeSlice, 560, 785, 250, 20),
      ],
      served(
        linen('#fdf0da', '#f28a1c'),
        dish('#f5951f', '#fbf4e6', '#f2b05c'),
        tangerine,
        orangeSlice,
      ),
    ],
  },
  tahini: {
    look: sweet(90, -22),
    pictures: [
      solo(tahini, 510, 0, put(heaped(sesame, 'tahini'), 590, 790, 270)),
      [
        put(bowl({ color: '#8a5f3e', wooden: true, fill: sesame }), 540, 640, 360),
        put(tahini, 310, 740, 400),
        put(sesameBloom, 570, 780, 190),
      ],
      [
        lay(linen('#f2ead6', '#4f6b78'), 400, 825, 740),
        put(dish('#e6cd9c', '#4f6b78', '#f2ead6'), 330, 740, 460),
        put(emoji('stuffed-flatbread'), 580, 790, 290),
      ],
    ],
  },
  'date-syrup': {
    look: sweet(40, 24),
    pictures: [
      solo(dateSyrup, 670, 0, put(oneDate, 580, 790, 260, -8)),
      packBeside(dateSyrup, palm, oneDate, 'left'),
      [
        put(dateSyrup, 630, 560, 380, 6),
        put(emoji('pancakes'), 400, 790, 560),
        put(oneDate, 190, 820, 220, 14),
      ],
    ],
  },
  'cocoa-spread': {
    look: { hue: 48, chroma: 0.044, light: 0.885, turn: -18 },
    pictures: [
      solo(cocoaSpread, 510, 0, put(cocoa, 580, 790, 150, 30), put(cocoa, 660, 780, 120, -40)),
      [
        put(chocolate, 540, 570, 370, 6),
        put(cocoaSpread, 300, 735, 420, -3),
        put(cocoa, 520, 780, 170, 40),
        put(cocoa, 630, 760, 130, -20),
      ],
      close(dish('#5a2f1c', '#f3e8d8', '#b9824f'), emoji('waffle'), 'right', 660),
    ],
  },
};
