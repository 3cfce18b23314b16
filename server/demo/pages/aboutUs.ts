import type { DemoPage } from '../demoPage.ts';

export const aboutUs: DemoPage = {
  handle: 'about-us',
  texts: {
    en: {
      title: 'About us',
      lead: 'Two founders, a long walk during a business-school course, and a question that would not go away.',
      meta_description:
        'How Ridge & Root began: two founders on a trek during a business-school course, and the hill farms that fed them.',
      meta_keyword: 'about us, founders, trek, hill farms, organic food',
      html: `
<h2>A trek in the third term</h2>
<p>In the third term of their business-school course, Ananya and Kabir were meant to study a supply chain. They chose the longest one they could find and walked it: eleven days on foot through the hills, from the last bus stop to the farms above the tree line.</p>
<p>Every evening somebody put food in front of them. Red rice that tasted of nuts. Rajma that needed nothing but salt. Turmeric so fresh that it stained the spoon. On the last night Kabir asked what both had been thinking: why does food like this never reach our kitchens?</p>
<h2>What we found out</h2>
<p>It was not the distance. It was the number of hands in between, each of which mixed, stored and marked up a little. A farmer was paid a fifth of what a jar cost in town, and nobody in town could say which field it came from.</p>
<p>So the course work became a plan, and the plan became Ridge &amp; Root. We buy from <strong>sixty-four small farms</strong> and eleven cooperatives, pay the price we agreed before the harvest, and print the place on every pack.</p>
<h2>What we promise</h2>
<ul>
<li><strong>One step from field to shelf.</strong> We collect at the farm gate and pack in Bengaluru. Nobody stands in between.</li>
<li><strong>Grown without synthetic sprays.</strong> Every farm is certified, or on its way and named as such.</li>
<li><strong>Nothing hidden.</strong> Ingredients, allergens, nutrition and the price per kilo are on every product page.</li>
<li><strong>Less waste.</strong> We order what you order. What is left on Friday evening goes to the kitchen of the night shelter on Richmond Road.</li>
</ul>
<h2>Come and see</h2>
<p>Every November we walk part of the old route again, and a few customers walk with us. If you would like to come along, <a href="/info/contact">write to us</a>. And if you would rather stay at home: the <a href="/blog">blog</a> tells what the growers are doing.</p>`,
    },
    fr: {
      title: 'À propos',
      lead: 'Deux fondateurs, une longue marche pendant leurs études de commerce et une question qui ne les a plus quittés.',
      meta_description:
        'Les débuts de Ridge & Root : deux fondateurs en randonnée pendant leurs études de commerce, et les fermes des collines qui les ont nourris.',
      meta_keyword: 'à propos, fondateurs, randonnée, fermes des collines, alimentation bio',
      html: `
<h2>Une randonnée au troisième trimestre</h2>
<p>Au troisième trimestre de leur école de commerce, Ananya et Kabir devaient étudier une chaîne d’approvisionnement. Ils ont choisi la plus longue qu’ils aient trouvée et l’ont parcourue à pied : onze jours à travers les collines, du dernier arrêt de bus jusqu’aux fermes au-dessus de la forêt.</p>
<p>Chaque soir, quelqu’un leur servait à manger. Du riz rouge au goût de noisette. Des haricots auxquels il ne manquait qu’un peu de sel. Un curcuma si frais qu’il teignait la cuillère. Le dernier soir, Kabir posa la question que tous deux avaient en tête : pourquoi ces produits n’arrivent-ils jamais dans nos cuisines ?</p>
<h2>Ce que nous avons compris</h2>
<p>Ce n’était pas la distance, mais le nombre d’intermédiaires : chacun mélangeait, stockait et prenait sa marge. Le paysan touchait un cinquième du prix payé en ville, et personne en ville ne savait de quel champ venait le bocal.</p>
<p>Le devoir est devenu un projet, et le projet Ridge &amp; Root. Nous achetons à <strong>soixante-quatre petites fermes</strong> et à onze coopératives, au prix convenu avant la récolte, et l’origine figure sur chaque paquet.</p>
<h2>Nos engagements</h2>
<ul>
<li><strong>Une seule étape du champ à l’étagère.</strong> Nous collectons à la ferme et emballons à Bengaluru. Personne entre les deux.</li>
<li><strong>Sans pesticides de synthèse.</strong> Chaque ferme est certifiée, ou en conversion et signalée comme telle.</li>
<li><strong>Rien de caché.</strong> Ingrédients, allergènes, valeurs nutritionnelles et prix au kilo figurent sur chaque page produit.</li>
<li><strong>Moins de gaspillage.</strong> Nous commandons ce que vous commandez. Ce qui reste le vendredi soir va à la cuisine du foyer de Richmond Road.</li>
</ul>
<h2>Venez voir</h2>
<p>Chaque année en novembre, nous refaisons une partie du chemin, et quelques clients marchent avec nous. Si vous voulez en être, <a href="/info/contact">écrivez-nous</a>. Et si vous préférez rester chez vous : le <a href="/blog">blog</a> raconte ce que font les producteurs.</p>`,
    },
  },
};
