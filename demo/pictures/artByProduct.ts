import { bakery, dairy } from './artOfFresh.ts';
import { honeys, nuts, oils } from './artOfPantry.ts';
import { fruits, vegetables } from './artOfProduce.ts';
import { grainFoods, pulses, spices } from './artOfStaples.ts';
import { drinks, snacks } from './artOfTreats.ts';
import type { ArtByHandle } from './picture.ts';

/** The pictures of every demo product by its handle. */
export const artByProduct: ArtByHandle = {
  ...fruits,
  ...vegetables,
  ...grainFoods,
  ...pulses,
  ...spices,
  ...oils,
  ...dairy,
  ...bakery,
  ...nuts,
  ...honeys,
  ...drinks,
  ...snacks,
};
