import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '../../api/endpoints.gen.ts';
import { CleanHtml } from '../../components/CleanHtml.tsx';
import { NutritionTable } from '../../components/NutritionTable.tsx';
import styles from './ProductFacts.module.css';

type Allergen = NonNullable<Product['allergens']>[number];

const allergenIds = {
  gluten: 'product.allergen.gluten',
  crustaceans: 'product.allergen.crustaceans',
  eggs: 'product.allergen.eggs',
  fish: 'product.allergen.fish',
  peanuts: 'product.allergen.peanuts',
  soybeans: 'product.allergen.soybeans',
  milk: 'product.allergen.milk',
  nuts: 'product.allergen.nuts',
  celery: 'product.allergen.celery',
  mustard: 'product.allergen.mustard',
  sesame: 'product.allergen.sesame',
  sulphites: 'product.allergen.sulphites',
  lupin: 'product.allergen.lupin',
  molluscs: 'product.allergen.molluscs',
} as const satisfies Record<Allergen, string>;

/** What the product is and what is in it. */
export function ProductFacts({ product }: { readonly product: Product }) {
  const { description, ingredients, allergens, nutrition } = product;
  return (
    <div className={styles.facts}>
      {description ? (
        <section className={styles.section}>
          <h2 className={styles.title}>
            <FormattedMessage id="product.description.title" />
          </h2>
          <CleanHtml html={description} className={styles.prose} />
        </section>
      ) : null}
      <div className={styles.contents}>
        {ingredients ? (
          <section className={styles.section}>
            <h2 className={styles.title}>
              <FormattedMessage id="product.ingredients.title" />
            </h2>
            <CleanHtml html={ingredients} />
          </section>
        ) : null}
        {allergens && <Allergens allergens={allergens} />}
        {nutrition && (
          <section className={styles.section}>
            <h2 className={styles.title}>
              <FormattedMessage id="product.nutrition.title" />
            </h2>
            <NutritionTable nutrition={nutrition} />
          </section>
        )}
      </div>
    </div>
  );
}

function Allergens({ allergens }: { readonly allergens: readonly Allergen[] }) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <FormattedMessage id="product.allergens.title" />
      </h2>
      {allergens.length === 0 ? (
        <p>
          <FormattedMessage id="product.allergens.none" />
        </p>
      ) : (
        <ul className={styles.allergens}>
          {allergens.map((allergen) => (
            <li key={allergen}>{formatMessage({ id: allergenIds[allergen] })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
