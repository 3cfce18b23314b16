export const DEPARTMENTS: Readonly<Record<string, readonly string[]>> = {
  'Rice & Flour': split('rice, basmati rice, brown rice, wheat flour, atta, besan, sooji, quinoa'),
  'Pulses & Beans': split('toor dal, moong dal, chana dal, urad dal, rajma, chickpeas, lentils'),
  'Spices & Salt': split(
    'turmeric powder, chilli powder, cumin seeds, coriander powder, garam masala, black pepper, cardamom, cinnamon, cloves, rock salt, mustard seeds',
  ),
  'Oil & Ghee': split(
    'olive oil, sunflower oil, mustard oil, coconut oil, sesame oil, ghee, vinegar',
  ),
  'Sugar & Honey': split('sugar, jaggery, honey, maple syrup, stevia'),
  'Dairy & Eggs': split('milk, butter, cheddar cheese, paneer, yogurt, curd, cream, eggs'),
  'Bread & Cakes': split('brown bread, rusk, butter cookies, biscuits, fruit cake, muffins'),
  'Snacks & Sweets': split(
    'dark chocolate, candy, potato chips, namkeen, popcorn, peanut butter, jam, halwa',
  ),
  'Nuts & Dried Fruit': split('almonds, cashew, pistachio, walnut, raisins, dates, figs'),
  'Breakfast & Cereals': split('oats, muesli, corn flakes, granola, poha'),
  'Pasta & Soups': split('pasta, noodles, tomato soup, ketchup, mayonnaise, pesto'),
  'Tea & Coffee': split('green tea, black tea, filter coffee, ginger tea, cocoa'),
  'Juices & Drinks': split('orange juice, mango juice, coconut water, soda, tonic water, lassi'),
  'Fruits & Vegetables': split(
    'tomatoes, potato, onion, carrot, broccoli, spinach, cucumber, mushroom, apple, banana, mango, grapes, pineapple, strawberry, kiwi, pomegranate, garlic, ginger',
  ),
  'Meat & Fish': split('chicken, mutton, fish fillet, prawns, sausages'),
  'Hair Care': split('shampoo, conditioner, hair oil, hair mask'),
  'Skin Care': split('face wash, body lotion, rose water, aloe vera gel, tea tree oil, soap'),
  'Mouth & Body': split('toothpaste, toothbrush, deodorant, perfume'),
  'Baby Care': split('diapers, baby wipes, baby food, baby soap'),
  'Pet Food': split('dog food, cat food, bird seeds'),
  Cleaning: split('detergent, dishwash, floor cleaner, garbage bags'),
  'Kitchen & Dining': split('steel bottle, lunch box, knife, frying pan, pressure cooker'),
};

export const QUALITIES: readonly string[] = split(
  'organic, premium, fresh, classic, natural, gluten free, sugar free, vegan, roasted, whole, raw, extra virgin, spicy, sweet, salted, masala, herbal, cold pressed, mild, strong, crunchy, soft, smoked, dried, instant, royal, golden, farm, mountain, village',
);

export const SIZES: readonly string[] = split(
  '500 g, 1 kg, 250 g, 100 g, 200 ml, 1 l, 500 ml, 5 kg, 2 kg, 750 g, 50 g, 6 pieces, 12 pieces',
);

export const PROSE: readonly string[] = split(
  'the, and, of, with, for, a, in, is, made, from, it, to, your, this, best, quality, good, every, day, taste, rich, source, pure, kitchen, family, use, daily, healthy, natural, free, store, cool, dry, place, added, no, colour, flavour, traditional, carefully, selected, grown, farms, sun, hand, picked, packed, hygienic, conditions, perfect, meals, snack, children, love, texture, aroma, long, lasting, soft, gentle, skin, hair, clean, home, energy, protein, fibre, vitamins, iron, low, fat, high, serve, hot, cold, water, minutes, recipe, ready, cook, add, mix, oil, salt, sugar, milk, tea',
);

export const SYLLABLES: readonly string[] = split(
  'ba, cha, dri, el, fo, gan, hi, in, ja, ka, lu, ma, nor, os, pa, ran, sa, ti, ul, ve, wa, ya, zo, bri, cor, den, far, gol, hem, kri, lan, mir, nav, pel, ros, shan, tor, vin, wes, zen',
);

function split(words: string): string[] {
  return words.split(', ');
}
