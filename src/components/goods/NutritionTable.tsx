import { FormattedMessage, useIntl } from 'react-intl';
import type { Nutrition } from '../../api/endpoints.gen.ts';
import { amountText, captionId, energyText, NUTRIENTS } from './nutrients.ts';
import styles from './NutritionTable.module.css';

export interface NutritionTableProps {
  nutrition: Nutrition;
}

export function NutritionTable({ nutrition }: NutritionTableProps) {
  const intl = useIntl();
  const energy = energyText(intl, nutrition);
  return (
    <table className={styles.table}>
      <caption>
        <FormattedMessage id={captionId(nutrition)} />
      </caption>
      <tbody>
        {energy !== undefined && (
          <tr>
            <th scope="row">
              <FormattedMessage id="nutritionTable.energy.name" />
            </th>
            <td>{energy}</td>
          </tr>
        )}
        {NUTRIENTS.map((nutrient) => {
          const text = amountText(intl, nutrition, nutrient);
          const { key, nameId, isPart } = nutrient;
          return text === undefined ? null : (
            <tr key={key}>
              <th scope="row" className={isPart ? styles.part : undefined}>
                <FormattedMessage id={nameId} />
              </th>
              <td>{text}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
