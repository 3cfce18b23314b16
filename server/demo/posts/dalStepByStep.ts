import type { DemoPost } from '../demoPost.ts';

export const dalStepByStep: DemoPost = {
  handle: 'how-to-cook-dal',
  author: 'Ananya Rao',
  date: '2026-10-16',
  picture: 'masoor-dal-2',
  tags: ['kitchen'],
  products: ['masoor-dal', 'moong-dal', 'toor-dal', 'cow-ghee', 'cumin-seeds', 'turmeric-powder'],
  texts: {
    en: {
      title: 'A pot of dal, step by step',
      summary:
        'Five lentils, one method, and the spoonful of ghee at the end that makes all the difference.',
      pictureAlt: 'A bowl of red lentils beside their jar',
      keywords: 'dal, lentils, recipe, masoor, moong, toor',
      html: `
<p>There is a pot of dal on the stove of nearly every kitchen we know, and no two are alike. This is the one our store cooks for lunch. It takes forty minutes, of which you are needed for ten.</p>
<h2>For four</h2>
<ul>
<li>200 g red lentils (masoor), or moong, or toor</li>
<li>900 ml water</li>
<li>½ teaspoon turmeric, 1 teaspoon salt</li>
<li>2 tablespoons ghee</li>
<li>1 teaspoon cumin seeds, 3 cloves of garlic, 1 dried chilli</li>
<li>1 tomato, chopped; a handful of coriander; half a lime</li>
</ul>
<h2>How it goes</h2>
<ol>
<li><strong>Rinse</strong> until the water runs clear. Masoor needs no soaking, moong twenty minutes, toor an hour.</li>
<li><strong>Simmer</strong> with water and turmeric, half covered. Skim the foam once. Masoor takes twenty minutes, moong thirty, toor forty.</li>
<li><strong>Salt at the end,</strong> add the tomato, and beat it with a whisk: it turns creamy by itself.</li>
<li><strong>Warm the ghee,</strong> let the cumin crackle, add sliced garlic until it is golden, then the chilli.</li>
<li><strong>Pour it over,</strong> cover for two minutes. Coriander, lime, done.</li>
</ol>
<h2>Tomorrow</h2>
<p>Dal thickens overnight. Thin it for soup, or leave it thick, spread it on toast and put an egg on top. Nobody in the store admits to eating it cold from the pot.</p>`,
    },
    fr: {
      title: 'Le dal, pas à pas',
      summary:
        'Cinq lentilles, une méthode, et la cuillerée de ghee finale qui fait toute la différence.',
      pictureAlt: 'Un bol de lentilles corail à côté de leur bocal',
      keywords: 'dal, lentilles, recette, masoor, moong, toor',
      html: `
<p>Il y a une casserole de dal sur le feu de presque toutes les cuisines que nous connaissons, et aucune ne ressemble à l’autre. Voici celui que nous préparons au magasin pour le déjeuner. Il demande quarante minutes, dont dix de votre part.</p>
<h2>Pour quatre</h2>
<ul>
<li>200 g de lentilles corail (masoor), ou de moong, ou de toor</li>
<li>900 ml d’eau</li>
<li>½ cuillère à café de curcuma, 1 cuillère à café de sel</li>
<li>2 cuillères à soupe de ghee</li>
<li>1 cuillère à café de graines de cumin, 3 gousses d’ail, 1 piment sec</li>
<li>1 tomate en dés ; une poignée de coriandre ; un demi-citron vert</li>
</ul>
<h2>La marche à suivre</h2>
<ol>
<li><strong>Rincez</strong> jusqu’à ce que l’eau soit claire. Les masoor ne trempent pas, les moong vingt minutes, les toor une heure.</li>
<li><strong>Laissez mijoter</strong> avec l’eau et le curcuma, à demi couvert. Écumez une fois. Vingt minutes pour les masoor, trente pour les moong, quarante pour les toor.</li>
<li><strong>Salez à la fin,</strong> ajoutez la tomate et battez au fouet : le dal devient crémeux tout seul.</li>
<li><strong>Chauffez le ghee,</strong> faites crépiter le cumin, dorez l’ail émincé, puis ajoutez le piment.</li>
<li><strong>Versez,</strong> couvrez deux minutes. Coriandre, citron vert, c’est prêt.</li>
</ol>
<h2>Le lendemain</h2>
<p>Le dal épaissit pendant la nuit. Allongez-le en soupe, ou laissez-le épais, tartinez-le et posez un œuf dessus. Au magasin, personne n’avoue le manger froid à même la casserole.</p>`,
    },
  },
};
