const WORDS = `
  rice, basmati rice, brown rice, turmeric, turmeric powder, chilli powder, red chilli,
  cumin, cumin seeds, coriander powder, garam masala, black pepper, cardamom, cinnamon,
  cloves, ginger, garlic, olive oil, sunflower oil, mustard oil, coconut oil, sesame oil,
  ghee, butter, cheese, cheddar, paneer, milk, yogurt, curd, cream, eggs, bread,
  brown bread, rusk, cookies, biscuits, cake, chocolate, dark chocolate, candy, chips,
  namkeen, popcorn, almonds, cashew, pistachio, walnut, raisins, dates, peanut butter, jam,
  honey, ketchup, mayonnaise, pasta, noodles, soup, oats, muesli, corn flakes, quinoa,
  atta, wheat flour, besan, sooji, sugar, jaggery, salt, rock salt, toor dal, moong dal,
  chana dal, urad dal, rajma, chickpeas, green tea, tea, coffee, filter coffee, juice,
  orange juice, mango juice, coconut water, water, soda, tomato, tomatoes, potato, onion,
  carrot, broccoli, spinach, cucumber, mushroom, apple, banana, mango, grapes, pineapple,
  strawberry, kiwi, pomegranate, shampoo, conditioner, hair oil, face wash, soap,
  body lotion, toothpaste, toothbrush, deodorant, perfume, diapers, baby wipes, baby food,
  dog food, cat food, detergent, dishwash, floor cleaner, garbage bags, steel bottle,
  water bottle, lunch box, knife, frying pan, pressure cooker, chicken, mutton, fish,
  prawns, sausages, amul, amul butter, tata, nestle, organic, organic honey, gluten free,
  sugar free, vegan, oil, organic turmeric powder 500 g, extra virgin olive oil 1l,
  himalaya face wash, dove soap, maggi noodles, basmati rice 5 kg, tea tree oil,
  rose water, aloe vera gel, coconut milk, soy milk
`;

const BEGINNINGS = `
  a, alm, cho, choc, turm, bas, basm, tom, sha, cof, gre, green, bis
`;

const ERRORS = `
  brocoli, chilly powder, tumeric, tumeric powder, cinamon, cardamon, pistacio, chocolat,
  yoghurt, shampo, conditionar, toothpast, almnds, cashw, bannana, tomatoe, potatos, cofee,
  biscut, detergant, deodrant, noddles, ketchap, mayonaise, jagery, sunflwer oil, olve oil,
  basmatti rice, corriander, cumin sedes, garm masala, penut butter, orgnic, mlik, chese,
  hony, suger
`;

export const searchTerms: readonly string[] = [WORDS, BEGINNINGS, ERRORS].flatMap((terms) =>
  terms.split(',').map((term) => term.trim()),
);
