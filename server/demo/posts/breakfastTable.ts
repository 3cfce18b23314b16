import type { DemoPost } from '../demoPost.ts';

export const breakfastTable: DemoPost = {
  handle: 'bread-that-takes-its-time',
  author: 'Ananya Rao',
  date: '2026-08-28',
  picture: 'country-bread-2',
  tags: ['kitchen', 'pantry'],
  products: ['country-bread', 'cultured-butter', 'strawberry-jam', 'orange-marmalade', 'baguette'],
  texts: {
    en: {
      title: 'Bread that takes its time',
      summary:
        'Flour, water, salt and thirty hours: a night in the bakery, and how to keep a loaf good for five days.',
      pictureAlt: 'A loaf of country bread',
      keywords: 'sourdough, country bread, bakery, keeping bread',
      html: `
<p>At ten in the evening the bakery on Museum Road is quiet. The dough has been at work since noon, and Joseph only comes to look at it. “You do not make bread,” he says. “You wait for it, and stay out of the way.”</p>
<h2>Thirty hours</h2>
<p>Our country bread knows three ingredients and a starter that is older than the shop. It rises slowly in the cool room; that is when the flavour comes, and when the wild yeasts take apart what makes other bread heavy. At four in the morning the oven is at 250 degrees. At six the van is loaded.</p>
<h2>How to keep it</h2>
<ul>
<li><strong>Day one and two:</strong> cut side down on the board. No bag.</li>
<li><strong>Day three and four:</strong> in a cloth. Toast it.</li>
<li><strong>Day five:</strong> cubes, oil, garlic, ten minutes in the oven. Best croutons of your life.</li>
<li><strong>Never in the fridge:</strong> bread goes stale fastest at four degrees. The freezer is fine.</li>
</ul>
<h2>What goes on it</h2>
<p>Butter that was allowed to sour for a day before churning. A little salt. On Sundays, marmalade with the bitter peel left in.</p>`,
    },
    fr: {
      title: 'Un pain qui prend son temps',
      summary:
        'Farine, eau, sel et trente heures : une nuit à la boulangerie, et comment garder une miche cinq jours.',
      pictureAlt: 'Une miche de pain de campagne',
      keywords: 'levain, pain de campagne, boulangerie, conserver le pain',
      html: `
<p>À dix heures du soir, la boulangerie de Museum Road est calme. La pâte travaille depuis midi, et Joseph passe seulement la regarder. « On ne fait pas le pain », dit-il. « On l’attend, sans se mettre en travers. »</p>
<h2>Trente heures</h2>
<p>Notre pain de campagne connaît trois ingrédients et un levain plus vieux que la boutique. Il lève lentement dans la chambre fraîche ; c’est là que vient le goût, et que les levures sauvages défont ce qui rend d’autres pains lourds. À quatre heures du matin, le four est à 250 degrés. À six heures, la camionnette est chargée.</p>
<h2>Comment le garder</h2>
<ul>
<li><strong>Premier et deuxième jour :</strong> la tranche contre la planche. Pas de sac.</li>
<li><strong>Troisième et quatrième jour :</strong> dans un torchon. Grillez-le.</li>
<li><strong>Cinquième jour :</strong> en dés, avec huile et ail, dix minutes au four. Les meilleurs croûtons de votre vie.</li>
<li><strong>Jamais au réfrigérateur :</strong> c’est à quatre degrés que le pain rassit le plus vite. Le congélateur convient.</li>
</ul>
<h2>Que mettre dessus</h2>
<p>Un beurre dont la crème a pu maturer un jour avant le barattage. Un peu de sel. Le dimanche, une marmelade où l’on a laissé l’écorce amère.</p>`,
    },
  },
};
