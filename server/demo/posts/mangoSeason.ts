import type { DemoPost } from '../demoPost.ts';

export const mangoSeason: DemoPost = {
  handle: 'ten-weeks-of-alphonso',
  author: 'Kabir Menon',
  date: '2026-05-08',
  picture: 'alphonso-mangoes-2',
  tags: ['season', 'growers'],
  products: ['alphonso-mangoes', 'mango-nectar', 'mango-chutney', 'mango-lassi'],
  texts: {
    en: {
      title: 'Ten weeks of Alphonso',
      summary:
        'Why the best mango of the year cannot be hurried, and how to tell a ripe one with your eyes closed.',
      pictureAlt: 'Ripe Alphonso mangoes',
      keywords: 'alphonso, mango, season, ripeness',
      html: `
<p>The first crate came in on a Tuesday, and by noon the whole store smelt of honey and pine. Alphonso season lasts ten weeks. We wait forty-two for it.</p>
<h2>Picked by the shoulder</h2>
<p>On the Shinde family’s orchard near Devgad nobody looks at the colour. They look at the shoulders: when the fruit fills out around the stalk, it is ready to leave the tree. Each mango is cut with a finger of stem, so that the sap does not burn the skin, and lies in straw for four days.</p>
<h2>How to tell that it is ripe</h2>
<ul>
<li><strong>Smell the stalk end.</strong> A ripe Alphonso announces itself from across the room.</li>
<li><strong>Press at the tip,</strong> gently. It should give like the ball of your thumb.</li>
<li><strong>Wrinkles are good news.</strong> A little loose skin means that the sugar is there.</li>
</ul>
<h2>And then?</h2>
<p>Never into the fridge before it is ripe. Afterwards it keeps for three days in the cold, though we have not yet seen one last that long. When the season ends there is still the pulp: our nectar is nothing but Alphonso and a little water.</p>`,
    },
    fr: {
      title: 'Dix semaines d’Alphonso',
      summary:
        'Pourquoi la meilleure mangue de l’année ne se presse pas, et comment en reconnaître une mûre les yeux fermés.',
      pictureAlt: 'Des mangues Alphonso mûres',
      keywords: 'alphonso, mangue, saison, maturité',
      html: `
<p>La première caisse est arrivée un mardi, et à midi tout le magasin sentait le miel et le pin. La saison de l’Alphonso dure dix semaines. Nous l’attendons quarante-deux.</p>
<h2>Cueillies à l’épaule</h2>
<p>Dans le verger de la famille Shinde, près de Devgad, personne ne regarde la couleur. On regarde les épaules : quand le fruit s’arrondit autour de la queue, il peut quitter l’arbre. Chaque mangue est coupée avec un doigt de tige, pour que la sève ne brûle pas la peau, et repose quatre jours dans la paille.</p>
<h2>Comment savoir qu’elle est mûre</h2>
<ul>
<li><strong>Sentez le côté de la queue.</strong> Une Alphonso mûre s’annonce de l’autre bout de la pièce.</li>
<li><strong>Pressez la pointe,</strong> doucement. Elle doit céder comme la base de votre pouce.</li>
<li><strong>Les rides sont bon signe.</strong> Une peau un peu lâche veut dire que le sucre est là.</li>
</ul>
<h2>Et ensuite ?</h2>
<p>Jamais au réfrigérateur avant maturité. Après, elle se garde trois jours au frais, même si nous n’en avons encore jamais vu tenir aussi longtemps. La saison finie, il reste la pulpe : notre nectar n’est rien d’autre que de l’Alphonso et un peu d’eau.</p>`,
    },
  },
};
