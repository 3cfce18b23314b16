import { FormattedMessage, useIntl } from 'react-intl';
import type { Allergen, Product } from '../../api/endpoints.gen.ts';
import { CleanHtml } from '../../components/CleanHtml.tsx';
import { NutritionTable } from '../../components/NutritionTable.tsx';
import { allergenIds } from '../../components/allergenIds.ts';
import { statedAllergens } from '../../lib/statedAllergens.ts';
import styles from './ProductFacts.module.css';

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
        {allergens && <Allergens allergens={statedAllergens(product)} />}
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

interface AllergensProps {
  /** Undefined where they are not known */
  readonly allergens: readonly Allergen[] | undefined;
}

function Allergens({ allergens }: AllergensProps) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <FormattedMessage id="product.allergens.title" />
      </h2>
      {!allergens?.length ? (
        <p>
          <FormattedMessage
            id={allergens ? 'product.allergens.none' : 'product.allergens.unknown'}
          />
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
