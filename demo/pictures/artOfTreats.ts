import type { Look } from './compose.ts';
import { emoji } from './emoji.ts';
import { grains, heap, liquid, strewn } from './grains.ts';
import { emblem } from './labels.ts';
import type { EmblemName, Label } from './labels.ts';
import { close, lay, packBeside, packHero, put, served, solo, trio } from './layouts.ts';
import { bottle, carton, pouch, tin } from './packaging.ts';
import type { ArtByHandle } from './picture.ts';
import {
  almond,
  bean,
  block,
  cardamom,
  cinnamonStick,
  jelly,
  mochi,
  rolledBall,
  slice,
  sprig,
  starAnise,
} from './pieces.ts';
import { board, bowl, cup, glass, linen, mirrored, plate, spoon } from './tableware.ts';
import type { Art } from './vector.ts';

const fresh = (hue: number, turn = 22): Look => ({ hue, chroma: 0.058, light: 0.905, turn });
const festive = (hue: number, turn = -22): Look => ({ hue, chroma: 0.066, light: 0.9, turn });

const labelled = (ink: string, drawing: EmblemName | Art, paper = '#fdf6e6'): Label => ({
  paper,
  ink,
  emblem: typeof drawing === 'string' ? emblem(drawing, ink) : drawing,
});

const mint = sprig('#5fa64a', 5);
const teaSprig = sprig('#4f8f43', 5);
const blackTea = grains('sliver', 9, '#4a2a1e', '#3b2018', '#6b3f28');
const greenLeaf = grains('sliver', 11, '#6f8f4a', '#5c7d3c', '#8aa860');
const coffeeBeans = grains('oval', 15, '#6b3f24', '#5a321b', '#7d4c2c');
const coffeeBean = bean('#6b3f24');
const hibiscusPetals = grains('flake', 14, '#a3213f', '#8a1a36', '#c23a56');
const tangerine = emoji('tangerine');
const orangeSlice = slice({ skin: '#f28a1c', flesh: '#ffa62e', segments: 9 });
const mango = emoji('mango');
const coconut = emoji('coconut', { from: [260, 50], hue: 55, chroma: 0.9, light: 0.03 });
const hibiscus = emoji('hibiscus');
const teapot = emoji('teapot', { from: [330, 60], hue: 32, chroma: 0.75, light: -0.06 });
const greenTeapot = emoji('teapot', { from: [330, 60], hue: 150, chroma: 0.55, light: 0.04 });
const pod = cardamom();
const stick = cinnamonStick();
const anise = starAnise();
const assamTin = tin({ color: '#7d2f26', lid: '#d9b26a', label: labelled('#7d2f26', teaSprig) });
const greenPouch = pouch({
  face: 'arch',
  color: '#7fa05a',
  label: labelled('#4f7a35', teaSprig),
  fill: greenLeaf,
});
const coffeeBag = pouch({
  face: 'seal',
  color: '#4a2f24',
  label: labelled('#5a321b', coffeeBean),
  fill: coffeeBeans,
});
const chaiTin = tin({ color: '#d98a3a', lid: '#8a4a22', label: labelled('#a3531c', anise) });
const orangeCarton = carton({
  color: '#fff3dc',
  wave: '#f28a1c',
  label: labelled('#d9700c', tangerine, '#fffaf0'),
});
const orangeGlass = glass({ liquid: '#ffa224', straw: '#5fa64a', rim: orangeSlice });
const nectarBottle = bottle({
  form: 'shoulder',
  liquid: '#f9a526',
  cap: '#5a8f3c',
  label: labelled('#c9700f', mango),
});
const coconutGlass = glass({
  liquid: '#eef4ee',
  below: '#d9e6e0',
  ice: true,
  straw: '#3f9a86',
  rim: mint,
});
const coconutCarton = carton({
  color: '#f4f8f2',
  wave: '#56a896',
  label: labelled('#2f7a6c', coconut, '#ffffff'),
});
const hibiscusPouch = pouch({
  face: 'wave',
  color: '#f7e3e4',
  label: { paper: '#a3213f', ink: '#e08aa0', emblem: hibiscus },
  fill: hibiscusPetals,
});
const hibiscusGlass = glass({ liquid: '#d22f52', below: '#a3163a', ice: true, rim: hibiscus });

