import type { ComponentType } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Nutrition, Product } from '../../api/endpoints.gen.ts';
import { DietMarks } from '../../components/goods/DietMarks.tsx';
import { RatingStars } from '../../components/goods/RatingStars.tsx';
import { StockLabel } from '../../components/goods/StockLabel.tsx';
import { amountOf, amountText, energyText, NUTRIENTS } from '../../components/goods/nutrients.ts';
import { cardPrice, payablePrice } from '../../lib/price.ts';
import { allergenIds } from '../../components/goods/allergenIds.ts';
import { ProductPrice } from '../shop/ProductPrice.tsx';
import { ProductUnitPrice } from '../shop/ProductUnitPrice.tsx';

export interface CompareRow {
  readonly key: string;
  readonly labelId: string;
  readonly valueOf: (product: Product) => string | undefined;
  readonly Value: ComponentType<{ readonly product: Product }>;
}

function Allergens({ product: { allergens } }: { readonly product: Product }) {
  const { formatMessage, formatList } = useIntl();
  const names = (allergens ?? []).map((allergen) => formatMessage({ id: allergenIds[allergen] }));
  return (
    <span>
      {names.length === 0
        ? formatMessage({ id: 'compare.allergens.none' })
        : formatList(names, { type: 'unit' })}
    </span>
  );
}

const RATING: CompareRow = {
  key: 'rating',
  labelId: 'compare.row.rating',
  valueOf: ({ rating }) => (rating ? String(rating) : undefined),
  Value: ({ product }) => <RatingStars rating={product.rating ?? 0} count={product.review_count} />,
};

const FACTS: readonly CompareRow[] = [
  {
    key: 'price',
    labelId: 'compare.row.price',
    valueOf: (product) => String(payablePrice(cardPrice(product))) || undefined,
    Value: ({ product }) => <ProductPrice product={product} />,
  },
  {
    key: 'unitPrice',
    labelId: 'compare.row.unitPrice',
    valueOf: ({ unit_price: unit }) => unit && `${unit.price} ${unit.per} ${unit.measure}`,
    Value: ({ product }) => <ProductUnitPrice unitPrice={product.unit_price} />,
  },
  RATING,
  {
    key: 'stock',
    labelId: 'compare.row.stock',
    valueOf: ({ stock }) => (stock === undefined ? undefined : String(stock > 0)),
    Value: ({ product }) => <StockLabel stock={product.stock ?? 0} />,
  },
  {
    key: 'marks',
    labelId: 'compare.row.marks',
    valueOf: ({ marks = [] }) => (marks.length > 0 ? marks.toSorted().join() : undefined),
    Value: ({ product }) => <DietMarks marks={product.marks ?? []} />,
  },
  {
    key: 'allergens',
    labelId: 'product.allergens.title',
    valueOf: ({ allergens }) => allergens?.toSorted().join(),
    Value: Allergens,
  },
];

export function factRows(showsRatings: boolean): readonly CompareRow[] {
  return FACTS.filter((row) => showsRatings || row !== RATING);
}

function nutritionRow(
  key: string,
  labelId: string,
  valueOf: (nutrition: Nutrition) => string,
  textOf: (intl: IntlShape, nutrition: Nutrition) => string | undefined,
): CompareRow {
  return {
    key,
    labelId,
    valueOf: ({ nutrition }) => (nutrition && valueOf(nutrition)) || undefined,
    Value: function Amount({ product: { nutrition } }) {
      const intl = useIntl();
      return nutrition && textOf(intl, nutrition);
    },
  };
}

const ENERGY_ROW = nutritionRow(
  'energy',
  'nutritionTable.energy.name',
  ({ energy_kj: kilojoules = '', energy_kcal: kilocalories = '' }) =>
    `${kilojoules} ${kilocalories}`.trim(),
  energyText,
);

const NUTRITION_ROWS: readonly CompareRow[] = [
  ENERGY_ROW,
  ...NUTRIENTS.map((nutrient) =>
    nutritionRow(
      nutrient.key,
      nutrient.nameId,
      (nutrition) => String(amountOf(nutrition, nutrient.key) ?? ''),
      (intl, nutrition) => amountText(intl, nutrition, nutrient),
    ),
  ),
];

export function nutritionRows(products: readonly Product[]): readonly CompareRow[] {
  const stated = NUTRITION_ROWS.filter(({ valueOf }) =>
    products.some((product) => valueOf(product) !== undefined),
  );
  return stated.length === 0 ? [ENERGY_ROW] : stated;
}

export function differingRows(
  rows: readonly CompareRow[],
  products: readonly Product[],
): ReadonlySet<string> {
  return new Set(
    rows
      .filter(({ valueOf }) => new Set(products.map((product) => valueOf(product))).size > 1)
      .map(({ key }) => key),
  );
}
