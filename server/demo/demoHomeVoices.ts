import type { HomeDocument } from '../content/homeDocument.ts';

type Voices = Required<
  Pick<HomeDocument, 'contentBlock' | 'stories' | 'awards' | 'certificates' | 'testimonials'>
>;

const drawing = (name: string) => `/pictures/${name}.svg`;

const award = (title: string, name: string) => ({
  title,
  thumb: drawing(name),
  popup: drawing(name),
  link: '',
});

const FILM = 'aqz-KE-bpKQ';
const FAMILY_FARMING = 'https://www.fao.org/family-farming-decade/en/';

const certificate = (title: string, text: string, name: string) => ({
  title,
  text,
  image: drawing(`certificate-${name}`),
});

const testimonial = (name: string, place: string, rating: number, text: string) => ({
  name,
  place,
  rating,
  text,
});

export const demoHomeVoices: Readonly<Record<'en' | 'fr', Voices>> = {
  en: {
    contentBlock: {
      title: 'From a field with a <em>name</em>',
      content:
        '<p>We buy from <strong>214 farms</strong>, none larger than a morning’s walk. Every sack and jar says where it grew and who grew it.</p><p>We agree on the price before sowing and pay half of it then. It costs us a little more. It is why the food tastes of something.</p>',
      picture: 'collection-vegetables',
      alt: 'A basket of freshly picked vegetables',
      imageLeft: true,
      seeMore: true,
    },
    stories: [
      {
        overline: 'How it began',
        title: 'Two founders, one trek, a very good lunch',
        text: [
          'In the middle of a business-school course, two friends went trekking. On the third day a farming family shared their lunch: red rice, dal and greens pulled from the terrace that morning. Nothing in the city tasted like it.',
          'They turned their course project into a shop. We still buy from small farms, pay before the harvest, and pack everything to order.',
        ].join('\n\n'),
        link: '/shop',
        link_text: 'Taste for yourself',
        image: drawing('trek'),
        alt: 'Two walkers with rucksacks on a ridge above terraced fields at sunrise',
      },
    ],
    awards: [
      award('Golden Ladle: food shop of the year', 'award-golden-ladle'),
      {
        title: 'Why small farms matter: the decade of family farming',
        thumb: drawing('award-family-farms'),
        popup: drawing('award-family-farms'),
        link: FAMILY_FARMING,
        link_type: 'link',
      },
      {
        title: 'Farm cinema night: the film we showed',
        thumb: drawing('award-farm-cinema'),
        popup: drawing('award-farm-cinema'),
        link: FILM,
        link_type: 'ytvideo',
      },
      award('Silver Comb for our forest honey', 'award-silver-comb'),
      award('Light Parcel prize: packed without plastic', 'award-light-parcel'),
    ],
    certificates: [
      certificate('Grown organically', 'Every farm is visited twice a year.', 'organic'),
      certificate('Fair to farmers', 'Half the price is paid at sowing.', 'fair-price'),
      certificate('Tested in the laboratory', 'Each lot, before it is packed.', 'tested'),
      certificate('Parcels without plastic', 'Paper, jute and glass.', 'no-waste'),
      certificate('Kind to bees', 'A flowering strip by every field.', 'pollinators'),
    ],
    testimonials: [
      testimonial(
        'Meera S.',
        'Bengaluru',
        5,
        'The dal tastes as it did at my grandmother’s. I had stopped believing that it could.',
      ),
      testimonial(
        'Thomas L.',
        'Lyon',
        5,
        'The spices arrived in paper, and the whole stairwell smelled of cardamom.',
      ),
      testimonial(
        'Anjali R.',
        'Mysuru',
        4,
        'I know now which farm my rice comes from. My children have found it on the map.',
      ),
      testimonial(
        'Joseph K.',
        'Kochi',
        5,
        'One jar was broken. They sent another the same day, with a note by hand.',
      ),
    ],
  },
  fr: {
    contentBlock: {
      title: 'D’un champ qui a un <em>nom</em>',
      content:
        '<p>Nous achetons à <strong>214 fermes</strong>, dont aucune ne dépasse une matinée de marche. Chaque sac, chaque bocal dit où il a poussé et chez qui.</p><p>Nous fixons le prix avant les semailles et en payons alors la moitié. Cela nous coûte un peu plus. C’est pour cela que tout a du goût.</p>',
      picture: 'collection-vegetables',
      alt: 'Un panier de légumes fraîchement cueillis',
      imageLeft: true,
      seeMore: true,
    },
    stories: [
      {
        overline: 'Nos débuts',
        title: 'Deux fondateurs, un trek et un excellent repas',
        text: [
          'En plein cursus d’école de commerce, deux amis sont partis en trek. Le troisième jour, une famille d’agriculteurs a partagé son repas : du riz rouge, du dal et des herbes cueillies le matin même sur la terrasse. En ville, rien n’avait ce goût.',
          'Ils ont fait de leur projet d’études une boutique. Aujourd’hui encore, nous achetons aux petites fermes, payons avant la récolte et emballons chaque commande à la demande.',
        ].join('\n\n'),
        link: '/shop',
        link_text: 'Goûtez par vous-même',
        image: drawing('trek'),
        alt: 'Deux marcheurs avec leurs sacs sur une crête, au-dessus de champs en terrasses, au lever du soleil',
      },
    ],
    awards: [
      award('Louche d’or : épicerie de l’année', 'award-golden-ladle'),
      {
        title: 'Pourquoi les petites fermes comptent : la décennie de l’agriculture familiale',
        thumb: drawing('award-family-farms'),
        popup: drawing('award-family-farms'),
        link: FAMILY_FARMING.replace('/en/', '/fr/'),
        link_type: 'link',
      },
      {
        title: 'Cinéma à la ferme : le film que nous avons montré',
        thumb: drawing('award-farm-cinema'),
        popup: drawing('award-farm-cinema'),
        link: FILM,
        link_type: 'ytvideo',
      },
      award('Rayon d’argent pour notre miel de forêt', 'award-silver-comb'),
      award('Prix du colis léger : emballé sans plastique', 'award-light-parcel'),
    ],
    certificates: [
      certificate('Cultivé en bio', 'Chaque ferme est visitée deux fois par an.', 'organic'),
      certificate(
        'Juste envers les fermes',
        'La moitié du prix payée aux semailles.',
        'fair-price',
      ),
      certificate('Analysé en laboratoire', 'Chaque lot, avant l’emballage.', 'tested'),
      certificate('Colis sans plastique', 'Du papier, du jute et du verre.', 'no-waste'),
      certificate('Ami des abeilles', 'Une bande fleurie au bord de chaque champ.', 'pollinators'),
    ],
    testimonials: [
      testimonial(
        'Meera S.',
        'Bengaluru',
        5,
        'Le dal a le goût de celui de ma grand-mère. Je ne croyais plus que c’était possible.',
      ),
      testimonial(
        'Thomas L.',
        'Lyon',
        5,
        'Les épices sont arrivées dans du papier, et toute la cage d’escalier sentait la cardamome.',
      ),
      testimonial(
        'Anjali R.',
        'Mysuru',
        4,
        'Je sais enfin de quelle ferme vient mon riz. Mes enfants l’ont trouvée sur la carte.',
      ),
      testimonial(
        'Joseph K.',
        'Kochi',
        5,
        'Un bocal était cassé. Ils en ont envoyé un autre le jour même, avec un mot à la main.',
      ),
    ],
  },
};
