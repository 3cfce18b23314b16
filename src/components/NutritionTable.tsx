import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
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
    <Table className={styles.table}>
      <caption>
        <FormattedMessage id="nutritionTable.caption.text" />
      </caption>
      <TableBody>
        <TableRow>
          <TableCell component="th" scope="row">
            <FormattedMessage id="nutritionTable.energy.name" />
          </TableCell>
          <TableCell align="right">
            {intl.formatNumber(nutrition.energy_kj)} kJ / {intl.formatNumber(nutrition.energy_kcal)}{' '}
            kcal
          </TableCell>
        </TableRow>
        {rows.map((row) => (
          <TableRow key={row.key}>
            <TableCell component="th" scope="row" className={row.isPart ? styles.part : undefined}>
              <FormattedMessage id={row.id} />
            </TableCell>
            <TableCell align="right">
              {intl.formatNumber(nutrition[row.key], { maximumFractionDigits: 2 })} g
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
