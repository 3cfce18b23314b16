import { emoji } from './emoji.ts';
import { grains, heap, powder, strewn } from './grains.ts';
import type { Fill } from './grains.ts';
import { emblem } from './labels.ts';
import type { EmblemName, Label } from './labels.ts';
import { close, lay, packBeside, packHero, packPair, put, served, solo } from './layouts.ts';
import type { Look } from './compose.ts';
import { jar, pouch, sack, tin } from './packaging.ts';
import type { ArtByHandle } from './picture.ts';
import {
  cardamom,
  cerealEar,
  cinnamonBundle,
  cinnamonStick,
  naan,
  sprig,
  starAnise,
  turmericRoot,
} from './pieces.ts';
import { board, bowl, glass, linen, mirrored, plate, spoon } from './tableware.ts';
import type { Art } from './vector.ts';

const cereal = (hue: number, turn = 14): Look => ({ hue, chroma: 0.056, light: 0.912, turn });
const earthy = (hue: number, turn = -8): Look => ({ hue, chroma: 0.062, light: 0.9, turn });
const spicy = (hue: number, turn = 16): Look => ({ hue, chroma: 0.078, light: 0.885, turn });

const labelled = (ink: string, name: EmblemName | Art, paper = '#fdf6e6'): Label => ({
  paper,
  ink,
  emblem: typeof name === 'string' ? emblem(name, ink) : name,
});
const printed = (paper: string, ink: string, name: EmblemName): Label => ({
  paper,
  ink,
  emblem: emblem(name, paper),
});
const heaped = (fill: Fill, seed: string): Art => heap(fill, 300, 130, seed);
const few = (fill: Fill, seed: string): Art => strewn(fill, 260, 16, seed);

const chilli = emoji('hot-pepper', { from: [330, 40], hue: 27 });
const coriander = sprig('#5f9f45', 5);
const ear = cerealEar('#c3b24a');
const wheat = cerealEar('#d9a441');
const flatbread = emoji('flatbread', { hue: 72, chroma: 1.1, light: -0.02 });

const basmati = grains('sliver', 11, '#fbf3df', '#f5ead0', '#fffaf0');
const brownRice = grains('sliver', 11, '#c99a62', '#b98a52', '#d7ab74');
const atta = powder('#ecd3a6');
const oats = grains('flake', 12, '#ecd2a0', '#e2c48c', '#f3dfb6');
const quinoa = grains('round', 7, '#f0dfb4', '#e4cf9c', '#d9a77a');
const semolina = powder('#f6df9c');
const millet = grains('round', 8, '#b7b08f', '#a39d7c', '#c6c0a2');
const kernels = grains('drop', 13, '#fbc62f', '#f5b51c', '#ffd75a');
const corn = emoji('ear-of-corn');