/** The pictures of teas, coffee and juices. */
export const drinks: ArtByHandle = {
  'assam-tea': {
    look: fresh(38, 18),
    pictures: [
      packHero(assamTin, heap(blackTea, 300, 120, 'assam'), 'right', 300),
      [
        put(teapot, 510, 640, 410),
        put(assamTin, 250, 720, 330, -3),
        put(spoon(blackTea), 480, 800, 400, -6),
      ],
      served(
        linen('#f6e6da', '#7d2f26'),
        cup({ color: '#f6efe4', saucer: '#c9604c', liquid: '#9c4218' }),
        teaSprig,
        emoji('cookie'),
        500,
      ),
    ],
  },
  'green-tea': {
    look: fresh(134, -18),
    pictures: [
      packHero(greenPouch, heap(greenLeaf, 300, 120, 'green'), 'left'),
      [
        put(teaSprig, 600, 560, 320, 16),
        put(greenTeapot, 360, 720, 480),
        put(heap(greenLeaf, 300, 110, 'sencha'), 590, 790, 240),
      ],
      close(
        bowl({
          color: '#3f6b5c',
          fill: liquid('#b9c95a'),
          garnish: [{ art: teaSprig, x: 20, y: -12, width: 56, turn: 70 }],
        }),
        greenTeapot,
        'left',
        600,
      ),
    ],
  },
  'filter-coffee': {
    look: { hue: 56, chroma: 0.048, light: 0.88, turn: -16 },
    pictures: [
      packHero(coffeeBag, heap(coffeeBeans, 300, 130, 'coffee'), 'right'),
      [
        put(coffeeBean, 240, 570, 250, -24),
        put(cup({ color: '#8f5a3c', liquid: '#3f2115' }), 450, 720, 450),
        put(coffeeBean, 240, 790, 170, 40),
        put(coffeeBean, 350, 810, 140, -20),
      ],
      [
        lay(board('#7d5236'), 400, 820, 750),
        put(coffeeBag, 580, 680, 360),
        put(glass({ liquid: '#a8683c', below: '#4a2718', foam: '#f2dfc2' }), 330, 770, 420),
        put(strewn(coffeeBeans, 260, 9, 'beans'), 560, 790, 280),
      ],
    ],
  },
  'masala-chai': {
    look: fresh(62, -18),
    pictures: [
      solo(cup({ color: '#a8552f', liquid: '#e2b584', clay: true }), 560),
      [
        put(chaiTin, 500, 680, 420, 3),
        put(anise, 220, 700, 220),
        put(stick, 330, 790, 380, -10),
        put(pod, 600, 790, 150, 60),
      ],
      [
        lay(plate('#3f5f66', '#d9a860'), 400, 835, 750),
        put(cup({ color: '#b9683c', liquid: '#e2b584', clay: true }), 270, 770, 360),
        put(cup({ color: '#9c4d28', liquid: '#d9a872', clay: true }), 510, 780, 380),
        put(stick, 560, 825, 250, -6),
        put(anise, 340, 830, 120),
      ],
    ],
  },
  'orange-juice': {
    look: fresh(66, -16),
    pictures: [
      solo(orangeGlass, 620),
      [
        put(orangeCarton, 310, 710, 520, -2),
        put(tangerine, 570, 690, 270, 8),
        put(orangeSlice, 540, 795, 220, 14),
      ],
      [
        lay(board('#c9955c'), 400, 820, 750),
        put(orangeGlass, 300, 760, 470),
        put(tangerine, 560, 730, 260, -6),
        put(orangeSlice, 490, 810, 200),
        put(orangeSlice, 640, 815, 180, 30),
      ],
    ],
  },
  'mango-nectar': {
    look: fresh(84, -30),
    pictures: [
      solo(nectarBottle, 660, 0, put(mango, 590, 790, 250, 8)),
      [
        put(mirrored(mango), 560, 590, 350, -8),
        put(glass({ liquid: '#fbab2a', below: '#f28a1c', ice: true }), 330, 735, 480),
        put(mango, 580, 785, 240, 14),
      ],
      served(
        linen('#fdf2da', '#5a8f3c'),
        glass({ liquid: '#fcb53c', straw: '#d9603c', rim: mint }),
        mango,
        nectarBottle,
        480,
      ),
    ],
  },
  'coconut-water': {
    look: fresh(186, -50),
    pictures: [
      solo(coconut, 540, 0),
      [put(coconutCarton, 310, 710, 510, -2), put(coconut, 570, 770, 320, 10)],
      [
        lay(linen('#f2f7f0', '#56a896'), 400, 825, 750),
        put(emoji('palm-tree', { from: [280, 70], hue: 58, light: 0.03 }), 610, 620, 400),
        put(coconutGlass, 310, 760, 470),
        put(coconut, 540, 790, 270, -6),
      ],
    ],
  },
  'hibiscus-tea': {
    look: fresh(4, 26),
    pictures: [
      solo(hibiscus, 560),
      packBeside(hibiscusPouch, hibiscus, strewn(hibiscusPetals, 260, 10, 'hibiscus'), 'left', 10),
      [
        lay(plate('#fdf1ee', '#c23a56'), 400, 830, 740),
        put(hibiscusGlass, 330, 770, 490),
        put(hibiscus, 590, 790, 270, -12),
      ],
    ],
  },
};

