import type { DemoPost } from '../demoPost.ts';

export const teaGarden: DemoPost = {
  handle: 'a-morning-in-the-tea-garden',
  author: 'Ananya Rao',
  date: '2026-06-19',
  picture: 'assam-tea-2',
  tags: ['growers', 'pantry'],
  products: ['assam-tea', 'green-tea', 'masala-chai', 'green-cardamom'],
  texts: {
    en: {
      title: 'A morning in the tea garden',
      summary: 'Two leaves and a bud, forty times a minute: where our Assam comes from.',
      pictureAlt: 'Assam tea',
      keywords: 'assam, tea, second flush, growers, brewing',
      html: `
<p>At half past five the mist still lies between the rows. Rupa Das has filled her first basket. Two leaves and a bud, snapped with the thumb, never torn: she does it forty times a minute and talks about her daughter’s exams meanwhile.</p>
<h2>The second flush</h2>
<p>The leaves of June are the ones we wait for. The first flush of spring is delicate; the second, grown in heat and rain, has the malt and the colour that a cup with milk needs. The garden is eleven acres, and it is worked by the nineteen families who own it.</p>
<h2>From leaf to tin in a day</h2>
<p>By noon the leaves wither on racks. In the afternoon they are rolled, then spread out and left to themselves: for ninety minutes they turn from green to copper, and nobody may open the door. Drying stops it all. By evening it is tea.</p>
<h2>A better cup</h2>
<ol>
<li>Fresh water, just off the boil.</li>
<li>One level teaspoon for each cup, and no more.</li>
<li>Four minutes. Not five.</li>
</ol>
<p>For chai, crush two pods of cardamom and give the leaves a minute in simmering milk at the end. Rupa adds ginger. Rupa is right.</p>`,
    },
    fr: {
      title: 'Un matin au jardin de thé',
      summary: 'Deux feuilles et un bourgeon, quarante fois par minute : d’où vient notre Assam.',
      pictureAlt: 'Du thé d’Assam',
      keywords: 'assam, thé, deuxième récolte, producteurs, infusion',
      html: `
<p>À cinq heures et demie, la brume s’attarde entre les rangs. Rupa Das a déjà rempli son premier panier. Deux feuilles et un bourgeon, cassés du pouce, jamais arrachés : elle le fait quarante fois par minute tout en parlant des examens de sa fille.</p>
<h2>La deuxième récolte</h2>
<p>Ce sont les feuilles de juin que nous attendons. La première récolte, au printemps, est délicate ; la deuxième, poussée dans la chaleur et la pluie, a le malt et la couleur qu’il faut à une tasse avec du lait. Le jardin compte quatre hectares et demi, cultivés par les dix-neuf familles à qui il appartient.</p>
<h2>De la feuille à la boîte en un jour</h2>
<p>À midi, les feuilles flétrissent sur les claies. L’après-midi, on les roule, puis on les étale et on les laisse tranquilles : pendant quatre-vingt-dix minutes, elles passent du vert au cuivre, et personne n’ouvre la porte. Le séchage arrête tout. Le soir, c’est du thé.</p>
<h2>Une meilleure tasse</h2>
<ol>
<li>De l’eau fraîche, juste frémissante.</li>
<li>Une cuillère à café rase par tasse, pas plus.</li>
<li>Quatre minutes. Pas cinq.</li>
</ol>
<p>Pour un chai, écrasez deux gousses de cardamome et laissez les feuilles une minute dans le lait frémissant à la fin. Rupa ajoute du gingembre. Rupa a raison.</p>`,
    },
  },
};
