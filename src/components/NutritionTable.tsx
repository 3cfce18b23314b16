import { FormattedMessage, useIntl } from 'react-intl';
import type { Nutrition } from '../api/endpoints.gen.ts';
import styles from './NutritionTable.module.css';

export interface NutritionTableProps {
  /** Amounts per 100 g or 100 ml */
  nutrition: Nutrition;
}

/** Rows in the order that EU regulation 1169/2011 asks for; `isPart` are the "of which" rows. */
const rows = [
  { key: 'fat', id: 'nutritionTable.fat.name', isPart: false },
  { key: 'saturates', id: 'nutritionTable.saturates.name', isPart: true },
  { key: 'carbohydrate', id: 'nutritionTable.carbohydrate.name', isPart: false },
  { key: 'sugars', id: 'nutritionTable.sugars.name', isPart: true },
  { key: 'fibre', id: 'nutritionTable.fibre.name', isPart: false },
  { key: 'protein', id: 'nutritionTable.protein.name', isPart: false },
  { key: 'salt', id: 'nutritionTable.salt.name', isPart: false },
] as const;

/** Nutrition per 100 g or 100 ml. */
export function NutritionTable({ nutrition }: NutritionTableProps) {
  const intl = useIntl();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <FormattedMessage id="nutritionTable.caption.text" />
      </caption>
      <tbody>
        <tr>
          <th scope="row">
            <FormattedMessage id="nutritionTable.energy.name" />
          </th>
          <td>
            {intl.formatNumber(nutrition.energy_kj)} kJ / {intl.formatNumber(nutrition.energy_kcal)}{' '}
            kcal
          </td>
        </tr>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className={row.isPart ? styles.part : undefined}>
              <FormattedMessage id={row.id} />
            </th>
            <td>{intl.formatNumber(nutrition[row.key], { maximumFractionDigits: 2 })} g</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
