import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Nutrition } from '../api/endpoints.gen.ts';
import { energyText, gramsText, NUTRIENTS } from './nutrients.ts';
import styles from './NutritionTable.module.css';

export interface NutritionTableProps {
  /** Amounts per 100 g or 100 ml */
  nutrition: Nutrition;
}

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
          <TableCell align="right">{energyText(intl, nutrition)}</TableCell>
        </TableRow>
        {NUTRIENTS.map(({ key, nameId, isPart }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row" className={isPart ? styles.part : undefined}>
              <FormattedMessage id={nameId} />
            </TableCell>
            <TableCell align="right">{gramsText(intl, nutrition[key])}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
