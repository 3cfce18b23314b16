import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Allergen, Product } from '../../api/endpoints.gen.ts';
import { CleanHtml } from '../../components/content/CleanHtml.tsx';
import { NutritionTable } from '../../components/goods/NutritionTable.tsx';
import { allergenIds } from '../../components/goods/allergenIds.ts';
import styles from './ProductFacts.module.css';

export function ProductFacts({ product }: { readonly product: Product }) {
  const { description, ingredients, may_contain: traces, nutrition } = product;
  return (
    <div className={styles.facts}>
      {description ? (
        <section className={styles.section}>
          <Typography variant="h4" component="h2">
            <FormattedMessage id="product.description.title" />
          </Typography>
          <CleanHtml html={description} className={styles.prose} />
        </section>
      ) : null}
      <div className={styles.contents}>
        {ingredients ? (
          <section className={styles.section}>
            <Typography variant="h4" component="h2">
              <FormattedMessage id="product.ingredients.title" />
            </Typography>
            <CleanHtml html={ingredients} />
          </section>
        ) : null}
        {traces && <Allergens product={product} />}
        {nutrition && (
          <section className={styles.section}>
            <Typography variant="h4" component="h2">
              <FormattedMessage id="product.nutrition.title" />
            </Typography>
            <NutritionTable nutrition={nutrition} />
          </section>
        )}
      </div>
    </div>
  );
}

function AllergenChips({ allergens }: { readonly allergens: readonly Allergen[] }) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.allergens}>
      {allergens.map((allergen) => (
        <li key={allergen}>
          <Chip label={formatMessage({ id: allergenIds[allergen] })} />
        </li>
      ))}
    </ul>
  );
}

function Allergens({ product }: { readonly product: Product }) {
  const { allergens, may_contain: traces = [], allergen_names: names } = product;
  return (
    <section className={styles.section}>
      <Typography variant="h4" component="h2">
        <FormattedMessage id="product.allergens.title" />
      </Typography>
      {allergens?.length ? (
        <AllergenChips allergens={allergens} />
      ) : (
        <p>
          <FormattedMessage
            id={allergens ? 'product.allergens.none' : 'product.allergens.unknown'}
          />
        </p>
      )}
      {names ? <p>{names}</p> : null}
      {traces.length > 0 && (
        <>
          <Typography variant="h5" component="h3">
            <FormattedMessage id="product.allergens.mayContain" />
          </Typography>
          <AllergenChips allergens={traces} />
        </>
      )}
    </section>
  );
}
