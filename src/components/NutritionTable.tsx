import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Nutrition } from '../api/endpoints.gen.ts';
import { amountText, captionId, energyText, NUTRIENTS } from './nutrients.ts';
import styles from './NutritionTable.module.css';

export interface NutritionTableProps {
  /** Amounts per 100 g or 100 ml */
  nutrition: Nutrition;
}

/** Nutrition per 100 g or 100 ml. */
export function NutritionTable({ nutrition }: NutritionTableProps) {
  const intl = useIntl();
  const energy = energyText(intl, nutrition);
  return (
    <Table className={styles.table}>
      <caption>
        <FormattedMessage id={captionId(nutrition)} />
      </caption>
      <TableBody>
        {energy !== undefined && (
          <TableRow>
            <TableCell component="th" scope="row">
              <FormattedMessage id="nutritionTable.energy.name" />
            </TableCell>
            <TableCell align="right">{energy}</TableCell>
          </TableRow>
        )}
        {NUTRIENTS.map((nutrient) => {
          const text = amountText(intl, nutrition, nutrient);
          const { key, nameId, isPart } = nutrient;
          return text === undefined ? null : (
            <TableRow key={key}>
              <TableCell component="th" scope="row" className={isPart ? styles.part : undefined}>
                <FormattedMessage id={nameId} />
              </TableCell>
              <TableCell align="right">{text}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