const chocolate = emoji('chocolate-bar', { from: [330, 40], hue: 26, light: -0.03 });
const darkSquare = block({ color: '#5c3222', width: 120, height: 46, depth: 80, radius: 6 });
const popcorn = emoji(
  'popcorn',
  { from: [330, 40], hue: 27 },
  { from: [260, 330], hue: 80, chroma: 0.3 },
);
const popped = grains('kidney', 18, '#fdf3d2', '#f8e5ac', '#fffaf0');
const nori = { from: [255, 320], hue: 150, chroma: 0.32, light: -0.1 } as const;
const riceCracker = emoji('rice-cracker', nori);
const laddu = rolledBall('#eba42c', ['#7fa03c', '#f7d27c', '#b5651a']);
const jellyRed = jelly('#e8384f');
const jellyOrange = jelly('#f79a1f');
const jellyGreen = jelly('#7cc142');
const jellyPurple = jelly('#a04fb0');
const granola = grains('flake', 13, '#dfae66', '#c98f48', '#efcf96', '#7d3a2c');
const bar = block({
  color: '#c98f48',
  width: 280,
  height: 62,
  depth: 110,
  top: granola,
  radius: 12,
});
const pinkMochi = mochi('#f6bccb');
const greenMochi = mochi('#b9d59a');
const whiteMochi = mochi('#f7f0e2');
const dumpling = emoji('dumpling');
const dango = emoji('dango');
const moonCake = emoji('moon-cake');
const blackSesame = grains('drop', 9, '#3a3634', '#4a4644', '#efe0bc');