/** The pictures of grains. */
export const grainFoods: ArtByHandle = {
  'basmati-rice': {
    look: cereal(82, -20),
    pictures: [
      packHero(
        pouch({ face: 'arch', color: '#2f6b52', label: labelled('#2f6b52', 'ear'), fill: basmati }),
        heaped(basmati, 'basmati'),
        'right',
      ),
      packBeside(
        sack({ fill: basmati, label: labelled('#2f6b52', 'ear') }),
        ear,
        few(basmati, 'basmati'),
        'left',
      ),
      close(emoji('cooked-rice', { from: [330, 40], hue: 165, chroma: 0.4 }), ear, 'right', 620),
    ],
  },
  'brown-rice': {
    look: cereal(62),
    pictures: [
      packHero(
        sack({ fill: brownRice, label: labelled('#8a4f22', 'ear'), cloth: '#cfa974' }),
        few(brownRice, 'brown'),
        'right',
        260,
      ),
      packPair(
        pouch({
          face: 'seal',
          color: '#c08552',
          label: labelled('#8a4f22', 'ear'),
          fill: brownRice,
        }),
        heaped(brownRice, 'brown'),
        'right',
      ),
      served(
        linen('#f1e4cd', '#8a5a34'),
        bowl({
          color: '#4d6a63',
          fill: brownRice,
          garnish: [{ art: coriander, x: 0, y: -46, width: 80 }],
        }),
        ear,
        coriander,
      ),
    ],
  },
  'whole-wheat-atta': {
    look: cereal(72, -24),
    pictures: [
      packHero(
        sack({ fill: atta, label: labelled('#a8642a', 'ear'), cloth: '#ead5b0' }),
        heaped(atta, 'atta'),
        'left',
        270,
      ),
      [
        put(
          pouch({
            face: 'wave',
            color: '#b9682c',
            label: printed('#fff3d9', '#eec27a', 'ear'),
            fill: atta,
          }),
          500,
          715,
          520,
          4,
        ),
        put(wheat, 200, 700, 400, -18),
        put(wheat, 290, 740, 340, 8),
        put(heaped(atta, 'atta2'), 300, 795, 280),
      ],
      [
        lay(board('#b5804a'), 400, 820, 740),
        put(bowl({ color: '#e9dcc4', fill: atta, stripe: '#a8642a' }), 530, 690, 360),
        put(flatbread, 250, 750, 300),
        put(flatbread, 360, 790, 290, 30),
        put(wheat, 630, 800, 260, 62),
      ],
    ],
  },
  'rolled-oats': {
    look: cereal(76, -20),
    pictures: [
      solo(
        jar({
          lid: 'cork',
          lidColor: '#c99a62',
          label: labelled('#7a6a3a', 'ear'),
          fill: oats,
          tall: true,
        }),
        590,
        0,
        put(heaped(oats, 'oats'), 600, 790, 260),
      ),
      packBeside(
        pouch({
          face: 'arch',
          color: '#e9d8b4',
          label: labelled('#7a5a2c', 'ear', '#fffaf0'),
          fill: oats,
        }),
        bowl({ color: '#6c8f9c', fill: oats }),
        few(oats, 'oats'),
        'right',
      ),
      served(
        linen('#eef0e8', '#6c8f9c'),
        bowl({
          color: '#f3ece0',
          stripe: '#c9a05e',
          fill: { kind: 'liquid', color: '#f3e2bd' },
          garnish: [
            { art: emoji('blueberries', { hue: 274 }), x: -40, y: -12, width: 62 },
            {
              art: emoji('strawberry', { from: [330, 40], hue: 20 }),
              x: 30,
              y: -16,
              width: 58,
              turn: 30,
            },
          ],
        }),
        glass({ liquid: '#fdfaf2', below: '#f1ebdf', foam: '#ffffff' }),
        emoji('honey-pot'),
      ),
    ],
  },
  quinoa: {
    look: cereal(50, 20),
    pictures: [
      packHero(
        pouch({
          face: 'wave',
          color: '#7a3f52',
          label: printed('#fbe9d2', '#e6b07c', 'sun'),
          fill: quinoa,
        }),
        heaped(quinoa, 'quinoa'),
        'left',
      ),
      [
        put(bowl({ color: '#b98a5a', wooden: true, fill: quinoa }), 330, 640, 440),
        put(spoon(quinoa), 440, 790, 480, -8),
      ],
      close(
        bowl({
          color: '#8f5a6a',
          fill: quinoa,
          garnish: [
            {
              art: emoji('tomato', { from: [330, 40], hue: 27, light: 0.02 }),
              x: -60,
              y: -10,
              width: 62,
              turn: -14,
            },
            { art: emoji('avocado'), x: 54, y: -18, width: 84, turn: 20 },
            { art: coriander, x: 0, y: -48, width: 80 },
          ],
        }),
        emoji('avocado'),
        'left',
        680,
      ),
    ],
  },
  semolina: {
    look: cereal(94, -30),
    pictures: [
      solo(
        pouch({
          face: 'seal',
          color: '#f0b93a',
          label: labelled('#b06a14', 'sun'),
          fill: semolina,
        }),
        590,
        0,
        put(heaped(semolina, 'semolina'), 230, 790, 280),
      ),
      [
        put(
          jar({
            lid: 'screw',
            lidColor: '#c77b2a',
            label: labelled('#b06a14', 'ear'),
            fill: semolina,
          }),
          520,
          690,
          400,
        ),
        put(spoon(semolina), 350, 790, 500, -6),
        put(wheat, 210, 640, 330, -16),
      ],
      served(
        board('#bd8a55'),
        bowl({
          color: '#d7e3dc',
          fill: semolina,
          garnish: [
            { art: coriander, x: 20, y: -44, width: 70 },
            { art: chilli, x: -46, y: -18, width: 60, turn: 30 },
          ],
        }),
        emoji('onion'),
        emoji('carrot', { from: [320, 52], hue: 52 }),
      ),
    ],
  },
  'pearl-millet': {
    look: cereal(104, -24),
    pictures: [
      packHero(
        sack({ fill: millet, label: labelled('#5f6a44', 'ear'), cloth: '#c9bd97' }),
        heaped(millet, 'millet'),
        'right',
        240,
      ),
      packPair(
        pouch({ face: 'arch', color: '#6f7a52', label: labelled('#5f6a44', 'ear'), fill: millet }),
        few(millet, 'millet'),
        'left',
      ),
      [
        lay(linen('#efe9d8', '#7b8658'), 400, 825, 740),
        put(flatbread, 540, 680, 330),
        put(bowl({ color: '#54605a', fill: millet }), 330, 745, 440),
        put(few(millet, 'bajra'), 580, 790, 230),
      ],
    ],
  },
  'sweet-corn': {
    look: cereal(104, 24),
    pictures: [
      solo(corn, 590),
      [
        put(mirrored(corn), 530, 610, 450, 4),
        put(corn, 320, 740, 520, -8),
        put(few(kernels, 'corn'), 560, 780, 260),
      ],
      close(
        bowl({
          color: '#3f7d77',
          fill: kernels,
          stripe: '#f5d98a',
          garnish: [{ art: coriander, x: 30, y: -46, width: 80 }],
        }),
        corn,
        'right',
        680,
      ),
    ],
  },
};

