import Typography from '@mui/material/Typography';
import type { TotalLine } from '../../api/endpoints.gen.ts';
import { classNames } from '../../lib/classNames.ts';
import { titleCase } from '../../lib/titleCase.ts';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { RemoveCoupon } from './RemoveCoupon.tsx';
import styles from './CartTotals.module.css';

interface TotalLinesProps {
  readonly totals: readonly TotalLine[];
  readonly isChangeable?: boolean;
}

export function TotalLines({ totals, isChangeable = true }: TotalLinesProps) {
  const keys = uniqueKeys(totals.map(({ code }) => code));
  return (
    <dl className={styles.totals}>
      {totals.map(({ code, title, text }, index) => (
        <Typography
          key={keys[index]}
          component="div"
          variant={code === 'total' ? 'price' : 'body1'}
          className={classNames(styles.total, code === 'total' && styles.sum)}
        >
          <dt>{title ?? titleCase(code)}</dt>
          <dd className={styles.amount}>{text}</dd>
          {code === 'coupon' && isChangeable && (
            <dd className={styles.control}>
              <RemoveCoupon />
            </dd>
          )}
        </Typography>
      ))}
    </dl>
  );
}
