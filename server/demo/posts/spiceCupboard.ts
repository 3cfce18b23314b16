import type { DemoPost } from '../demoPost.ts';

export const spiceCupboard: DemoPost = {
  handle: 'eight-spices-are-enough',
  author: 'Ananya Rao',
  date: '2026-09-18',
  picture: 'collection-spices',
  tags: ['kitchen', 'pantry'],
  products: [
    'cumin-seeds',
    'turmeric-powder',
    'green-cardamom',
    'black-pepper',
    'cinnamon-sticks',
    'garam-masala',
  ],
  texts: {
    en: {
      title: 'Eight spices are enough',
      summary:
        'Throw out the thirty dusty jars. With eight good spices and one habit you can cook nearly everything.',
      pictureAlt: 'Cinnamon, turmeric, chilli and pepper in bowls',
      keywords: 'spices, spice cupboard, tempering, storage',
      html: `
<p>We asked forty customers to open their spice cupboard. On average there were thirty-one jars, and the oldest was bought in 2014. It was paprika. It smelt of paper.</p>
<h2>The eight</h2>
<p>Cumin, turmeric, chilli, black pepper, cardamom, cinnamon, ginger and one blend you love. Together they cook dal, curries, pilaf, chai, pickles and a very good apple cake.</p>
<h2>Whole when you can</h2>
<p>A seed is a sealed jar. Whole cumin keeps for two years, ground cumin for six months. Buy whole what you can crush yourself, and powder only where you must: turmeric and chilli. Write the month on the lid.</p>
<h2>The habit: wake them in fat</h2>
<ol>
<li>Warm a spoon of ghee or oil until it shimmers.</li>
<li>Seeds first. When they crackle, count to ten.</li>
<li>Powders last and off the heat: five seconds are enough, and at ten they burn.</li>
<li>Pour it over the food while it still hisses.</li>
</ol>
<p>That is a <em>tadka</em>. It rescues soup, rice, roast potatoes and Mondays.</p>
<h2>Where to keep them</h2>
<p>Dark, dry, and not above the stove. The pretty rack in the sun is where colour goes to die.</p>`,
    },
    fr: {
      title: 'Huit épices suffisent',
      summary:
        'Jetez les trente bocaux poussiéreux. Avec huit bonnes épices et un seul geste, on cuisine presque tout.',
      pictureAlt: 'Cannelle, curcuma, piment et poivre dans des bols',
      keywords: 'épices, placard à épices, tadka, conservation',
      html: `
<p>Nous avons demandé à quarante clients d’ouvrir leur placard à épices. On y trouvait trente et un bocaux en moyenne, et le plus ancien datait de 2014. C’était du paprika. Il sentait le papier.</p>
<h2>Les huit</h2>
<p>Cumin, curcuma, piment, poivre noir, cardamome, cannelle, gingembre et un mélange que vous aimez. À elles huit, elles font le dal, les currys, le pilaf, le chai, les pickles et un très bon gâteau aux pommes.</p>
<h2>Entières si possible</h2>
<p>Une graine est un bocal fermé. Le cumin entier se garde deux ans, le cumin moulu six mois. Achetez entier ce que vous pouvez écraser, et en poudre seulement ce qu’il faut : curcuma et piment. Notez le mois sur le couvercle.</p>
<h2>Le geste : les réveiller dans la matière grasse</h2>
<ol>
<li>Chauffez une cuillerée de ghee ou d’huile jusqu’à ce qu’elle frémisse.</li>
<li>Les graines d’abord. Quand elles crépitent, comptez jusqu’à dix.</li>
<li>Les poudres à la fin et hors du feu : cinq secondes suffisent, à dix elles brûlent.</li>
<li>Versez sur le plat tant que cela siffle.</li>
</ol>
<p>C’est un <em>tadka</em>. Il sauve les soupes, le riz, les pommes de terre rôties et les lundis.</p>
<h2>Où les ranger</h2>
<p>À l’abri de la lumière et de l’humidité, et pas au-dessus de la cuisinière. La jolie étagère au soleil est l’endroit où les couleurs vont mourir.</p>`,
    },
  },
};