const toor = grains('lens', 10, '#f0b13c', '#e7a22c', '#f6c25c');
const moong = grains('oval', 9, '#f4dc6c', '#ecd052', '#f9e892');
const masoor = grains('lens', 10, '#f0744a', '#e8643a', '#f68a62');
const chana = grains('round', 11, '#eab548', '#dfa535', '#f2c768');
const kidney = grains('kidney', 15, '#8c2b2f', '#7a2127', '#a03a3a');
const urad = grains('oval', 9, '#35302f', '#292524', '#47403d');
const chickpea = grains('round', 15, '#ecc88c', '#e2ba78', '#f3d6a2');
const peas = grains('round', 14, '#6fb63f', '#5fa834', '#86c655');
const beans = emoji('beans');
const pod = emoji('pea-pod');
const garlic = emoji('garlic');
const onion = emoji('onion');
const dal = (color: string, tableware: string, stripe: string, garnish: Art): Art =>
  bowl({
    color: tableware,
    stripe,
    fill: { kind: 'liquid', color },
    garnish: [
      { art: coriander, x: 34, y: -14, width: 70, turn: 40 },
      { art: garnish, x: -44, y: -4, width: 52, turn: -30 },
    ],
  });

/** The pictures of pulses. */
export const pulses: ArtByHandle = {
  'toor-dal': {
    look: earthy(78),
    pictures: [
      packHero(
        pouch({ face: 'seal', color: '#d9862b', label: labelled('#b05f14', 'leaf'), fill: toor }),
        heaped(toor, 'toor'),
        'right',
      ),
      packBeside(
        jar({
          lid: 'cork',
          lidColor: '#c08d55',
          label: labelled('#b05f14', 'leaf'),
          fill: toor,
          tall: true,
        }),
        bowl({ color: '#a3623a', fill: toor }),
        few(toor, 'toor'),
        'left',
      ),
      served(board('#9c6a3e'), dal('#eaa92f', '#b56b3c', '#f6e2bb', chilli), garlic, onion),
    ],
  },
  'moong-dal': {
    look: earthy(108, -24),
    pictures: [
      packHero(
        pouch({ face: 'arch', color: '#8fa63c', label: labelled('#6f8526', 'leaf'), fill: moong }),
        heaped(moong, 'moong'),
        'left',
      ),
      [
        put(
          sack({ fill: moong, label: labelled('#6f8526', 'leaf'), cloth: '#e0cf9f' }),
          330,
          690,
          470,
        ),
        put(spoon(moong), 480, 800, 470, -6),
      ],
      close(dal('#f2d35c', '#6f8a63', '#f4edcf', chilli), garlic, 'left', 680),
    ],
  },
  'masoor-dal': {
    look: earthy(36, 18),
    pictures: [
      packHero(
        pouch({
          face: 'wave',
          color: '#c64f32',
          label: printed('#fff0dc', '#f7b48c', 'leaf'),
          fill: masoor,
        }),
        heaped(masoor, 'masoor'),
        'right',
      ),
      [
        put(bowl({ color: '#f2e6d6', stripe: '#d9623f', fill: masoor }), 300, 680, 430),
        put(
          jar({
            lid: 'screw',
            lidColor: '#a33f28',
            label: labelled('#c64f32', 'leaf'),
            fill: masoor,
          }),
          560,
          730,
          380,
        ),
        put(few(masoor, 'masoor'), 320, 790, 280),
      ],
      [
        put(emoji('curry-rice'), 420, 760, 600),
        put(chilli, 180, 800, 200, 30),
        put(coriander, 620, 470, 200, 24),
      ],
    ],
  },
  'chana-dal': {
    look: earthy(86, -30),
    pictures: [
      solo(
        sack({ fill: chana, label: labelled('#8a5a1c', 'flower'), cloth: '#d8b27a' }),
        570,
        0,
        put(few(chana, 'chana'), 400, 800, 330),
      ),
      packPair(
        pouch({
          face: 'wave',
          color: '#7d5a24',
          label: printed('#fbe9c2', '#eab548', 'flower'),
          fill: chana,
        }),
        heaped(chana, 'chana'),
        'left',
      ),
      served(
        linen('#f4e6c8', '#a8722a'),
        bowl({ color: '#86512c', wooden: true, fill: chana }),
        naan(),
        onion,
      ),
    ],
  },
  'kidney-beans': {
    look: earthy(22, 20),
    pictures: [
      packHero(
        jar({
          lid: 'screw',
          lidColor: '#3c2422',
          label: labelled('#8c2b2f', beans),
          fill: kidney,
          tall: true,
        }),
        heaped(kidney, 'kidney'),
        'right',
      ),
      [
        put(beans, 540, 560, 330, 24),
        put(beans, 310, 720, 470, -8),
        put(few(kidney, 'rajma'), 560, 770, 260),
      ],
      served(
        board('#a87245'),
        emoji('pot-of-food', { from: [230, 320], hue: 250, chroma: 0.6, light: -0.14 }),
        beans,
        chilli,
      ),
    ],
  },
  'black-urad': {
    look: { hue: 60, chroma: 0.036, light: 0.885, turn: -20 },
    pictures: [
      packHero(
        pouch({ face: 'arch', color: '#4a4440', label: labelled('#3a3431', 'ridge'), fill: urad }),
        heaped(urad, 'urad'),
        'left',
      ),
      packBeside(
        jar({ lid: 'cork', lidColor: '#b98b5a', label: labelled('#3a3431', 'ridge'), fill: urad }),
        bowl({ color: '#d8c3a0', fill: urad, wooden: true }),
        few(urad, 'urad'),
        'right',
      ),
      served(
        linen('#e8ddd0', '#4a4440'),
        dal(
          '#6b4534',
          '#3f4a4f',
          '#c9a66b',
          emoji('butter', { from: [240, 340], hue: 80, chroma: 0.5 }),
        ),
        garlic,
        chilli,
      ),
    ],
  },
  chickpeas: {
    look: earthy(68, 22),
    pictures: [
      packHero(
        sack({ fill: chickpea, label: labelled('#5c7d6a', 'leaf'), cloth: '#d6b583' }),
        few(chickpea, 'chickpeas'),
        'left',
        280,
      ),
      packBeside(
        pouch({
          face: 'wave',
          color: '#4f7a6c',
          label: printed('#fdf1da', '#ecc88c', 'leaf'),
          fill: chickpea,
        }),
        bowl({ color: '#c27a4a', fill: chickpea }),
        few(chickpea, 'chole'),
        'right',
      ),
      [
        lay(plate('#f7efe2', '#5c8a7a'), 400, 835, 720),
        put(emoji('falafel'), 290, 745, 330),
        put(
          bowl({
            color: '#5c8a7a',
            fill: chickpea,
            garnish: [{ art: coriander, x: 0, y: -44, width: 80 }],
          }),
          555,
          755,
          330,
        ),
        put(emoji('lemon'), 430, 815, 150, 20),
      ],
    ],
  },
  'green-peas': {
    look: earthy(128, -22),
    pictures: [
      solo(pod, 580),
      [
        put(mirrored(pod), 520, 560, 400, 4),
        put(pod, 330, 720, 500, -10),
        put(few(peas, 'peas'), 540, 780, 300),
      ],
      close(
        bowl({
          color: '#f3eee0',
          stripe: '#6fb63f',
          fill: peas,
          garnish: [{ art: sprig('#4d9a44'), x: 20, y: -44, width: 80 }],
        }),
        pod,
        'right',
        680,
      ),
    ],
  },
};