/** The pictures of sweets and snacks. */
export const snacks: ArtByHandle = {
  'dark-chocolate': {
    look: { hue: 40, chroma: 0.046, light: 0.88, turn: 20 },
    pictures: [
      solo(chocolate, 580),
      [
        put(mirrored(chocolate), 520, 570, 420, 8),
        put(darkSquare, 280, 690, 290, -8),
        put(darkSquare, 490, 760, 330, 6),
      ],
      [
        lay(board('#c49768'), 400, 815, 750),
        put(chocolate, 260, 700, 330, -10),
        put(darkSquare, 530, 700, 280),
        put(darkSquare, 450, 790, 300, -4),
        put(bean('#6b3a20'), 650, 790, 130, 30),
      ],
    ],
  },
  popcorn: {
    look: festive(92, -40),
    pictures: [
      solo(popcorn, 590),
      [
        put(popcorn, 540, 640, 430, 10),
        put(popcorn, 310, 730, 500, -6),
        put(strewn(popped, 300, 10, 'pop'), 520, 790, 330),
      ],
      close(bowl({ color: '#c8363c', stripe: '#fdf1dc', fill: popped }), popcorn, 'left', 660),
    ],
  },
  'rice-crackers': {
    look: festive(70, 22),
    pictures: [
      solo(riceCracker, 560),
      trio('fan', [riceCracker, mirrored(riceCracker), riceCracker], 1.02),
      served(
        plate('#3c4a56', '#d9b27a'),
        riceCracker,
        emoji('rice-ball', nori),
        bowl({ color: '#8a4a3c', fill: blackSesame }),
        400,
      ),
    ],
  },
  'besan-laddu': {
    look: festive(62, -16),
    pictures: [
      solo(laddu, 500),
      [
        put(laddu, 270, 700, 310),
        put(laddu, 540, 700, 310, 30),
        put(laddu, 405, 530, 300, 60),
        put(almond(), 400, 790, 130, 70),
      ],
      [
        lay(plate('#c9974a', '#f3d891'), 400, 830, 750),
        put(laddu, 250, 740, 230),
        put(laddu, 400, 720, 240, 20),
        put(laddu, 555, 740, 230, 50),
        put(laddu, 325, 590, 220, 80),
        put(laddu, 480, 590, 220, 10),
        put(laddu, 330, 800, 240, 35),
        put(laddu, 490, 800, 240, 65),
      ],
    ],
  },
  'fruit-jellies': {
    look: festive(350, 40),
    pictures: [
      [
        put(jellyGreen, 265, 620, 270, -12),
        put(jellyOrange, 545, 610, 270, 12),
        put(jellyRed, 405, 740, 340, 2),
      ],
      [
        put(jellyPurple, 400, 480, 250, 8),
        put(jellyRed, 265, 620, 270, -8),
        put(jellyGreen, 540, 620, 270, 14),
        put(jellyOrange, 400, 770, 320, -4),
      ],
      [
        put(
          bowl({
            color: '#eef4f2',
            stripe: '#e8849a',
            pieces: [
              { art: jellyPurple, x: -92, y: -16, width: 92, turn: -18 },
              { art: jellyGreen, x: 92, y: -16, width: 92, turn: 16 },
              { art: jellyOrange, x: -34, y: -46, width: 96, turn: 10 },
              { art: jellyRed, x: 44, y: -44, width: 96, turn: -8 },
              { art: jellyOrange, x: 4, y: -8, width: 92, turn: 24 },
            ],
          }),
          400,
          750,
          600,
        ),
        put(jellyGreen, 190, 815, 120, 8),
        put(jellyRed, 640, 820, 130, -14),
      ],
    ],
  },
  'granola-bars': {
    look: festive(58, 20),
    pictures: [
      solo(bar, 660),
      [
        put(bar, 470, 560, 420, 6),
        put(bar, 360, 690, 460, -8),
        put(almond(), 560, 770, 150, 60),
        put(strewn(granola, 260, 8, 'bars'), 310, 790, 300),
      ],
      served(
        linen('#f0e7d6', '#8a9a5c'),
        bar,
        bowl({ color: '#5f7d86', fill: granola }),
        emoji('honey-pot'),
        480,
      ),
    ],
  },
  'mochi-dumplings': {
    look: festive(18, 60),
    pictures: [
      [
        put(greenMochi, 260, 620, 320),
        put(whiteMochi, 545, 620, 320),
        put(pinkMochi, 405, 745, 400),
      ],
      [put(dango, 540, 600, 430, 6), put(dumpling, 330, 740, 420, -6)],
      [
        lay(plate('#4a5f5c', '#e6c9a0'), 400, 830, 750),
        put(dango, 590, 690, 300, 20),
        put(whiteMochi, 250, 745, 240),
        put(pinkMochi, 440, 760, 260),
        put(greenMochi, 330, 805, 260),
      ],
    ],
  },
  'moon-cakes': {
    look: festive(80, 30),
    pictures: [
      solo(moonCake, 540),
      trio('pyramid', [moonCake, mirrored(moonCake), moonCake]),
      [
        lay(linen('#f3e7d2', '#9c3a2c'), 400, 825, 750),
        put(greenTeapot, 560, 690, 330),
        put(moonCake, 240, 735, 260),
        put(moonCake, 400, 800, 300, 8),
      ],
    ],
  },
};
