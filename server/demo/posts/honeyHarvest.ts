import type { DemoPost } from '../demoPost.ts';

export const honeyHarvest: DemoPost = {
  handle: 'honey-by-moonlight',
  author: 'Kabir Menon',
  date: '2026-07-24',
  picture: 'forest-honey-3',
  tags: ['growers', 'season'],
  products: ['forest-honey', 'plain-yogurt', 'walnuts', 'rolled-oats'],
  texts: {
    en: {
      title: 'Honey by moonlight',
      summary:
        'The rock bees of the Nilgiris are visited at night, with smoke, a rope and a song. We were allowed to watch.',
      pictureAlt: 'A bowl of forest honey with a dipper',
      keywords: 'forest honey, wild honey, Nilgiris, harvest',
      html: `
<p>Nobody keeps these bees. They hang their combs, each as large as a door, under a cliff in the Nilgiris, and twice a year the honey hunters of the Kurumba come for a share.</p>
<h2>A rope made of vines</h2>
<p>The rope is new every year and made by the man who climbs it. His brother-in-law holds it from above: never his brother, who might inherit. Below, a smouldering bundle of green leaves; above, a song that asks the bees to move aside. They take the outer third of the comb and leave the brood. Next year the bees are back.</p>
<h2>Why it tastes different each time</h2>
<p>What you smell is whatever flowered within three kilometres: jamun in June, eucalyptus in August. We do not blend, heat or filter it beyond a cloth. That is why no two lots look alike, and why it sets in winter. Stand the jar in warm water, and it runs again.</p>
<h2>Breakfast, in one minute</h2>
<p>Thick yogurt, a handful of walnuts, a spoon of honey from high above. It does not need a recipe.</p>
<p><em>Please do not give honey to children under one year.</em></p>`,
    },
    fr: {
      title: 'Le miel au clair de lune',
      summary:
        'On rend visite aux abeilles géantes des Nilgiris la nuit, avec de la fumée, une corde et un chant. Nous avons pu regarder.',
      pictureAlt: 'Un bol de miel de forêt avec sa cuillère',
      keywords: 'miel de forêt, miel sauvage, Nilgiris, récolte',
      html: `
<p>Personne n’élève ces abeilles. Elles suspendent leurs rayons, grands comme des portes, sous une falaise des Nilgiris, et deux fois par an les chasseurs de miel kurumba viennent en prendre une part.</p>
<h2>Une corde de lianes</h2>
<p>La corde est refaite chaque année par celui qui descend. C’est son beau-frère qui la tient : jamais son frère, qui pourrait hériter. En bas, un fagot de feuilles vertes qui fume ; en haut, un chant qui prie les abeilles de s’écarter. Ils prennent le tiers extérieur du rayon et laissent le couvain. L’année suivante, les abeilles reviennent.</p>
<h2>Pourquoi le goût change</h2>
<p>On y sent tout ce qui a fleuri à trois kilomètres à la ronde : le jamun en juin, l’eucalyptus en août. Nous ne mélangeons rien, ne chauffons rien et ne filtrons qu’à travers un linge. Voilà pourquoi aucun lot ne ressemble à l’autre, et pourquoi il cristallise en hiver. Posez le pot dans l’eau tiède : il redevient liquide.</p>
<h2>Le petit déjeuner en une minute</h2>
<p>Un yaourt épais, une poignée de noix, une cuillerée de ce miel venu d’en haut. Pas besoin de recette.</p>
<p><em>Ne donnez pas de miel aux enfants de moins d’un an.</em></p>`,
    },
  },
};