const turmeric = powder('#f7ae1c');
const chilliPowder = powder('#c92a1e');
const cumin = grains('sliver', 10, '#a5763e', '#8f6430', '#b98a50');
const masala = powder('#8a5028');
const pepper = grains('round', 12, '#3d3330', '#2e2624', '#544640');
const ginger = emoji('ginger-root', { from: [320, 50], hue: 62 });
const gingerPowder = powder('#e6c184');
const pod1 = cardamom();
const bundle = cinnamonBundle();
const stick = cinnamonStick();
const anise = starAnise();
const root = turmericRoot();
const pods = grains('oval', 17, '#9db557', '#8ca548', '#b1c76d');

/** The pictures of spices. */
export const spices: ArtByHandle = {
  'turmeric-powder': {
    look: spicy(88, -28),
    pictures: [
      packHero(
        jar({
          lid: 'screw',
          lidColor: '#4a3a28',
          label: labelled('#c77b0a', 'flower'),
          fill: turmeric,
        }),
        heaped(turmeric, 'turmeric'),
        'right',
      ),
      packBeside(
        pouch({
          face: 'seal',
          color: '#e39a12',
          label: labelled('#b06a06', 'flower'),
          fill: turmeric,
        }),
        root,
        heaped(turmeric, 'turmeric2'),
        'left',
        -10,
      ),
      [
        lay(board('#8f5f38'), 400, 800, 740),
        put(root, 250, 640, 300, -14),
        put(bowl({ color: '#6d4a34', fill: turmeric }), 540, 720, 380),
        put(spoon(turmeric), 330, 800, 460, -4),
      ],
    ],
  },
  'chilli-powder': {
    look: spicy(30),
    pictures: [
      packHero(
        pouch({
          face: 'wave',
          color: '#fbeedd',
          label: printed('#b3231c', '#e8743f', 'sun'),
          fill: chilliPowder,
        }),
        heaped(chilliPowder, 'chilli'),
        'left',
      ),
      [
        put(mirrored(chilli), 545, 610, 400, 10),
        put(chilli, 320, 720, 470, -12),
        put(heaped(chilliPowder, 'mirch'), 530, 780, 320),
      ],
      close(bowl({ color: '#f3e3cf', stripe: '#b3231c', fill: chilliPowder }), chilli, 'left', 680),
    ],
  },
  'cumin-seeds': {
    look: spicy(62, -18),
    pictures: [
      packHero(
        jar({
          lid: 'cork',
          lidColor: '#caa06a',
          label: labelled('#7a4f22', 'leaf'),
          fill: cumin,
          tall: true,
        }),
        heaped(cumin, 'cumin'),
        'left',
      ),
      [
        put(
          pouch({
            face: 'arch',
            color: '#a5713a',
            label: labelled('#7a4f22', 'leaf'),
            fill: cumin,
          }),
          520,
          700,
          500,
          4,
        ),
        put(spoon(cumin), 330, 790, 480, -10),
      ],
      served(linen('#f1e0c4', '#8f6430'), bowl({ color: '#4f6b6a', fill: cumin }), onion, garlic),
    ],
  },
  'green-cardamom': {
    look: spicy(122, -14),
    pictures: [
      [put(pod1, 290, 660, 430, -24), put(pod1, 520, 650, 410, 22), put(pod1, 405, 740, 480, 4)],
      packBeside(
        tin({ color: '#5f7f3c', lid: '#c9b27a', label: labelled('#5f7f3c', pod1) }),
        heap(pods, 300, 150, 'pods'),
        pod1,
        'right',
      ).with(2, put(pod1, 250, 800, 170, 70)),
      [
        lay(plate('#fbf5e6', '#93a856'), 400, 825, 720),
        put(bowl({ color: '#c79a62', wooden: true, fill: pods }), 430, 735, 440),
        put(pod1, 190, 780, 170, -60),
        put(pod1, 610, 800, 150, 66),
      ],
    ],
  },
  'cinnamon-sticks': {
    look: spicy(50, 14),
    pictures: [
      solo(bundle, 600, -28),
      [
        put(stick, 420, 500, 520, -34),
        put(stick, 400, 640, 560, 16),
        put(anise, 300, 760, 240, 10),
        put(anise, 560, 740, 160, 30),
      ],
      [
        lay(board('#c4935f'), 400, 810, 740),
        put(
          jar({
            lid: 'cork',
            lidColor: '#b98650',
            label: labelled('#8a4a22', anise),
            fill: powder('#a8622f'),
          }),
          540,
          700,
          360,
        ),
        put(bundle, 280, 760, 420, -8),
        put(anise, 590, 800, 150),
      ],
    ],
  },
  'garam-masala': {
    look: spicy(44, 26),
    pictures: [
      packHero(
        tin({ color: '#8c3f2a', lid: '#d9a860', label: labelled('#8c3f2a', anise) }),
        heaped(masala, 'masala'),
        'left',
        280,
      ),
      [
        put(heap(masala, 300, 160, 'garam'), 400, 660, 470),
        put(anise, 220, 770, 200),
        put(stick, 500, 790, 330, -12),
        put(pod1, 620, 700, 150, 40),
      ],
      close(
        bowl({
          color: '#33474a',
          stripe: '#d9a860',
          fill: masala,
          garnish: [{ art: anise, x: 10, y: -28, width: 90 }],
        }),
        bundle,
        'right',
        680,
      ),
    ],
  },
  'black-pepper': {
    look: { hue: 74, chroma: 0.045, light: 0.895, turn: -24 },
    pictures: [
      packHero(
        jar({
          lid: 'screw',
          lidColor: '#2e2a28',
          label: labelled('#3a302c', 'ridge'),
          fill: pepper,
        }),
        heaped(pepper, 'pepper'),
        'left',
        290,
      ),
      packPair(
        tin({ color: '#3a3634', lid: '#c8a878', label: labelled('#3a302c', 'leaf') }),
        heaped(pepper, 'kali'),
        'right',
        300,
      ),
      [
        lay(linen('#efe6d8', '#5a4c42'), 400, 825, 740),
        put(emoji('salt', { from: [200, 320], hue: 60, chroma: 0.5, light: -0.12 }), 590, 690, 330),
        put(bowl({ color: '#b4845a', wooden: true, fill: pepper }), 320, 740, 420),
        put(few(pepper, 'mirch'), 560, 790, 240),
      ],
    ],
  },
  'fresh-ginger': {
    look: spicy(72, -12),
    pictures: [
      solo(ginger, 570),
      [
        put(mirrored(ginger), 540, 590, 390, 18),
        put(ginger, 320, 740, 500, -10),
        put(emoji('lemon'), 590, 770, 210, 14),
      ],
      [
        lay(board('#a9764a'), 400, 810, 740),
        put(ginger, 290, 720, 400, 8),
        put(bowl({ color: '#e9e2d2', stripe: '#d39c5a', fill: gingerPowder }), 560, 745, 330),
        put(garlic, 400, 800, 150),
      ],
    ],
  },
};
